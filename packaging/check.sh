#!/bin/sh
# Runs a check quietly: one line when all is fine, everything that it says when not.
# Usage: check.sh TEXT COMMAND…
set -eu
cd "$(dirname -- "$0")/.."
. packaging/steps.sh
log=build/check.log
if ! step "$log" "$@"; then
    cat "$log"
    exit 1
fi
