#!/usr/bin/env bash
# The environment: .venv with everything in requirements/dev.txt, and src/letopis in it as it stands (editable, plain).
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

python=$(find_python)

# The folder's own name is part of it: an environment does not survive being moved.
environment=$({ pwd; "$python" -VV; cat requirements/dev.txt requirements/runtime.txt; } | sha256sum)
package=$(cat pyproject.toml setup.py | sha256sum)

if [ "$(cat .venv/environment.stamp 2>/dev/null)" != "$environment" ]; then
    if ! can_make_environments "$python"; then
        missing=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        say "this Python cannot make virtual environments yet: $missing is not installed"
        install_packages "$missing" || true
        if ! can_make_environments "$python"; then
            say "please install it, then try again:    sudo apt-get install $missing"
            exit 1
        fi
    fi
    quietly "making a Python environment in .venv" "$python" -m venv --clear .venv
    # most modules are never imported, and those that are compile themselves then
    quietly "installing the pinned packages into it" .venv/bin/python -m pip install -q --no-compile -r requirements/dev.txt
    echo "$environment" >.venv/environment.stamp
fi

if [ "$(cat .venv/package.stamp 2>/dev/null)" != "$package" ]; then
    quietly "installing Letopis into it" env LETOPIS_COMPILE=0 \
        .venv/bin/python -m pip install -q --no-deps --no-build-isolation -e .
    echo "$package" >.venv/package.stamp
fi
