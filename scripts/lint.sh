#!/usr/bin/env bash
# Style and types.
set -euo pipefail
source "$(dirname "$0")/common.sh"

.venv/bin/ruff check
.venv/bin/ruff format --check
.venv/bin/mypy --strict src tests bench examples
