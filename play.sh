#!/usr/bin/env bash
# Installs what is missing and plays: ./play.sh [--port PORT] opens the page, ./play.sh VARIANT [option=value …] plays in the terminal
set -euo pipefail
"$(dirname "$0")/scripts/install"
case ${1:-} in
"" | -*) exec "$(dirname "$0")/.venv/bin/bataille" "$@" ;;
esac
exec "$(dirname "$0")/.venv/bin/bataille" play "$@"
