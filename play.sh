#!/usr/bin/env bash
# Installs what is missing and plays: ./play.sh opens the page, ./play.sh VARIANT [option=value …] plays in the terminal
set -euo pipefail
"$(dirname "$0")/scripts/install"
if [ $# -eq 0 ]; then
    exec "$(dirname "$0")/.venv/bin/bataille"
fi
exec "$(dirname "$0")/.venv/bin/bataille" play "$@"
