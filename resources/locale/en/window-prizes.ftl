### The prizes page: the prize list and who would win what

prizes-go-to = Pri&zes
prizes-page = Prizes
prizes-button = Prizes
prizes-button-tip = Prize list, and who would win what
prizes-views = What is shown
prizes-view-winners = Who wins
prizes-view-list = Prize list
prizes-total = { $total } in { $count ->
        [one] { $count } prize
       *[other] { $count } prizes
    }
prizes-count = { $count ->
        [one] { $count } prize
       *[other] { $count } prizes
    }
prizes-print = Print
prizes-show = Show on display
prizes-hint = For each line, enter the prizes from 1st place down: 500; 300; 200, or 500 + Trophy; Medal.
prizes-for = For
prizes-low = From
prizes-high = To
prizes-unrated-too = Unrated too
prizes-which = Which one
prizes-players = Numbers of the players
prizes-name = Name (optional)
prizes-line = Prizes, from 1st place
prizes-save = Save line
prizes-remove = Remove line
prizes-currency = Currency
prizes-ties = Money of tied players
prizes-ties-share = Shared equally (32B)
prizes-ties-order = By tiebreaks
prizes-each = Prizes per player
prizes-each-one = The best one
prizes-each-all = All they win
prizes-withdrawn = Withdrawn players can win
prizes-rounding = Shares rounded down to
prizes-rounding-cent = Cents
prizes-rounding-whole = Whole amounts
prizes-saved = Prizes saved: { $category }.
prizes-removed = Prizes removed: { $category }.
prizes-any-rating = Rating from … to …
prizes-any-age = Age from … to …
prizes-any-club = Club …
prizes-any-team = Team …
prizes-any-grade = Grade …
prizes-number = “{ $text }” is not a whole number.
papers-paper-without-prizes = Enter prizes first: Event > Prizes
keys-prizes = Prizes
keys-prizes-save = Save the prizes of this line
keys-prizes-remove = Remove the line
keys-prizes-leave = Back to the list
