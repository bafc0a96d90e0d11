### The sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and its contents in a line

paper-name-packet = Round packet
paper-about-packet = Pairings by { -table } and name, result slips, standings
paper-name-tables = Pairings by { -table }
paper-about-tables = Who plays where, with boxes for the results
paper-name-names = Pairings by name
paper-about-names = Where everyone sits, by last name
paper-name-slips = Result slips
paper-about-slips = One per { -table }, to cut and stack
paper-name-filled-slips = Completed result slips
paper-about-filled-slips = The result of every { -table }, for your records
paper-name-cards = Record cards
paper-about-cards = One per player, filled in so far
paper-name-blank-card = Blank record cards
paper-about-blank-card = For late entries
paper-name-standings = Standings
paper-about-standings = All players by place
paper-name-ages = Standings by age group
paper-about-ages = One list per age group
paper-name-wall = Wall chart
paper-about-wall = Round by round, by pairing number
paper-name-cross = Crosstable
paper-about-cross = Round by round, by place
paper-name-strikes = Strikes sheet
paper-about-strikes = Strikes per round, and who is out
paper-name-boards = RISK 2210 reporting forms
paper-about-boards = One per board, for signatures
paper-name-form = RISK 2210 event report
paper-about-form = Every board of the event, and the standings
paper-name-ring = Ring chart
paper-about-ring = Who sits next to whom
paper-name-bracket = Bracket
paper-about-bracket = The top cut on one page, with lines for the names to come
paper-name-calls = Game announcements
paper-about-calls = Games in progress, with blank lines for the next ones
paper-name-check-in = Check-in list
paper-about-check-in = All entries by last name, with boxes for arrived and paid
paper-name-numbers = { -Table } signs
paper-about-numbers = One large number per { -table }, outlined to save toner
paper-name-badges = Name badges
paper-about-badges = Name, club and number, for badge holders
paper-name-place-cards = Place cards
paper-about-place-cards = To fold, with the name on both sides
paper-name-registration = Registration forms
paper-about-registration = For players to fill in
paper-name-sign-up = Sign-up list
paper-about-sign-up = Blank lines for entries at the door
paper-name-bye-slips = Bye requests
paper-about-bye-slips = Slips with which players ask for a bye
paper-name-withdrawal-slips = Withdrawal slips
paper-about-withdrawal-slips = Slips with which players withdraw
paper-name-score-sheet = Score sheets
paper-about-score-sheet = For the moves, two per { -table }
paper-name-incident = Incident report
paper-about-incident = For a penalty or a dispute, with signatures
paper-name-clock = Round clock log
paper-about-clock = Start, end, and { -tables } with extra time
paper-name-report = Report
paper-about-report = Standings and every result
paper-name-certificates = Certificates
paper-about-certificates = For the first places, rating classes and age groups; three designs

## Why a document cannot be printed

paper-unknown = No document is called “{ $paper }”. This event has: { $known }.
paper-other-format = { $name } is not for this format. This event has: { $known }.
paper-before-round = { $name }: available once round 1 is posted.
paper-before-end = { $name }: available when the event is over.
paper-before-result = { $name }: available after the first result.
paper-nothing = { $name }: nothing to print right now.
paper-table-unknown =
    Round { $round } has no { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
paper-player-unknown =
    No player has { $numbers ->
        [one] the number { $numbers }
       *[other] the numbers { $numbers }
    }.
paper-corrected = { $round }, corrected
paper-card-stock = Card stock is for record cards and their cover sheet. Choose letter or a4.
paper-footer-long = The footer line is too long: { $letters } letters. About { $most } fit on a sheet.
paper-tables-form = { -Tables }: type numbers such as 9 or 9,11 or 3-8, not { $text }.
paper-players-form = Players: type numbers such as 9 or 9,11 or 3-8, not { $text }.
paper-option-form = “{ $text }” is not an option. Write KEY=VALUE, such as up=4.
paper-option-unknown = There is no option “{ $option }” here. What you print has: { $known }.
paper-option-none = “{ $option }” does not apply: what you print has no options.
paper-option-value = “{ $value }” is not a value of “{ $option }”. Choose from: { $known }.
paper-line-options = options: { $options }

# The options of documents: their labels, and their values
paper-option-up = Per sheet
paper-option-up-cards-fit = as many as fit
paper-option-up-cards-column = 3 cards, 3 × 5 in
paper-option-size = Card size
paper-option-size-quarter = Quarter of the sheet
paper-option-size-4x6 = 4 × 6 in
paper-option-size-3x5 = 3 × 5 in
paper-option-back = Back side
paper-option-back-no = Leave blank
paper-option-back-yes = Chart, rules, notes
paper-option-columns-a-page = Columns per page
paper-option-poster = Poster
paper-option-poster-no = No
paper-poster-at = { $meters } m
paper-option-phones = Address for phones
paper-option-phones-yes = If shared
paper-option-phones-no = No
paper-option-columns = Columns
paper-option-by = Divided by
paper-option-by-all = All together
paper-option-by-class = Rating class
paper-option-by-club = Club
paper-option-by-ages = Age group
paper-option-order = Order
paper-option-order-number = Number
paper-option-order-rating = Rating
paper-option-order-name = Name
paper-option-order-place = Place

paper-made = { $name }: { $papers }.
paper-list-of = Documents of { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: available once round 1 is posted
paper-line-reported = { $key }  { $name }: available after the first result
paper-line-without-prizes = { $key }  { $name }: enter prizes first
paper-line-finished = { $key }  { $name }: available when the event is over
papers-made =
    { $to }: { $papers ->
        [one] { $papers } document
       *[other] { $papers } documents
    } of the events, for letter and A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Game { $number }
sheet-players = Players
sheet-find-table = Find your { -table }
sheet-number = No. { $number }
sheet-unrated = unrated
sheet-checked-in = Checked in
sheet-called = Announced

## Headings and facts

sheet-go-on = { $heading } (continued)
sheet-title-names = { $title }, { $first }–{ $last }
sheet-title-rows = { $title }, { $first }–{ $last }
sheet-without-table = Not playing this round
sheet-bye =
    bye, { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
sheet-no-players = No players yet.
sheet-no-games = No games in progress.
sheet-standings-after = Standings after round { $round }
sheet-standings-after-final = Standings after the final
sheet-standings-after-playoff = Standings after the deciding game
sheet-standings-after-stage = Standings after: { $stage }
sheet-standings-final = Final standings
sheet-standings-so-far = Standings so far (round { $round } in progress)
sheet-standings-so-far-final = Standings so far (final in progress)
sheet-standings-so-far-playoff = Standings so far (deciding game in progress)
sheet-standings-so-far-stage = Standings so far ({ $stage } in progress)
sheet-standings-so-far-ring = Standings so far
sheet-age-group = Age group { WORD($group, kind: "ages") }
sheet-no-club = No club
sheet-group = Group { $group }
sheet-no-group = No group
sheet-are-in = Still in
sheet-are-out = Eliminated
sheet-out-at = Eliminated at (strikes)
sheet-board-of = Round { $round }, { -table } { $table }
sheet-board-final = Final, { -table } { $table }
sheet-board-semi-final = Semifinal, { -table } { $table }
sheet-venue = Venue
sheet-date = Date
sheet-organizer = Organizer
sheet-sanction = Sanction no.
sheet-format = Format
sheet-rounds = Rounds
sheet-tables = { -Tables }
sheet-seed = Random seed
sheet-report-so-far = Report so far
sheet-report-final = Final report
sheet-outcome-so-far = Where the event is
sheet-outcome = Result
sheet-notes = Notes
sheet-draw = Random draw: seed “{ $seed }”, label “{ $label }”, { $rules }
sheet-draw-rules = { $format } pairing rules, version { $version }

## Lines to sign on

sheet-signed-player = Player’s signature
sheet-signed-judge = Judge’s signature
sheet-signed-organizer = Organizer’s signature
sheet-signed-date = Date

## Round clock sheet

sheet-whole-round = Whole round
sheet-planned = Planned
sheet-really = Actual
sheet-minutes = Minutes
sheet-started = Started at
sheet-paused = Paused at
sheet-goes-on = Resumed at
sheet-ends = Ended at
sheet-longer-tables = { -Tables } with extra time
sheet-more-minutes = Minutes added
sheet-new-end = New end
sheet-why = Reason
sheet-initials = Initials

## Ring

sheet-games-now = In progress
sheet-games-next = Next games
sheet-ring-place = Ring place
sheet-ring-next = Next clockwise
sheet-ring-games = Games
sheet-ring-in = In
sheet-ring-won = Winner
sheet-ring-out = Out
sheet-ring-left = Withdrew

## Wall chart and crosstable: a round in the space of a cell

cross-won = W { $other }
cross-drawn = D { $other }
cross-lost = L { $other }
cross-won-as = W { $other } { $colour }
cross-drawn-as = D { $other } { $colour }
cross-lost-as = L { $other } { $colour }
cross-forfeit-won = X
cross-forfeit-lost = F
cross-forfeit-won-as = X { $other }
cross-forfeit-lost-as = F { $other }
cross-void = S { $other }
cross-void-as = S { $other }
cross-open = … { $other }
cross-bye = bye { $points }
cross-missed = –
cross-board = { $figure } ({ $table })
cross-withdrawn = WD ({ $table })
cross-short-won = W{ $other }
cross-short-drawn = D{ $other }
cross-short-lost = L{ $other }
cross-short-forfeit-won = X{ $other }
cross-short-forfeit-lost = F{ $other }
cross-short-void = S{ $other }
cross-short-open = …
cross-short-bye = bye
cross-short-withdrawn = WD
cross-white = w
cross-black = b
cross-key-two = W win, D draw, L loss, with the opponent’s number · X / F forfeit win / loss · S stopped, no result · … in progress · – not paired
cross-key-colours = w White, b Black
cross-key-risk = Place (board) · WD disqualified or withdrawn · … in progress · – not paired
cross-key-strikes = Strikes per round (table) · WD withdrew · … in progress · – missed: strikes of a last place
cross-key-score = small figure: score after the round
cross-key-order-number = in order of numbers
cross-key-order-rating = in order of ratings
cross-key-order-name = in order of names
cross-key-order-place = in order of places

## Legend of the standings

sheet-order = Order: { $keys }.
sheet-legend-games = W12: won against no. 12; L lost; D drew; X, F: won, lost by forfeit.
sheet-legend-latest = Rounds 1–{ $rounds } are on the crosstable.
sheet-legend-final =
    The heavy line is below the { $count ->
        [one] { $count } player
       *[other] { $count } players
    } of the final.

## Certificates

