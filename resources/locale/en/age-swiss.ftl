### The Age-Modified Swiss

## Age groups named by their ages

age-swiss-ages-n-and-under = { $n } and under
age-swiss-ages-n-and-up = { $n } and up

## The number of players and rounds, ages

age-swiss-cannot-seat =
    A round needs 2 players; { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Add { $missing } more or reinstate someone.
age-swiss-ages-missing =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } no age: { $everyone }. Enter an age or an age group for each.
age-swiss-age-group-unknown = “{ WORD($group, kind: "ages") }” is not an age group. Choose one: { WORD($groups, kind: "ages") }.
age-swiss-no-pairing-possible =
    The keep-apart list leaves no possible pairing of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Allow one of its pairs.
age-swiss-may-meet-nobody = No allowed opponent: { $everyone }.

## Pairing around locked tables, and what a round costs (heads of columns)

age-swiss-paired-around =
    { $player1 } and { $player2 } were paired from the players who were free; { $players ->
        [one] { $players } player
       *[other] { $players } players
    } stayed at their tables or byes.
age-swiss-around-no-way =
    The keep-apart list leaves no possible pairing of the { $players ->
        [one] { $players } free player
       *[other] { $players } free players
    }. Free more tables.
age-swiss-around-only-again =
    Among the { $players ->
        [one] { $players } free player
       *[other] { $players } free players
    }, { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } would meet again, not { $best } as with every table free. Free more tables.
age-swiss-weigh-forbidden = kept-apart pairs who meet
age-swiss-weigh-rematches = rematches
age-swiss-weigh-byes-again = second byes
age-swiss-weigh-bye-sooner = players passed over for the bye
age-swiss-weigh-moved-again = players paired down again
age-swiss-weigh-moved = downfloaters
age-swiss-weigh-moved-ages = age of downfloaters (0 = youngest group), total
age-swiss-weigh-eldest-youngest = oldest against youngest group
age-swiss-weigh-mixed = different record and age group
age-swiss-weigh-age-distance = age-group distance, total
age-swiss-can-end-here = Or end the event here: set “Rounds” to { $rounds }.
age-swiss-ended-with-too-few =
    { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } still in, too few for another round. The standings are final. To continue, reinstate someone.
age-swiss-repeats-unavoidable =
    Not everyone can have a new opponent: { $pairs ->
        [one] { $pairs } pair meets
       *[other] { $pairs } pairs meet
    } again, the fewest possible.
age-swiss-rounds-below-chart =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } suggested for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: enough to leave at most one undefeated player. (The published chart starts at 17 players.)
age-swiss-more-rounds-than-opponents =
    With { $players } players there are new opponents for { $fresh ->
        [one] { $fresh } round
       *[other] { $fresh } rounds
    }; { $rounds } are planned. After that, some players meet again.

## The next step

age-swiss-results-missing =
    { $count ->
        [1] Table { $tables } of round { $round } is
        [2] Tables { $tables } of round { $round } are
        [3] Tables { $tables } of round { $round } are
        [4] Tables { $tables } of round { $round } are
        [5] Tables { $tables } of round { $round } are
       *[other] { $count } tables of round { $round } are
    } still playing.
age-swiss-earlier-round-open =
    Round { $round } is open again. Missing: { $tables ->
        [one] table { $tables }
       *[other] tables { $tables }
    }.
age-swiss-event-finished =
    { $rounds ->
        [one] The one planned round is
       *[other] All { $rounds } planned rounds are
    } played. To continue, raise “Rounds”.

## Why two players meet

age-swiss-first-round-same-age = { $player1 } and { $player2 } are both in the { WORD($older, kind: "ages") } group.
age-swiss-first-round-other-age = { $player1 } is in { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }: no opponent of the same age group was left.
age-swiss-same-record-same-age = Both have { WORD($record, kind: "record") } and are in the { WORD($older, kind: "ages") } group.
age-swiss-same-record-other-age = Both have { WORD($record, kind: "record") }. { $player1 } is in { WORD($older, kind: "ages") }, { $player2 } in { WORD($younger, kind: "ages") }.
age-swiss-meet-below-same-age = { $player1 } ({ WORD($high, kind: "record") }) was paired down to { $player2 } ({ WORD($record, kind: "record") }); both are in the { WORD($older, kind: "ages") } group.
age-swiss-meet-below-other-age = { $player1 } ({ WORD($high, kind: "record") }, { WORD($high_group, kind: "ages") }) was paired down to { $player2 } ({ WORD($record, kind: "record") }, { WORD($low_group, kind: "ages") }).
age-swiss-alone-of-age = { $player1 } is the only { WORD($group, kind: "ages") } player paired at { WORD($record, kind: "record") }.
age-swiss-odd-one-of-age = { $players } players of { WORD($group, kind: "ages") } are paired at { WORD($record, kind: "record") }, an odd number, so { $player1 } meets another age group.
age-swiss-broken-for-ages = { $player1 } meets another age group; otherwise someone of { WORD($eldest, kind: "ages") } would have to meet someone of { WORD($youngest, kind: "ages") }.
age-swiss-broken-for-ages-details = { $player1 } could have met someone of { WORD($group, kind: "ages") }.
age-swiss-ages-differ-for-others = Every other pairing at { WORD($record, kind: "record") } was no better: a rematch, someone left over, or a larger age gap.

## Players paired down

age-swiss-moved-as-only-one = { $player1 } was the only one to pair at { WORD($record, kind: "record") }, is paired down and keeps { WORD($own, kind: "record") }.
age-swiss-moved-as-youngest = With { $players } players at { WORD($record, kind: "record") }, an odd number, the youngest, { $player1 } ({ WORD($group, kind: "ages") }), is paired down and keeps { WORD($own, kind: "record") }.
age-swiss-moved-by-lot = With { $players } players at { WORD($record, kind: "record") }, an odd number, { $player1 } ({ WORD($group, kind: "ages") }) was drawn from the { $alike } youngest, is paired down and keeps { WORD($own, kind: "record") }.
age-swiss-moved-though-older = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) is paired down: with a younger player gone, someone would have no new opponent.
age-swiss-moved-though-older-details = { $players } players were to be paired at { WORD($record, kind: "record") }, an odd number.
age-swiss-moved-for-first-time = { $player1 } ({ WORD($group, kind: "ages") }, { WORD($own, kind: "record") }) is paired down: the younger players already were.
age-swiss-moved-for-first-time-details = { $players } players were to be paired at { WORD($record, kind: "record") }, an odd number.
age-swiss-moved-with-others =
    { $left_over ->
        [one] { $left_over } player was
       *[other] { $left_over } players were
    } paired down from { WORD($record, kind: "record") } so that everyone has a new opponent; { $player1 } is one and keeps { WORD($own, kind: "record") }.

## Byes

age-swiss-bye-first-round = Bye ({ $points } points): { $player1 } was drawn from the youngest age group, { WORD($group, kind: "ages") }.
age-swiss-bye-odd = Bye ({ $points } points): { $player1 } has the fewest byes so far and the lowest record ({ WORD($record, kind: "record") }), and is in the youngest age group there ({ WORD($group, kind: "ages") }).
age-swiss-bye-once-more =
    { $player1 } has had { $byes ->
        [one] { $byes } bye
       *[other] { $byes } byes
    } before. Everyone else has had as many, or could not have one without more rematches.
age-swiss-bye-not-sooner =
    Passed over before { $player1 }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, because the rest could not be paired with as many new opponents.
age-swiss-bye-by-lot = { $players } players were tied for the bye; { $player1 } was drawn.

## The whole round

age-swiss-first-round = Round 1 is random within each age group, the oldest first.
age-swiss-record-then-age = Players meet someone with the same record and, whenever possible, of the same age group.
age-swiss-equal-by-lot = Ties are drawn at random.
age-swiss-met-before =
    Rematch ({ $player1 } and { $player2 } met { $times ->
        [one] { $times } time
       *[other] { $times } times
    }): not everyone could have a new opponent.
age-swiss-seated-by-hand = Set by the organizer.

## Standings

age-swiss-tie-latest-loss =
    One of { $players } players tied on { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }; { $player1 } last lost in round { $round }. Later is better.
age-swiss-tie-never-lost =
    One of { $players } players tied on { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }; { $player1 } is undefeated.
age-swiss-tie-opponents =
    One of { $players } players tied on { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }; the opponents of { $player1 } won { $percent }% of their match points. This tiebreak is our own.
age-swiss-place-shared = { $players } players are tied and share places { $first }–{ $last }. Prizes for these places are pooled and split equally.

## Reports of a table

age-swiss-one-game-a-match = A match is one game here. Enter a winner or a draw, no more games than that.
age-swiss-too-many-games =
    { $won }–{ $lost }–{ $drawn } is too many games: best of { $games } ends at { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, and the card has room for five games.
age-swiss-games-do-not-fit = The games ({ $won }–{ $lost }–{ $drawn }) don’t match the result. Change one of them.

## Changes

age-swiss-no-byes-on-request = No requested byes here. { $player1 } can withdraw and be reinstated later; missed rounds are losses.
age-swiss-age-group-names-count =
    { $groups ->
        [one] { $groups } age group
       *[other] { $groups } age groups
    }, but { $names ->
        [one] { $names } name
       *[other] { $names } names
    }. Give each group a name, the youngest first, or leave the names empty.
age-swiss-age-groups-in-use =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } already paired by these age groups, so they can’t change.
age-swiss-fewer-rounds-than-posted =
    { $posted } rounds are already posted, so { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } too few. Choose { $posted } or more.
age-swiss-games-reported = Some tables have recorded games, so “{ WORD($setting, kind: "setting") }” can’t change.

## Seating by hand

age-swiss-seated-twice = Seated more than once: { $everyone }. Give each player one seat.
age-swiss-left-unseated = Not seated: { $everyone }. Every player of the round needs a table.
age-swiss-not-seated-here = Not in round { $round }: { $everyone }. Seat only the players of this round.
age-swiss-two-at-a-table =
    Table { $table } has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. A table takes two.
age-swiss-table-has-reported = Table { $table } has a result and can’t change. Clear the result to change the pairing.
age-swiss-score-gap = Table { $table }: { $player1 } and { $player2 } have different match points, { $high } and { $low }.
age-swiss-forbidden-pair = Table { $table }: { $player1 } and { $player2 } are on your keep-apart list.
age-swiss-rematch = Table { $table }: { $player1 } and { $player2 } have already met.
age-swiss-record-n-points = { $n } points
age-swiss-record-n-point = { $n } point
