#!/bin/sh
# Opens the window on a sample event; without a display, makes the demo's papers and pictures instead.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/display.sh
. packaging/steps.sh

mkdir -p build
if ! has_display; then
    say 'There is no display here, so no window can open.'
    if grep -qi microsoft /proc/version 2>/dev/null; then
        say 'In Windows, "wsl --update" gives WSL a display; or use TourneyDesk for Windows itself.'
    fi
    say 'Instead, sample events of every format, their papers and pictures of the window are made:'
    QT_QPA_PLATFORM=offscreen exec .venv/bin/tourneydesk demo -o build/demo
fi

sample=build/sample.tourney
if [ ! -f "$sample" ]; then
    # Under another name until it is whole, so that a stop half-way leaves no half event.
    rm -f build/unfinished.tourney
    step build/sample.log 'Making a sample event' \
        .venv/bin/tourneydesk simulate risk-swiss --players 18 --rounds 1 --seed sample \
        -o build/unfinished.tourney || { show_end build/sample.log; exit 1; }
    mv build/unfinished.tourney "$sample"
fi
say "Opening $sample."
exec .venv/bin/tourneydesk "$sample"
