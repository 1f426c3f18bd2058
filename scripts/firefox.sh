#!/usr/bin/env bash
# The other browser for tests/browser/test_firefox.py; without it that is left out, and says so.
set -euo pipefail
source "$(dirname "$0")/common.sh"
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || install_packages firefox-esr ||
    say "no Firefox here: its tests are left out (apt-get install firefox-esr)"
