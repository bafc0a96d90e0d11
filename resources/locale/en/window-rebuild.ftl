### Words of the page that rebuilds a lost event from its cards

rebuild-menu = Reb&uild from cards…
rebuild-home = Rebuild from cards…
rebuild-tip = Makes a lost event again from the codes on its record cards, typed or scanned.
rebuild-heading = Rebuild an event from its cards
rebuild-hint = Drop scans here (PNG, JPEG, PDF), or scan or type the code of the cover, then of each card. After typed digits, type the player’s name. If cards are missing, add the slips.
rebuild-code = Code or name
rebuild-add = Add
rebuild-from-file = From a file…
rebuild-take-back = Take back the last
rebuild-name = Name of the event
rebuild-missing = What the papers say
rebuild-all-there = Nothing is missing.
rebuild-create = Create the event
rebuild-creating = Creating the event…
rebuild-code-files = Scans and codes (*.png *.jpg *.jpeg *.pdf *.txt);;All files (*)
rebuild-choose-file = Choose scans or codes
rebuild-reading = Reading…
rebuild-card-read = Card of { $name }.
rebuild-name-wanted = Card of { $name }. If it was typed, type the name now.
rebuild-slip-read = Slip of table { $table }, round { $round }.
rebuild-cover-read = Cover of { $event }.
rebuild-file-read = { $papers } from { $file }.
rebuild-nothing = Type or scan a card first.
rebuild-papers =
    { $count ->
        [one] { $count } paper
       *[other] { $count } papers
    }
