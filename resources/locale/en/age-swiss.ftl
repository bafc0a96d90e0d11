### Words of the Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = { $n } and under
age-swiss-ages-n-and-up = { $n } and up

## The number of players and rounds, ages

age-swiss-cannot-seat =
    A round takes 2 or more players, and { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Enter or take back { $missing ->
        [one] { $missing } more player
       *[other] { $missing } more players
    }.
age-swiss-ages-missing =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } no age yet: { $everyone }. Players meet within their age groups, so enter the age or the age group of each before pairing.
age-swiss-age-group-unknown = There is no age group “{ WORD($group, kind: "ages") }” here. The age groups are { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    The pairs that are to be kept apart leave no way to pair { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Let some of those pairs meet after all.
age-swiss-may-meet-nobody = Kept apart from everyone else: { $everyone }.

## Pairing around tables that stay, and what a round costs (heads of columns)

age-swiss-paired-around =
    { $player1 } and { $player2 } were paired around the tables and byes that stay as they are ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    }).
age-swiss-around-no-way =
    The { $players ->
        [one] { $players } player who is
       *[other] { $players } players who are
    } free cannot be paired with each other: some are to be kept apart. Free more tables.
age-swiss-around-only-again =
    Among the { $players ->
        [one] { $players } player who is
       *[other] { $players } players who are
    } free, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } would meet again; with every table free it would be { $best }. Free more tables.
age-swiss-weigh-forbidden = pairs to be kept apart
age-swiss-weigh-rematches = pairs who have met
age-swiss-weigh-byes-again = second byes
age-swiss-weigh-bye-sooner = players due the bye sooner
age-swiss-weigh-moved-again = players moved down again
age-swiss-weigh-moved = moves down
age-swiss-weigh-moved-ages = age groups of those moved down, added up
age-swiss-weigh-eldest-youngest = eldest with youngest
age-swiss-weigh-mixed = different record and age
age-swiss-weigh-age-distance = age groups apart, added up
age-swiss-can-end-here = Or end the event here: set “Rounds” to { $rounds }, and the standings are final.
age-swiss-ended-with-too-few =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } still in, too few for another round. The standings are final. To go on, take back someone who left.
age-swiss-repeats-unavoidable =
    Not everyone can have a new opponent any more: { $pairs ->
        [one] { $pairs } pair meets
       *[other] { $pairs } pairs meet
    } again, as few as can be.
age-swiss-rounds-below-chart =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: the chart begins at 17 players, so this is our own number, enough to leave one player unbeaten. Set “Rounds” for another.
age-swiss-more-rounds-than-opponents =
    { $players } players have new opponents for { $fresh ->
        [one] { $fresh } round
       *[other] { $fresh } rounds
    }, and { $rounds } are planned. After that, players meet again.

## What now

age-swiss-results-missing =
    Round { $round } still waits for { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }: { $tables }. Enter what they report, then pair.
age-swiss-earlier-round-open =
    Round { $round } is open again. Still to report there: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.
age-swiss-event-finished = All planned rounds are played ({ $rounds }). To go on, raise “Rounds”.

## Why these two meet

age-swiss-first-round-same-age = { $player1 } and { $player2 } are both in the age group { WORD($older, kind: "ages") }. Round 1 is drawn by lot within the age groups.
age-swiss-first-round-other-age = { $player1 } is in the age group { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }. In round 1, whoever has no opponent left in the own age group meets one of another.
age-swiss-same-record-same-age = { $player1 } and { $player2 } both have { WORD($record, kind: "record") }, and both are in the age group { WORD($older, kind: "ages") }.
age-swiss-same-record-other-age = { $player1 } and { $player2 } both have { WORD($record, kind: "record") }; { $player1 } is in the age group { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-meet-below-same-age = { $player1 } has { WORD($high, kind: "record") } and moved down to meet { $player2 }, who has { WORD($record, kind: "record") }. Both are in the age group { WORD($older, kind: "ages") }.
age-swiss-meet-below-other-age = { $player1 } has { WORD($high, kind: "record") } and moved down to meet { $player2 }, who has { WORD($record, kind: "record") }. { $player1 } is in the age group { WORD($high_group, kind: "ages") }, { $player2 } in { WORD($low_group, kind: "ages") }.
age-swiss-alone-of-age = Among those paired at { WORD($record, kind: "record") }, { $player1 } is the only one of the age group { WORD($group, kind: "ages") }, and so meets another age.
age-swiss-odd-one-of-age = Among those paired at { WORD($record, kind: "record") } there are { $players } of the age group { WORD($group, kind: "ages") }. That is an odd number, so one of them meets another age: { $player1 }.
age-swiss-broken-for-ages = { $player1 } could have met someone of the age group { WORD($group, kind: "ages") }, but then someone of { WORD($eldest, kind: "ages") } would have had to meet someone of { WORD($youngest, kind: "ages") }. To avoid that, { $player1 } meets another age.
age-swiss-ages-differ-for-others = { $player1 } and { $player2 } are of different age groups, because any other pairing of those at { WORD($record, kind: "record") } was no better: somebody would have met an old opponent again, had nobody to meet, or met someone further away in age.

## Who moved down

age-swiss-moved-as-only-one = { $player1 } was the only one to be paired at { WORD($record, kind: "record") }, and so moved down. { $player1 } still has { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = { $players } players were to be paired at { WORD($record, kind: "record") }, so one had to move down. That is the youngest: { $player1 } ({ WORD($group, kind: "ages") }). { $player1 } still has { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = { $players } players were to be paired at { WORD($record, kind: "record") }, so one had to move down. That is one of the youngest, { $player1 } ({ WORD($group, kind: "ages") }). A lot decided between { $alike } of them, as far as all others could be paired as well. { $player1 } still has { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $players } players were to be paired at { WORD($record, kind: "record") }, so one had to move down. With someone younger gone, not everyone here or below could have had a new opponent, so { $player1 } ({ WORD($group, kind: "ages") }) moved. { $player1 } still has { WORD($own, kind: "record") }.
age-swiss-moved-for-first-time = { $players } players were to be paired at { WORD($record, kind: "record") }, so one had to move down. Those younger had moved down already and are not to do so twice, so { $player1 } ({ WORD($group, kind: "ages") }) moved. { $player1 } still has { WORD($own, kind: "record") }.
age-swiss-moved-with-others =
    { $left_over ->
        [one] { $left_over } player
       *[other] { $left_over } players
    } had to move down from { WORD($record, kind: "record") }, because those there had met before, or someone below would have been left without an opponent. { $player1 } is one of them and still has { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = { $player1 } sits out: the number of players is odd, and a bye counts as a win ({ $points } points). In round 1 it goes to the youngest age group there is, { WORD($group, kind: "ages") }.
age-swiss-bye-odd = { $player1 } sits out: the number of players is odd, and a bye counts as a win ({ $points } points). It goes to those with the fewest byes so far, among them to the lowest record, and there to the youngest age group: { $player1 } has { WORD($record, kind: "record") } and is in { WORD($group, kind: "ages") }.
age-swiss-bye-once-more =
    { $player1 } has had { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    } before. Everyone else has had as many, or could not have one without more pairs meeting again.
age-swiss-bye-not-sooner =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } would have come before { $player1 }, but then the others could not all have been paired with as many new opponents.
age-swiss-bye-by-lot = { $players } players were equal for the bye; a lot chose { $player1 }.

## The whole round

age-swiss-first-round = Round 1 pairs each age group by lot, the oldest first.
age-swiss-record-then-age = Players meet others of the same match record, and among those of the same age group, as far as it works out.
age-swiss-equal-by-lot = Where pairings were equally good, a lot decided.
age-swiss-met-before =
    { $player1 } and { $player2 } have played each other before ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }). Not everyone could have a new opponent.
age-swiss-seated-by-hand = The organizer seated this table by hand.

## Standings

age-swiss-tie-latest-loss =
    { $player1 } is one of { $players } players with { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. Among them, who lost later ranks higher; the last loss of { $player1 } was in round { $round }.
age-swiss-tie-never-lost =
    { $player1 } is one of { $players } players with { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, and never lost. That ranks above any loss.
age-swiss-tie-opponents =
    { $player1 } is one of { $players } players with { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. Among them, the share of wins of their opponents decides: { $percent } % for { $player1 }. This way of breaking ties is ours.
age-swiss-place-shared = { $players } players are equal and share places { $first }–{ $last }. Prizes for these places are put together and split equally.

## Reports of a table

age-swiss-one-game-a-match = A match here is one game. Enter who won, or a draw, without more games than that.
age-swiss-too-many-games =
    { $player1 } { $won }, { $player2 } { $lost }, drawn { $drawn }: best of { $games } ends at { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, and the card has room for five games. Look at the games again.
age-swiss-games-do-not-fit = The games ({ $player1 } { $won }, { $player2 } { $lost }, drawn { $drawn }) say something else than the result of the match. Correct one of the two.

## Changes

age-swiss-no-byes-on-request = There are no byes on request here. A player who misses a round can be dropped and taken back; { $player1 } loses the rounds missed.
age-swiss-age-group-names-count =
    There are { $groups ->
        [one] { $groups } age group
       *[other] { $groups } age groups
    }, but { $names ->
        [one] { $names } name
       *[other] { $names } names
    }. Give each age group one name, the youngest first, or none for names made from the ages.
age-swiss-age-groups-in-use = Rounds are paired by these age groups already ({ $rounds }), so they stay as they are.
age-swiss-fewer-rounds-than-posted =
    That makes { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, but { $posted } are posted already. Choose { $posted } or more.
age-swiss-games-reported = Some tables have reported their games already, so “{ WORD($setting, kind: "setting") }” stays as it is.

## Seating by hand

age-swiss-seated-twice = Seated more than once: { $everyone }. Seat each player once.
age-swiss-left-unseated = Without a seat: { $everyone }. Give everyone of the round a table.
age-swiss-not-seated-here = Not in round { $round }: { $everyone }. Name only those of this round.
age-swiss-two-at-a-table =
    Table { $table } has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Seat two players at each table.
age-swiss-table-has-reported = Table { $table } has reported. Leave it as it is, or clear its result first.
age-swiss-score-gap = Table { $table }: { $player1 } and { $player2 } differ in match points, { $high } and { $low }.
age-swiss-forbidden-pair = Table { $table }: { $player1 } and { $player2 } are to be kept apart.
age-swiss-rematch = Table { $table }: { $player1 } and { $player2 } have played each other before.
age-swiss-record-n-points = { $n } points
age-swiss-record-n-point = { $n } point
