### The cover, and what the next round by hand says in every format

paper-name-cover = Card cover sheet
paper-about-cover = Event name, settings and seed as a code, for rebuilding
paper-name-hand = Emergency paper kit
paper-about-hand = Cards so far, blank slips and step-by-step instructions for carrying on without this computer

## The cover

cover-title = Card cover sheet
cover-about = If the event file is lost, this code and the record cards rebuild it: choose “Rebuild from cards” on the home screen. Keep this sheet with the cards.
cover-event = Event
cover-format = Format
cover-players = Players
cover-rounds = Rounds posted
cover-seed = Random seed
cover-settings = Settings
cover-code = Code (type the groups of five if it will not scan)

## The steps

hand-title = Next round by hand
hand-number = { $number }.
hand-none = No further round is due. The cards hold every result.
hand-open =
    First collect the open results of round { $round } ({ $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    }). The counts below assume that no one else withdraws.
hand-after = Back at the computer: if the file is lost, choose “Rebuild from cards” and scan the cover sheet and the cards. Then enter this round by hand from the slips.
hand-keep = Keep the slips in { -table } order. If a card and a slip differ, the slip counts.
hand-table-of =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } of { $size }
hand-board-of =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } of { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    })
