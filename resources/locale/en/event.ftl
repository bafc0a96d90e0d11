### Words of the event as people read it: headings, results, what now

head-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
head-round = Round { $round } ({ $kind })
head-round-redrawn =
    Round { $round } ({ $kind }), drawn { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
head-standings = Standings
head-ratings = Expected change of ratings
rating-line =
    { $name }: { $wins ->
        [one] { $wins } match
       *[other] { $wins } matches
    } won, { $losses } lost, { $change }
head-points = Points
head-strikes = Strikes
head-wins = Wins
now-finished-without = The event is over; nobody won.
now-won = The event is over. { $names } has won.
now-won-shared = The event is over. { $names } have won together.
now-waiting =
    Missing { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }: { $tables }.
now-setup = Not ready to begin.
now-ready = Ready for round { $round }.
now-ready-final = Ready for the final.
result-drawn = drawn
result-won = won by { $name }
result-forfeit = not played by { $names }
result-of-board = { $place }. { $name } ({ $points }/{ $energy })
result-withdrawn = { $name } withdrawn
result-games = { $result } ({ $games })
result-none = no result
table-void = stopped, no result
bye-line =
    { $name } has a bye ({ $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    })
out-in = out in round { $round }
tiebreak-game-points = Game points
tiebreak-energy = Energy
tiebreak-lot = Lot
tiebreak-margin = Margin
tiebreak-latest-loss = Last loss
tiebreak-opponents = Opponents
tiebreak-wins = Wins
tiebreak-modified-median = Mod. median
tiebreak-solkoff = Solkoff
tiebreak-cumulative = Cumulative
tiebreak-median = Median
tiebreak-result = Direct
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
kind-random = random
kind-split = split by strikes
kind-ring = the ring
kind-playoff = last game
role-white = White
role-black = Black
role-seat = { "" }

## What verify finds

verified = Every posted round is what the engine makes of the same players and draw.
other-draw = Round { $round } was made with the draw “{ $was }”; by the redraws that were recorded it should be “{ $due }”.
round-by-hand = Round { $round } was seated by hand.
calls-differ = After decision { $moment } other tables were called than the ring asks for.
other-engine = Round { $round } was paired by { $was }; this program pairs by { $now }.
round-impossible = Round { $round } could not have been paired as things stood.
table-differs = Round { $round }, table { $table }: { $everyone } would not be seated so.
tables-differ =
    Round { $round } has { $was ->
        [one] { $was } table
       *[other] { $was } tables
    }, where the engine makes { $now }.
round-differs = Round { $round }: its kind, groups or byes are not what the engine makes.

## What check says

sound =
    { $name } is sound: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
pictures-made = { $to }: pictures of the window.
pages-made = { $to }: pictures of what the room sees, with 0 to 500 rows.
pictures-of = Pictures of every screen: { WORD($look, kind: "look") }, text at { $scale } %
look-light = light
look-dark = dark
pictures-missing = No pictures of the window: Qt cannot start here. “make run” installs what it needs.
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
