#!/bin/sh
# Runs a check quietly: one line when all is fine, everything that it says when not.
# Usage: check.sh TEXT COMMAND… It adds the last word of TEXT, and the seconds, to build/seconds.log.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/steps.sh
log=build/check.log
show_seconds=yes
if ! step "$log" "$@"; then
    cat "$log"
    exit 1
fi
printf '%s %s\n' "${1##* }" "$step_seconds" >>build/seconds.log
