#!/usr/bin/env bash
# The compiled build: a copy of the package in build/fast, with what setup.py names compiled by mypyc.
# Afterwards build/fast is there if and only if it fits the sources. Without a C compiler there is none, and that is
# no error; sources that do not compile are one.
set -euo pipefail
source "$(dirname "$0")/common.sh"
only_one_at_a_time fast

code_stamp=build/fast.code.stamp
all_stamp=build/fast.all.stamp

fingerprint() { sort -z | xargs -0 sha256sum | sha256sum; }

# What the compiled code is made from; a change here means compiling anew.
compiled_code() {
    { .venv/bin/python -VV; echo "${CC:-}"; } | sha256sum
    { find src/letopis/{kernel,games,bots} -name '*.py' -print0 2>/dev/null || true
      printf '%s\0' src/letopis/server/table_view.py src/letopis/web/{look,render}.py src/letopis/research/vector.py
      printf '%s\0' setup.py pyproject.toml requirements/{runtime,build}.txt; } | fingerprint
}

package_files() { find src/letopis -type f ! -name '*.so' ! -path '*/__pycache__/*' -print0; }

# Whether the compiler that setuptools would call is there and can read Python's headers.
can_compile() {
    local compiler include
    include=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
    compiler=${CC:-$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}
    # shellcheck disable=SC2086 # CC may hold options
    echo '#include <Python.h>' | $compiler -I"$include" -x c -E - >/dev/null 2>&1
}

stay_plain() {
    rm -rf build/fast build/fast.*
    say "$*: going on uncompiled, which works but is several times slower"
    exit 0
}

code=$(compiled_code)
all=$(package_files | fingerprint)

if [ "${LETOPIS_COMPILE:-}" = 0 ]; then
    stay_plain "LETOPIS_COMPILE=0"
fi

if [ -d build/fast ] && [ "$(cat $code_stamp 2>/dev/null)" = "$code" ]; then
    if [ "$(cat $all_stamp 2>/dev/null)" != "$all" ]; then
        say "refreshing data, texts and uncompiled modules of the compiled build"
        rm -f $all_stamp
        find build/fast/letopis -type f ! -name '*.so' -delete
        package_files | tar -c --null -T - | tar -x -C build/fast --strip-components=1
        echo "$all" >$all_stamp
    fi
    exit 0
fi

if ! can_compile && [ -z "${CC:-}" ]; then
    headers=$(.venv/bin/python -c 'import sys; print("python%d.%d-dev" % sys.version_info[:2])')
    say "no C compiler with Python's headers found"
    install_packages gcc libc6-dev || true
    can_compile || install_packages "$headers" || true
    can_compile || say "to have the fast build:    sudo apt-get install gcc libc6-dev $headers"
fi
can_compile || stay_plain "no C compiler"

rm -rf build/fast build/fast.* build/lib.* build/temp.* build/bdist.*
# without icons and type too: the pages go on without them, and assets.sh may have found no npm
quietly "compiling kernel, games, bots and pages (a minute or so)" env LETOPIS_COMPILE=1 LETOPIS_ASSETS=0 \
    .venv/bin/python -m pip install -q --no-deps --no-build-isolation --target build/fast.new .
mv build/fast.new build/fast
rm -rf build/lib.* build/temp.* build/bdist.*
echo "$code" >$code_stamp
echo "$all" >$all_stamp
