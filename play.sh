#!/usr/bin/env bash
# Installs what is missing and plays: ./play.sh [VARIANT] [option=value …]
set -euo pipefail
"$(dirname "$0")/scripts/install"
exec "$(dirname "$0")/.venv/bin/bataille" play "$@"
