#!/bin/sh
# Opens the window on a sample event; without a display, makes the demo's papers and pictures instead.
set -eu
cd "$(dirname -- "$0")/.."
. packaging/display.sh

mkdir -p build
if ! has_display; then
    echo 'There is no display here, so no window can open. Making the demo in build/demo instead:' \
        'an event of every format and pictures of the window.'
    QT_QPA_PLATFORM=offscreen exec .venv/bin/tourneydesk demo -o build/demo
fi

sample=build/sample.tourney
if [ ! -f "$sample" ]; then
    # Under another name until it is whole, so that a stop half-way leaves no half event.
    rm -f build/unfinished.tourney
    .venv/bin/tourneydesk simulate risk-swiss --players 18 --rounds 1 --seed sample \
        -o build/unfinished.tourney
    mv build/unfinished.tourney "$sample"
fi
exec .venv/bin/tourneydesk "$sample"
