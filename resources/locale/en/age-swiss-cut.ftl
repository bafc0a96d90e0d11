### The Age-Modified Swiss: the top cut, and the oldest against the youngest age group

age-swiss-kind-playoff = top cut
age-swiss-now-ready-playoff = Ready to pair the next round of the top cut.

## Who plays the top cut

age-swiss-cut-seeds = The top { $count } of the standings play on, in order of seed: { $everyone }.
age-swiss-cut-seeds-by-lot = Tied in { place } place; seeds drawn in this order: { $everyone }.
age-swiss-cut-seat-by-lot = Tied in { place } place for the last seats; drawn to play: { $everyone }.
age-swiss-cut-missed-by-lot = Tied in { place } place for the last seats; not drawn: { $everyone }.
age-swiss-cut-smaller =
    The top cut takes { $count } players, not { $cut }: { $players ->
        [one] { $players } player is
       *[other] { $players } players are
    } still in.
age-swiss-cut-goes-on = The winners of neighboring matches meet.

## Why two players meet in it, or not

age-swiss-cut-meets = { $player1 } is seed { $high } and { $player2 } seed { $low }, so the bracket pairs them.
age-swiss-cut-winners-meet = { $player1 } (seed { $high }) and { $player2 } (seed { $low }) won neighboring matches of the bracket.
age-swiss-cut-though-apart = { $player1 } and { $player2 } are on the keep-apart list, but the bracket decides who meets.
age-swiss-cut-walkover = { $player1 } advances without playing: { $player2 } withdrew.
age-swiss-cut-walkover-alone = { $player1 } advances without playing.
age-swiss-cut-not-yet = { $player1 } is seed { $high } and { $player2 } seed { $low }: they can meet { bracket-in-stage } at the earliest.
age-swiss-cut-lost-before = { $player1 } lost { bracket-in-stage }.
age-swiss-cut-missed = The top { $count } of the standings play on. { $player1 } was { place }.

## How far from the top cut

age-swiss-cut-in-points =
    { $player1 } is in the top cut right now: { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } ahead of { $player2 }, the first player out.
age-swiss-cut-out-points =
    { $player1 } is { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } short: { $player2 } has the last seat in the top cut right now.
age-swiss-cut-in-tiebreak = { $player1 } is in the top cut right now: level on points with { $player2 }, the first player out, but ahead on the tiebreak.
age-swiss-cut-out-tiebreak = { $player1 } is out of the top cut right now: level on points with { $player2 }, who has the last seat on the tiebreak.
age-swiss-cut-in-tied = { $player1 } is tied with { $player2 } at the line of the top cut. If that stays, a lot decides.
age-swiss-cut-out-tied = { $player1 } is tied with { $player2 } at the line of the top cut. If that stays, a lot decides.
age-swiss-cut-in-all = { $player1 } is in the top cut right now: it has seats for everyone still in.
age-swiss-plays-cut = { $player1 } is still in the top cut.
age-swiss-cut-line =
    Top cut ({ $count ->
        [one] { $count } seat
       *[other] { $count } seats
    })
age-swiss-cut-why = The top { $count } play on in a bracket. The line shows who is in right now, and by how much.
age-swiss-standings-cut = Top cut
age-swiss-sheet-legend-final =
    The heavy line is below the { $count ->
        [one] { $count } player
       *[other] { $count } players
    } of the top cut.
age-swiss-sheet-order-final = Order: the top cut decides the first places; then { $keys }.

## Places

age-swiss-cut-won = { $player1 } (seed { $seed }) won the final against { $player2 }.
age-swiss-cut-won-decided = Won the final against { $player2 }.
age-swiss-cut-won-walkover = { $player1 } (seed { $seed }) won the final without playing.
age-swiss-cut-won-walkover-decided = Won the final without playing: the opponent withdrew.
age-swiss-cut-still-in = { $player1 } (seed { $seed }) is still in the top cut.
age-swiss-cut-lost = { $player1 } (seed { $seed }) lost { bracket-in-stage }. Of those who lost there, the higher seed ranks first.

## What cannot be done

age-swiss-cut-finished = The final is played, so no round follows.
age-swiss-cut-is-fixed = The bracket decides who meets, so these pairs can’t change.
age-swiss-cut-needs-winner = Table { $table }: a match of the top cut needs a winner. After a draw, the two play another game.
age-swiss-cut-moved-on = Table { $table } has sent its winner on to round { $round }. Undo that round to change the winner.
age-swiss-cut-posted-no-entries = The top cut has begun, so no one can join.
age-swiss-cut-posted-setting-stays = The top cut has begun, so “{ WORD($setting, kind: "setting") }” can’t change.
age-swiss-points-above-win = A win is worth { $win } (a draw { $draw }, a bye { $bye }). Neither a draw nor a bye can be worth more than a win.
age-swiss-points-in-use = Round 1 is paired, so “{ WORD($setting, kind: "setting") }” can’t change.

## The oldest against the youngest age group

age-swiss-outermost-unavoidable =
    The rest could not be paired otherwise: { $pairs ->
        [one] { $pairs } player of the oldest age group meets
       *[other] { $pairs } players of the oldest age group meet
    } someone of the youngest.
age-swiss-outermost-meet = { $player1 } and { $player2 } are in { WORD($eldest, kind: "ages") } and { WORD($youngest, kind: "ages") }, which are not to meet: the rest could not be paired otherwise.
age-swiss-around-only-outermost =
    Among the { $players ->
        [one] { $players } free player
       *[other] { $players } free players
    }, the oldest would meet the youngest age group at { $pairs ->
        [one] { $pairs } table
       *[other] { $pairs } tables
    }, not { $best } as with every table free. Free more tables.
age-swiss-weigh-outermost = oldest against youngest group, not allowed
age-swiss-they-are-outermost = One is in the oldest age group, the other in the youngest, and these are not to meet here.
age-swiss-more-outermost =
    If they met, someone of the oldest age group would meet someone of the youngest at { $then ->
        [one] { $then } table
       *[other] { $then } tables
    }, not { $best }.

## Rules sheet, cards, and steps by hand

age-swiss-rule-outermost = The oldest and the youngest age group do not meet unless there is no other way to pair the round. Only a repeat opponent is avoided before that.
age-swiss-rule-cut =
    After the last Swiss round, the top { $count } of the standings play a single elimination. { $games ->
        [1] A match is a single game.
       *[other] A match is the best of { $games } games.
    }
age-swiss-rule-cut-bracket = The bracket is fixed. For eight: 1–8, 4–5, 3–6 and 2–7; the winners of the first two meet, and those of the last two.
age-swiss-rule-cut-ties = Players who share a place are put in order by lot, for the last seats and for the seeds.
age-swiss-rule-cut-smaller = Whoever withdraws before it is replaced by the next in the standings. With too few players the next smaller bracket is used.
age-swiss-rule-cut-left = Whoever withdraws during it gives the opponent a walkover. If both players of a match are absent, the higher seed advances.
age-swiss-rule-cut-draws = No match ends in a draw; the players go on until one has won. The top cut brings no match points.
age-swiss-rule-cut-places = Places: the final, then those who lost in the same round by seed, then everyone else by the Swiss standings.
age-swiss-card-rule-cut = The top { $cut } play on: lose once and you are out.
age-swiss-hand-heading-playoff = Round { $round }: { $sizes } of the top cut
age-swiss-hand-cut-follows = Then the top { $count } of the standings play a single elimination.
age-swiss-hand-cut-first = Take the top { $count } of the standings; draw lots for tied places. Pair 1–8, 4–5, 3–6, 2–7 (with four: 1–4, 2–3).
age-swiss-hand-cut-next = Pair the winners of neighboring matches, in the order of the bracket.
age-swiss-hand-cut-left = If a player has left, the opponent advances without playing.
age-swiss-hand-cut-draws = A drawn match goes on until someone wins. Match points stay as they are.

## Settings

age-swiss-setting-bye-points = Points for a bye
age-swiss-setting-bye-points-none = As many as a win
age-swiss-setting-bye-points-help = Leave empty to give as many as for a win.
age-swiss-setting-bye-points-0-help = The player without an opponent scores nothing.
age-swiss-setting-bye-points-1-help = The player without an opponent scores this much.

## Players of one club, team or household, kept apart

age-swiss-same-mark-apart =
    Players of one { $mark ->
        [club] club
        [team] team
       *[household] household
    } are kept apart where nobody else has to move down for it.
age-swiss-meet-in-same-mark =
    { $player1 } and { $player2 } are of one { $mark ->
        [club] club
        [team] team
       *[household] household
    }. Keeping everyone apart would have cost a score group, or made the oldest and youngest meet.
age-swiss-weigh-same-mark = players who should be kept apart
age-swiss-they-have-same-mark =
    { $player1 } and { $player2 } are of one { $mark ->
        [club] club
        [team] team
       *[household] household
    } and are kept apart where it costs no score group.
age-swiss-more-same-mark =
    More players of one { $mark ->
        [club] club
        [team] team
       *[household] household
    } would meet: { $then }, not { $best }.
age-swiss-same-mark =
    Table { $table }: { $player1 } and { $player2 } are of one { $mark ->
        [club] club
        [team] team
       *[household] household
    }.
age-swiss-rule-same-mark =
    Players of one { $mark ->
        [club] club
        [team] team
       *[household] household
    } do not meet where that moves nobody else down and does not bring the oldest and the youngest together. It comes before equal ages.
