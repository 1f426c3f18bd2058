#!/usr/bin/env bash
# setup.sh [WHAT]: the environment .venv, with what is needed to
#
#     empty     run anything at all
#     runtime   play and serve
#     build     compile, too; src/letopis is in it as it stands (editable, plain)
#     dev       test and lint, too: what is meant if nothing is said
#
# Whatever is there already stays: each of these has all of those before it.
set -euo pipefail
source "$(dirname "$0")/common.sh"
only_one_at_a_time setup

find_python() {
    local python
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    say "Python 3.11 or later is needed, and neither ${PYTHON:-python3} nor a newer one beside it will do." >&2
    say "Install one (for example: sudo apt-get install python3.11 python3.11-venv), or name it: make PYTHON=..." >&2
    return 1
}

can_make_environments() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

what=${1:-dev}
python=$(find_python)
# The folder's own name is part of it: an environment does not survive being moved.
empty=$({ pwd; "$python" -VV; } | sha256sum)
runtime=$(sha256sum <requirements/runtime.txt)
build=$(cat requirements/{runtime,build}.txt | sha256sum)
dev=$(cat requirements/{runtime,build,postgres,dev}.txt | sha256sum)
package=$(cat pyproject.toml setup.py | sha256sum)

# Whether a step has been done, and as it would be done now.
has() { [ "$(cat ".venv/$1.stamp" 2>/dev/null)" = "${!1}" ]; }

# Whether any was done otherwise: then all is made anew, for nothing is to stay that is no longer asked for.
outdated() {
    local step
    for step in runtime build dev; do
        if [ -e ".venv/$step.stamp" ] && ! has "$step"; then return 0; fi
    done
    return 1
}

if ! has empty || outdated; then
    if ! can_make_environments "$python"; then
        missing=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        say "this Python cannot make virtual environments yet: $missing is not installed"
        install_packages "$missing" || true
        if ! can_make_environments "$python"; then
            say "please install it, then try again:    sudo apt-get install $missing"
            exit 1
        fi
    fi
    # A pip of its own is half of the work: who only wants to play waits for it later, in the background.
    own_pip=()
    if [ "$what" = empty ] && "$python" -m pip --python "$python" --version >/dev/null 2>&1; then own_pip=(--without-pip); fi
    quietly "making a Python environment in .venv" "$python" -m venv --clear "${own_pip[@]}" .venv
    echo "$empty" >.venv/empty.stamp
fi

if [ "$what" != empty ] && ! has "$what"; then
    pip=(.venv/bin/python -m pip)
    if [ ! -e .venv/bin/pip ] && [ "$what" = runtime ]; then
        pip=("$python" -m pip --python .venv/bin/python)
    elif [ ! -e .venv/bin/pip ]; then
        quietly "adding pip to it" .venv/bin/python -m ensurepip
    fi
    # The files name all that is needed, so nothing has to be resolved. Most modules are never imported, and those that
    # are compile themselves then.
    quietly "installing the pinned packages into it" \
        "${pip[@]}" install -q --no-compile --no-deps -r "requirements/$what.txt"
    for step in runtime build dev; do
        echo "${!step}" >".venv/$step.stamp"
        [ "$step" != "$what" ] || break
    done
fi

case $what in empty | runtime) exit 0 ;; esac
if ! has package; then
    quietly "installing Letopis into it" env LETOPIS_COMPILE=0 \
        .venv/bin/python -m pip install -q --no-deps --no-build-isolation -e .
    echo "$package" >.venv/package.stamp
fi
