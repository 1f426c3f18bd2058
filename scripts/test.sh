#!/usr/bin/env bash
# Everything: style and types, the tests marked "plain" against the sources, the whole suite against the compiled build.
# A part of compiling keeps only one core busy, so all that needs no compiled build is done beside it. Without a C
# compiler the whole suite goes against the sources. More words for pytest may follow.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# More workers than cores, for servers and browsers let a worker wait; whoever is done early takes over what others have
# left. And they can be late on a busy machine: what fails is tried once more, alone, and that counts; but it is named.
checked() {
    local status=0 failed
    .venv/bin/pytest -n "$((${JOBS:-2} + 3))" --dist worksteal "$@" || status=$?
    [ $status = 0 ] || [ $status = 5 ] && return # 5: none of the chosen tests is here
    failed=$(.venv/bin/python -c 'import json; print("\n".join(json.load(open(".pytest_cache/v/cache/lastfailed"))))')
    say "once more, one by one, what failed"
    .venv/bin/pytest --last-failed --last-failed-no-failures none "$@"
    late+="$failed"$'\n'
}
late=""

scripts/assets.sh # before compiling: the compiled build takes them along
mkdir -p build
set -m # a process group of its own, so that all of it can be ended
scripts/fast.sh >build/compiling.log 2>&1 </dev/null &
compiling=$!
set +m
trap 'kill -- -$compiling 2>/dev/null || true' EXIT

scripts/lint.sh
scripts/chromium.sh
scripts/firefox.sh
say "testing the sources uncompiled"
LETOPIS_EXPECT=plain checked -m "plain and not soak" "$@"

if kill -0 $compiling 2>/dev/null; then say "waiting for the compiler"; fi
status=0
wait $compiling || status=$?
cat build/compiling.log
[ $status = 0 ] || exit $status
if [ -d build/fast ]; then
    say "testing the compiled build"
    PYTHONPATH="$PWD/build/fast" LETOPIS_EXPECT=compiled checked "$@"
else
    say "testing the rest of the sources uncompiled"
    LETOPIS_EXPECT=plain checked -m "not plain and not soak" "$@"
fi
if [ -n "$late" ]; then
    say "passed, but only the second time:"
    printf '%s' "$late" | sed 's/^/    /'
fi
