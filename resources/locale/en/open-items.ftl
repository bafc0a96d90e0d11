### Open items of a rebuilt event, and reading scans

open-result = Round { $round }, { -table } { $table } ({ $everyone }): result missing. Check the slip of this { -table }.
open-seats = Round { $round }, { -table } { $table }: players unknown. Check the slip of this { -table }.
open-place = Round { $round }: { -table } of { $player1 } unknown. Check their card, or the slip of their { -table }.
open-total = { $player1 }: the total after round { $round } is uncertain. Compare their card with the results.
open-status = { $player1 }: not known whether they are still in. Check their card or the cover sheet.
open-round = Round { $round }: not enough cards or slips to rebuild it. Look for the missing ones.
open-settings = Settings unknown. Check the cover sheet.
open-rating = { $player1 }: rating unknown. Type it under Players, or choose “Accept as shown” if they have none.
open-age = { $player1 }: age unknown. Type the age or age group under Players.
open-certain =
    Certain: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    } with seats, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
open-missing =
    { $count ->
        [one] { $count } open item.
       *[other] { $count } open items.
    }
open-more = … and { $count } more.
open-contradictions = Contradictions: { $count }.
open-nothing = Complete: nothing is missing or contradictory.
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
items-open-in-order = This game’s place in the order of results is unknown. Rebuild the event with the slip of game { $table }.
item-not-open = This item isn’t open.
item-player-not-open = { $player1 }: nothing is open in round { $round }.
item-table-there = { -Table } { $table } of round { $round } already exists.
item-ring = Ring games depend on their order. Rebuild the event with the missing slips or cards.
scan-pages-left = { $file }: only the first { $count } pages were read.
scan-too-large = { $name } is too large to read. The limit is { $most }.
scan-not-read = { $name } isn’t a readable image or PDF.
scan-not-a-file = { $name } isn’t a regular file.
scan-pixels = { $name } has too many pixels. The limit is { GROUPED($most) }.
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
scan-nothing-read = { $file }: no code found. Scan it straight, at 150 dpi or more.
scan-nothing-read-page = { $file }, page { $number }: no code found. Scan it straight, at 150 dpi or more.
item-table-size = { -Tables } in this format have { $least } to { $most } players.
