#!/usr/bin/env bash
# The table in the browser. It opens as soon as there is what playing needs; what compiling needs is installed behind it,
# and the compiled build, several times faster, is made for next time.
set -euo pipefail
source "$(dirname "$0")/common.sh"

scripts/setup.sh empty
scripts/assets.sh >build/assets.log 2>&1 </dev/null & # npm and pip wait for the network side by side
assets=$!
[ -d build/fast ] || .venv/bin/python -m compileall -q src/letopis & # and Python is quicker with what is compiled already
scripts/setup.sh runtime
wait $assets || { cat build/assets.log; say "no icons and type could be had: the pages go on without them"; }
if [ -d build/fast ]; then
    scripts/setup.sh build
    scripts/fast.sh || say "going on uncompiled"
else
    say "compiling for speed in the background (build/compiling.log): the next start will use it"
    # the page comes first
    { sleep 10 && nice scripts/setup.sh build && nice scripts/fast.sh; } >build/compiling.log 2>&1 </dev/null &
    export PYTHONPATH="$PWD/src"
fi
exec scripts/with-fast.sh .venv/bin/python -m letopis serve --open --port 0 "$@"
