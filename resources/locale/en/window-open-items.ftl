### Words of the panel that settles the open items of a rebuilt event

open-item-open-items = Open items
open-item-open-table = Table
open-item-open-seats = Player numbers, by seat
open-item-open-seat = Seat table
open-item-open-bye = Give bye
open-item-open-away = Was absent
open-item-open-right = Correct as shown
open-item-open-no-table = No such table
open-item-open-choose = Choose an open item.
open-item-open-result = Enter this result in round { $round }, table { $table }.
open-item-open-rebuild = This needs more papers. Rebuild the event with them.
open-item-open-seated = Players seated at table { $table }. Enter their result in round { $round }.
open-item-open-settled = Settled.
open-item-open-numbers = Type numbers only, for example 9 13.
open-item-open-bye-points = Points
