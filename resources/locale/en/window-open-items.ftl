### The panel for the open items of a rebuilt event

open-item-title = Open items
open-item-table = { -Table }
open-item-seats = Player numbers, by seat
open-item-seat = Seat players
open-item-bye = Add bye
open-item-away = Mark absent
open-item-right = Accept as shown
open-item-no-table = Remove { -table }
open-item-choose = Select an open item.
open-item-result = Enter this result in round { $round }, { -table } { $table }.
open-item-rebuild = More papers are needed. Rebuild the event with them.
open-item-seated = Players seated { -at-table } { $table }. Enter their result in round { $round }.
open-item-settled = Item settled.
open-item-numbers = Type numbers only, e.g. 9 13.
open-item-bye-points = Points
