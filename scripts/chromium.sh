#!/usr/bin/env bash
# The browser for tests/browser; without one they are left out, and say so.
set -euo pipefail
source "$(dirname "$0")/common.sh"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || install_packages chromium ||
    say "no Chromium here: the browser tests are left out (apt-get install chromium)"
