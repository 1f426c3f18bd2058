#!/usr/bin/env bash
# The whole suite against the compiled build, then the tests marked "plain" against the sources; without a compiled
# build, the whole suite against the sources. More words for pytest may follow.
set -euo pipefail
source "$(dirname "$0")/common.sh"

workers=(-n "${JOBS:-2}")
if [ -d build/fast ]; then
    say "testing the compiled build"
    PYTHONPATH="$PWD/build/fast" LETOPIS_EXPECT=compiled .venv/bin/pytest "${workers[@]}" "$@"
    say "testing the sources uncompiled"
    LETOPIS_EXPECT=plain .venv/bin/pytest "${workers[@]}" -m "plain and not soak" "$@"
else
    say "testing the sources uncompiled"
    LETOPIS_EXPECT=plain .venv/bin/pytest "${workers[@]}" "$@"
fi
