#!/usr/bin/env bash
# wheels.sh [PYTHON...]: a source distribution and, from it, a compiled wheel for each Python there is (from 3.11 on) and
# a plain one for all others, in dist; each is tried out in a clean environment. LETOPIS_HOME: the project's address.
set -euo pipefail
source "$(dirname "$0")/common.sh"
scripts/setup.sh build
scripts/assets.sh

pythons=("$@")
if [ $# = 0 ]; then
    for name in python3.11 python3.12 python3.13 python3.14; do
        if "$name" -c 'import venv, ensurepip' 2>/dev/null; then pythons+=("$name"); fi
    done
fi

rm -rf dist build/lib.* build/temp.* build/bdist.*
mkdir -p dist
quietly "packing the sources" .venv/bin/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')"
sources=$(ls "$PWD"/dist/*.tar.gz)
# built from what was packed, where no npm and no git is: what is missing in it shows here
quietly "building the plain wheel" env LETOPIS_COMPILE=0 \
    .venv/bin/python -m pip wheel -q --no-deps --no-build-isolation -w dist "$sources"
.venv/bin/python scripts/smoke.py dist/letopis-*-none-any.whl
for python in "${pythons[@]}"; do
    quietly "building the compiled wheel of $python (some minutes)" env LETOPIS_COMPILE=1 \
        "$python" -m pip wheel -q --no-deps -w dist "$sources"
    tag=$("$python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
    "$python" scripts/smoke.py dist/letopis-*-"$tag"-*.whl "$python"
done
ls -l dist
