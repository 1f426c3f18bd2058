#!/usr/bin/env bash
# The whole suite against the compiled build, then the tests marked "plain" against the sources; without a compiled
# build, the whole suite against the sources. More words for pytest may follow.
set -euo pipefail
source "$(dirname "$0")/common.sh"

# One worker more than there are cores, for servers and browsers let a worker wait; whoever is done early takes over
# what others have left. And they can be late on a busy machine: what fails is tried once more, alone, and that counts.
checked() {
    .venv/bin/pytest -n "$((${JOBS:-2} + 2))" --dist worksteal "$@" && return
    say "once more, one by one, what failed"
    .venv/bin/pytest --last-failed --last-failed-no-failures none "$@"
}

if [ -d build/fast ]; then
    say "testing the compiled build"
    PYTHONPATH="$PWD/build/fast" LETOPIS_EXPECT=compiled checked "$@"
    say "testing the sources uncompiled"
    LETOPIS_EXPECT=plain checked -m "plain and not soak" "$@"
else
    say "testing the sources uncompiled"
    LETOPIS_EXPECT=plain checked "$@"
fi
