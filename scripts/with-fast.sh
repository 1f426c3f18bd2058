#!/usr/bin/env bash
# with-fast.sh COMMAND...: run it on the compiled build if there is one, else on the sources.
set -euo pipefail
fast="$(cd "$(dirname "$0")/.." && pwd)/build/fast"
if [ -d "$fast" ]; then
    export PYTHONPATH="$fast"
fi
exec "$@"
