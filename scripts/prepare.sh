#!/usr/bin/env bash
# All that the tests need. A part of compiling keeps only one core busy: lint and the browser are seen to beside it, the
# assets before, for the compiled build takes them along. Whatever fails, fails; and then nothing is left running.
set -euo pipefail
source "$(dirname "$0")/common.sh"

mkdir -p build
scripts/assets.sh
set -m # a process group of its own, so that all of it can be ended
scripts/fast.sh >build/compiling.log 2>&1 </dev/null &
compiling=$!
set +m
trap 'kill -- -$compiling 2>/dev/null || true' EXIT

scripts/lint.sh
scripts/chromium.sh
if kill -0 $compiling 2>/dev/null; then say "waiting for the compiler"; fi
status=0
wait $compiling || status=$?
cat build/compiling.log
exit $status
