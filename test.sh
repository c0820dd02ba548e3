#!/usr/bin/env bash
# Installs what is missing, then checks and tests everything: ./test.sh
set -euo pipefail
cd "$(dirname "$0")"

step() {
    printf '\n=== %s (%d s)\n' "$*" $SECONDS
    "$@"
}

step scripts/install dev,lab,cluster
step scripts/browser
step scripts/check
step scripts/test
step scripts/pyodide
step scripts/wheel
printf '\nAll passed in %d s.\n' $SECONDS
