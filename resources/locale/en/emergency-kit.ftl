### The cover, and what the next round by hand says in every format

paper-name-cover = Cover of the cards
paper-about-cover = what no card holds, as a code: name, settings, seed
paper-name-hand = Hand pack
paper-about-hand = cards so far, blank slips, and the steps for going on without this computer

## The cover

cover-title = Cover of the cards
cover-about = If the event’s file is lost, the event can be made again from this code and those of the record cards: choose “Rebuild from cards” on the home screen, or the command “import”. Keep this sheet with the cards.
cover-event = Event
cover-format = Format
cover-players = Players
cover-rounds = Rounds posted
cover-seed = Seed of the draws
cover-settings = Settings
cover-code = Code of the cover, in groups of five

## The steps

hand-title = The next round by hand
hand-number = { $number }.
hand-none = No round follows as things stand. The cards hold every result; the standings are final once nothing is missing.
hand-open =
    First finish round { $round }: the slips of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } still to report are in this pack. The figures below are as if everybody who is in now stays in.
hand-after = Back at the computer: if the file is lost, choose “Rebuild from cards” and scan the cover and the cards of this pack. Then pair the round, seat it by hand as on the slips, and enter the results.
hand-keep = Keep the slips in order of tables. They are what counts if a card is in doubt.
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
