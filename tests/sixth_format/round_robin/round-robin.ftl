### The round robin

round-robin-format-name = Round robin
round-robin-format-about = Everyone plays everyone else, once or twice. For small groups with time for it.
round-robin-card-title = Pairing card
round-robin-people-late-entries = Nobody can be added once round 1 is paired.
round-robin-kind-berger = round robin
round-robin-setting-cycles = Games against each opponent
round-robin-setting-cycles-1 = 1
round-robin-setting-cycles-2 = 2, one with each color
round-robin-card-key = Circle your color and your result (1, ½ or 0), then write your new score.
round-robin-leads-to =
    { $players } players, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: everyone meets everyone else.

## The next step, and what cannot be

round-robin-too-few = A round robin needs 3 or more players, and { $players } are in. Enter { $missing } more.
round-robin-results-missing =
    Round { $round } still waits for { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
round-robin-all-have-met = Everyone has met everyone else. The event is over after { $rounds } rounds.
round-robin-second-time-begun = Round { $rounds } is part of the second games already.
round-robin-too-late = Round 1 is paired for { $players } players, so nobody else can come in.
round-robin-no-byes = Everyone plays everyone here, so there are no byes on request. Record a forfeit for { $player1 } instead.
round-robin-everybody-meets = { $player1 } and { $player2 } meet like everyone else in a round robin.
round-robin-nothing-is-drawn = Nothing is drawn by lot here: the Berger table says who meets.
round-robin-one-seat-each = Round { $round } has two players at each board, and each of its players once. Look at these: { $everyone }.
round-robin-board-has-reported = Board { $table } has reported. Clear its result first.
round-robin-other-pair = Board { $table }: { $player1 } and { $player2 } do not meet in this round of the Berger table.
round-robin-other-color = Board { $table }: { $player1 } and { $player2 } have the colors the other way round.
round-robin-opponent-has-another = The opponent of { $player1 } in round { $round } is at a board that stays. Free that board as well.
round-robin-not-two-of-the-round = Name two different players of round { $round }, not { $everyone }.

## Why

round-robin-berger-table = The Berger table for { $players } players says who meets whom.
round-robin-by-the-table = { $player1 } and { $player2 } meet in round { $round } of the Berger table, { $player1 } with White.
round-robin-sits-out = { $player1 } sits out. The number of players is odd, so everyone does once.
round-robin-opponent-left = { $player2 } has left, so { $player1 } gets the point.
round-robin-seated-by-hand = The organizer seated this board by hand.
round-robin-meet-in-another =
    The Berger table has { $player1 } and { $player2 } meet in { $rounds ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }.
round-robin-weigh-other-pairs = pairs that the table does not have
round-robin-weigh-other-colors = colors that the table gives the other way round

## By hand

round-robin-hand-pairs =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
round-robin-hand-heading-berger = Round { $round }: { $players } players, { $sizes }
round-robin-hand-by-number = Seat them by the numbers on their cards, White first: { $pairs }.
round-robin-hand-out = Whoever is not among these sits out.
round-robin-hand-slips =
    Write each pair on a blank slip: { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
round-robin-hand-points = On each card, circle color and result and write the new score: a win 1, a draw ½.
round-robin-hand-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
