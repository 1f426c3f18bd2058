#!/usr/bin/env bash
# The table in the browser. It opens at once; the compiled build, several times faster, is made behind it for next time.
set -euo pipefail
source "$(dirname "$0")/common.sh"

scripts/assets.sh || say "no icons and type could be had: the pages go on without them"
if [ -d build/fast ]; then
    scripts/fast.sh || say "going on uncompiled"
else
    say "compiling for speed in the background (build/compiling.log): the next start will use it"
    scripts/fast.sh >build/compiling.log 2>&1 </dev/null &
fi
exec scripts/with-fast.sh .venv/bin/letopis serve --open --port 0 "$@"
