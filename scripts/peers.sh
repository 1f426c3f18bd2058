#!/usr/bin/env bash
# The libraries that make bench measures us against, in .venv-peers.
set -euo pipefail
source "$(dirname "$0")/common.sh"
only_one_at_a_time peers

wanted=$({ pwd; cat requirements/peers.txt; } | sha256sum)
if [ "$(cat .venv-peers/letopis.stamp 2>/dev/null)" = "$wanted" ]; then
    exit 0
fi
quietly "making an environment for the peers in .venv-peers" .venv/bin/python -m venv --clear .venv-peers
quietly "installing the peers into it" .venv-peers/bin/python -m pip install -q -r requirements/peers.txt
echo "$wanted" >.venv-peers/letopis.stamp
