### The page that rebuilds a lost event from its cards

rebuild-menu = Reb&uild from cards…
rebuild-home = Rebuild from cards…
rebuild-tip = Rebuilds a lost event from the codes on its record cards, typed or scanned.
rebuild-heading = Rebuild an event from its cards
rebuild-hint = Drop scans here (PNG, JPEG, PDF), or scan or type the codes: the cover sheet first, then the cards in any order. Add result slips for missing cards.
rebuild-code = Code or name
rebuild-add = Add code
rebuild-from-file = Add scans or a file…
rebuild-take-back = Remove last
rebuild-name = Event name
rebuild-missing = Rebuilt so far
rebuild-all-there = Complete: nothing is missing or contradictory.
rebuild-create = Create event
rebuild-creating = Creating the event…
rebuild-code-files = Scans and codes (*.png *.jpg *.jpeg *.pdf *.txt);;All files (*)
rebuild-choose-file = Choose scans or codes
rebuild-reading = Reading…
rebuild-card-read = Card of { $name } read.
rebuild-name-wanted = Card of { $name } read. Type the player’s name if it isn’t shown.
rebuild-slip-read = Slip of { -table } { $table }, round { $round }, read.
rebuild-cover-read = Cover sheet of { $event } read.
rebuild-file-read = { $papers } read from { $file }.
rebuild-nothing = Type or scan a code.
rebuild-papers =
    { $count ->
        [one] { $count } code
       *[other] { $count } codes
    }
