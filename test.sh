#!/usr/bin/env bash
# Installs what is missing, then checks and tests everything: ./test.sh
set -euo pipefail
cd "$(dirname "$0")"

step() {
    printf '\n=== %s (%d s)\n' "$*" $SECONDS
    "$@"
}

# Two steps at once, for such as leave a core idle; what the second says is shown when the first is done.
together() {
    local said other
    said=$(mktemp)
    $2 >"$said" 2>&1 &
    other=$!
    # shellcheck disable=SC2086 # a command and its words
    if ! step $1; then
        kill "$other" 2>/dev/null || true # it may be done already
        exit 1
    fi
    printf '\n=== %s\n' "$2"
    wait "$other" || { cat "$said" && exit 1; }
    cat "$said" && rm "$said"
}

step scripts/install dev,lab,cluster
step scripts/browser
step scripts/check
step scripts/test core
step scripts/test lab
together "scripts/test page" scripts/pyodide
step scripts/wheel
printf '\nAll passed in %d s.\n' $SECONDS
