#!/usr/bin/env bash
# The documentation as a site in build/site; a dead link or a request to somebody else fails it.
set -euo pipefail
source "$(dirname "$0")/common.sh"
only_one_at_a_time docs

wanted=$({ pwd; cat requirements/docs.txt; } | sha256sum)
if [ "$(cat .venv-docs/letopis.stamp 2>/dev/null)" != "$wanted" ]; then
    quietly "making an environment for the site in .venv-docs" .venv/bin/python -m venv --clear .venv-docs
    quietly "installing what makes it" .venv-docs/bin/python -m pip install -q --no-deps -r requirements/docs.txt
    echo "$wanted" >.venv-docs/letopis.stamp
fi
quietly "gathering the pages" .venv/bin/python -m scripts.site build/docs
quietly "building the site" env NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build -q
.venv/bin/python -m scripts.site --check build/site
say "the documentation is in build/site/index.html"
