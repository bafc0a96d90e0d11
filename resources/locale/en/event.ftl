### The event as people read it: headings, results, the next step

head-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, random seed { $seed }
head-round = Round { $round }
head-round-kind = Round { $round } ({ $kind })
head-round-redrawn =
    Round { $round }, drawn { $times ->
        [one] once
       *[other] { $times } times
    }
head-round-kind-redrawn =
    Round { $round } ({ $kind }), drawn { $times ->
        [one] once
       *[other] { $times } times
    }
head-standings = Standings
head-ratings = Expected rating changes
rating-line =
    { $name }: { $wins ->
        [one] { $wins } match win
       *[other] { $wins } match wins
    }, { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }, { $change }
head-points = Points
head-strikes = Strikes
head-wins = Wins
now-finished-without = The event is over without a winner.
now-won = { $names } wins the event.
now-won-shared = { $names } share the win.
now-waiting =
    { $count } of { $total ->
        [one] { $total } { -table }
       *[other] { $total } { -tables }
    } missing: { $tables }
now-waiting-many =
    { $count } of { $total ->
        [one] { $total } { -table }
       *[other] { $total } { -tables }
    } missing
now-setup = Not ready to start.
now-ready = Ready to pair round { $round }.
now-ready-final = Ready to seat the final.
now-ready-semi-final = Ready to seat the semifinal.
now-ready-ring = Ready to start the ring.
result-drawn = draw
result-won = { $name } won
result-forfeit = { $names } didn’t show up
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } withdrew
result-games = { $result } ({ $games })
result-none = no result
result-running = in progress
table-void = stopped, no result
bye-line =
    Bye: { $name } ({ $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    })
out-in = out in round { $round }
tiebreak-game-points = Game points
tiebreak-energy = Energy
tiebreak-first-places = Boards won
tiebreak-lot = Drawn lot
tiebreak-margin = Margin
tiebreak-latest-loss = Last loss
tiebreak-opponents = Opponents
tiebreak-wins = Wins
tiebreak-modified-median = Mod. median
tiebreak-solkoff = Solkoff
tiebreak-cumulative = Cumulative
tiebreak-median = Median
tiebreak-result = Head-to-head
tiebreak-most-blacks = Blacks
tiebreak-cumulative-opposition = Cum. opp.
tiebreak-sonneborn-berger = S.-Berger
tiebreak-buchholz = Buchholz
tiebreak-played-first = Played
tiebreak-opposition-rating = Opp. perf.
tiebreak-kashdan = Kashdan
tiebreak-coin = Coin flip
kind-swiss = Swiss
kind-final = final
kind-semi-final = semifinal
kind-random = random
kind-split = split by strikes
kind-ring = ring
kind-playoff = deciding game
role-white = White
role-black = Black
role-seat = { "" }

## Findings of verify

verified = Verified: every round follows from the rules, the players and the seed.
other-draw = Round { $round } has the seed “{ $was }”; with its recorded draws it should be “{ $due }”.
round-by-hand = Round { $round } has manual changes.
calls-differ = After change { $moment }, the announced games differ from those the ring requires.
other-engine = Round { $round } was paired by { $was }; this program has { $now }.
round-impossible = Round { $round } can’t follow from the rounds and players before it.
table-differs = Round { $round }, { -table } { $table }: the rules give a different { -table }.
tables-differ =
    Round { $round } has { $was ->
        [one] { $was } { -table }
       *[other] { $was } { -tables }
    }; the rules give { $now }.
round-differs = Round { $round }: the rules give other groups, byes or another kind of round.

## Findings of check

sound =
    { $name } is intact: { $steps ->
        [one] { $steps } change
       *[other] { $steps } changes
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
pictures-made = { $to }: pictures of the window.
pages-made = { $to }: pictures of the display.
pictures-of = Pictures of the window: { WORD($look, kind: "look") }, text at { $scale }%
look-light = light
look-dark = dark
pictures-missing = No pictures of the window: Qt can’t start here. “make run” installs what it needs.
made-up-prize = Trophy
made-up-event = Made-up event
sample-event = { $name } sample
wrote =
    { $name }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. { $now }
