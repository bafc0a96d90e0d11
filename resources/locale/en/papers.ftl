### Words of the sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and what it holds in a line

paper-name-packet = Packet of the round
paper-about-packet = pairings by table and by name, result slips, standings
paper-name-tables = Pairings by table
paper-about-tables = who sits where, with boxes for the results
paper-name-names = Pairings by name
paper-about-names = where each player sits, in order of the alphabet
paper-name-slips = Result slips
paper-about-slips = one a table, four to a sheet, to cut and stack
paper-name-filled-slips = Filled result slips
paper-about-filled-slips = what each table reported, on its slip, to check and keep
paper-name-cards = Record cards
paper-about-cards = one a player, filled in so far
paper-name-blank-card = Blank record cards
paper-about-blank-card = a sheet of cards for late entries
paper-name-standings = Standings
paper-about-standings = everybody by place
paper-name-ages = Standings by age group
paper-about-ages = each age group by itself
paper-name-wall = Wall chart
paper-about-wall = every player’s rounds, by number
paper-name-cross = Crosstable
paper-about-cross = every player’s rounds, by place
paper-name-strikes = Strikes sheet
paper-about-strikes = strikes by group, and who is out
paper-name-boards = RISK 2210 reporting forms
paper-about-boards = one a board, to sign
paper-name-form = RISK 2210 event report
paper-about-form = every board of the event, and the standings
paper-name-ring = Ring chart
paper-about-ring = who stands where on the ring
paper-name-calls = Call sheet
paper-about-calls = the games being played, and lines for those to call
paper-name-check-in = Check-in list
paper-about-check-in = everybody entered, with a box to tick
paper-name-numbers = Table numbers
paper-about-numbers = a big number for each table
paper-name-clock = Round clock sheet
paper-about-clock = start, end, and tables with more time
paper-name-report = Final report
paper-about-report = standings, and every table of every round
paper-name-certificates = Certificates
paper-about-certificates = for the first three, and the best of each age group

## Why a document cannot be printed

paper-unknown = There is no paper “{ $paper }”. Papers of this event: { $known }.
paper-other-format = { $name }: not for this format. Papers of this event: { $known }.
paper-before-round = { $name }: there is nothing on it before round 1 is posted.
paper-before-end = { $name }: wait until the event is over.
paper-before-result = { $name }: there is nothing on it before a table has reported.
paper-nothing = { $name }: there is nothing to print on it now.
paper-table-unknown =
    Round { $round } does not have { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }. Ask for tables of that round.
paper-player-unknown =
    Nobody here has { $numbers ->
        [one] the number { $numbers }
       *[other] one of the numbers { $numbers }
    }. Leave out or correct.
paper-corrected = { $round }, corrected
paper-card-stock = On card stock only record cards can be printed. Choose letter or a4.
paper-tables-form = Write tables as 9 or 9,11 or 3-8, not { $text }.
paper-made = { $name }: { $papers }.
paper-list-of = Papers of { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: once round 1 is posted
paper-line-reported = { $key }  { $name }: once a table has reported
paper-line-finished = { $key }  { $name }: once the event is over
papers-made =
    { $to }: { $papers ->
        [one] { $papers } paper
       *[other] { $papers } papers
    } of the events, for letter and for A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Game { $number }
sheet-players = Players
sheet-called = Called

## Headings and facts

sheet-go-on = { $heading } (continued)
sheet-without-table = Without a table this round
sheet-bye =
    bye, { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }
sheet-nobody = Nobody yet.
sheet-no-games = No game is being played.
sheet-standings-after = Standings after round { $round }
sheet-age-group = Age group { WORD($group, kind: "ages") }
sheet-group = Group { $group }
sheet-no-group = In no group
sheet-are-in = Still in
sheet-are-out = Out
sheet-out-at = Strikes at which a player is out
sheet-board-of = Round { $round }, table { $table }
sheet-board-final = Round { $round }, table { $table }: the final
sheet-venue = Venue
sheet-date = Date
sheet-organizer = Organizer
sheet-sanction = Sanction no.
sheet-format = Format
sheet-rounds = Rounds
sheet-tables = Tables
sheet-seed = Seed of the draws
sheet-outcome = Outcome
sheet-notes = Notes
sheet-draw = Drawn from seed “{ $seed }”, label “{ $label }”, by { $engine }.

## Lines to sign on

sheet-signed-player = Signature of a player
sheet-signed-judge = Signature of the judge
sheet-signed-organizer = Signature of the organizer
sheet-signed-date = Date

## Round clock sheet

sheet-whole-round = The whole round
sheet-planned = Planned
sheet-really = As it was
sheet-minutes = Minutes
sheet-started = Started at
sheet-paused = Stopped at
sheet-goes-on = Went on at
sheet-ends = Ended at
sheet-longer-tables = Tables with more time
sheet-more-minutes = Minutes more
sheet-new-end = New end
sheet-why = Why
sheet-initials = Initials

## Ring

sheet-games-now = Being played
sheet-games-next = Called next
sheet-ring-place = Ring place
sheet-ring-next = Next clockwise
sheet-ring-games = Plays at
sheet-ring-in = In
sheet-ring-won = Winner
sheet-ring-out = Out
sheet-ring-left = Left

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
cross-white = w
cross-black = b
cross-key-two = W won, D drew, L lost, with the opponent’s number · bye with its points · X won and F lost because somebody did not come · S stopped, counts for nobody · … still playing · – not there.
cross-key-colours = w had White, b had Black.
cross-key-risk = The place at the board, and in brackets the table · WD disqualified or withdrawn · … still playing · – not there.
cross-key-strikes = The strikes of the round, and in brackets the table · WD withdrawn · bye · … still playing · – not there, which costs the strikes of a last place.

## Certificates

cert-title = Certificate
cert-given-to = awarded to
cert-place =
    Place { $place } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cert-age-group = Best of age group { WORD($group, kind: "ages") }
cert-points =
    with { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
    }
cert-wins =
    with { $figure ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
cert-strikes =
    with { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
cert-where-when = { $format } · { $venue } · { $date }
cert-where = { $format } · { $venue }
cert-when = { $format } · { $date }
