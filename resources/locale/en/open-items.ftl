### Words of what is open in a rebuilt event, and of reading scans

open-result = Round { $round }, table { $table } ({ $everyone }): the result is missing. The slip of this table settles it.
open-seats = Round { $round }, table { $table }: who sat there is missing. The slip of this table settles it.
open-place = Round { $round }: no paper says where { $player1 } was. Their card or the slip of their table settles it.
open-total = { $player1 }: the total after round { $round } is in doubt. Compare their card with the results.
open-status = { $player1 }: no paper says whether they are still in. Their card or the cover settles it.
open-round = Round { $round }: the papers do not say enough to rebuild it. The missing cards or its slips settle it.
open-settings = No paper says which settings the event has. The cover settles it.
open-rating = { $player1 }: rating unknown. Enter it under Players. If they have none: “Correct as shown”.
open-age = { $player1 }: age unknown. Enter the age or the age group under Players.
open-certain =
    Certain: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with seats, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
open-missing =
    Open: { $count ->
        [one] { $count } item
       *[other] { $count } items
    }.
open-more = … and { $count } more.
open-contradictions = Contradictions: { $count }.
open-nothing = Complete: nothing is missing and nothing contradicts.
open-standings =
    Provisional: { $count ->
        [one] { $count } item is
       *[other] { $count } items are
    } still open. “?” marks what depends on them.
items-open =
    This event was rebuilt from paper, and { $count ->
        [one] { $count } item is
       *[other] { $count } items are
    } still open. Settle them under Players, Open items.
items-open-in-order = This game’s place in the order of results is not known. Rebuild the event with the slip of game { $table }.
item-not-open = That is not open in this event.
item-player-not-open = { $player1 }: their place in round { $round } is not open.
item-table-there = Round { $round } already has a table { $table }.
item-ring = The games of a ring depend on their order. Rebuild the event with the missing slips or cards.
scan-pages-left = { $file }: only the first { $count } pages were read.
scan-too-large = “{ $name }” is too large to read: { $most } at most.
scan-not-read = “{ $name }” cannot be read as an image or PDF.
scan-not-a-file = “{ $name }” is not a regular file.
scan-pixels = “{ $name }” has too many pixels: { GROUPED($most) } at most.
scan-codes-read =
    { $file }: { $count ->
        [one] { $count } code
       *[other] { $count } codes
    } read.
scan-codes-read-page =
    { $file }, page { $number }: { $count ->
        [one] { $count } code
       *[other] { $count } codes
    } read.
scan-nothing-read = { $file }: no code was read. Scan it straight, at 150 dpi or more.
scan-nothing-read-page = { $file }, page { $number }: no code was read. Scan it straight, at 150 dpi or more.
item-table-size = A table of this format has { $least } to { $most } players.
