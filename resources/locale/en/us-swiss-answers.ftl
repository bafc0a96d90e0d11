### Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } is one player. Name two.
us-swiss-why-not-they-did = { $player1 } and { $player2 } did meet in that round, at board { $table }.
us-swiss-why-not-bye = { $player1 } had the bye for the odd player in that round.
us-swiss-why-not-away = { $player1 } did not play in round { $round }.
us-swiss-why-not-met = { $player1 } and { $player2 } had met in round { $round }, and nobody meets twice.
us-swiss-why-not-forbidden = The organizer has said that { $player1 } and { $player2 } are not to meet.
us-swiss-why-not-same-score =
    { $player1 } and { $player2 } both had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }.
us-swiss-why-not-other-score =
    { $player1 } had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, { $player2 } { $others }. Players meet others of the same score where that can be.
us-swiss-why-not-rest-unpairable = With { $player1 } against { $player2 }, the others could not all be paired without somebody meeting an opponent again.
us-swiss-why-not-by-hand = The round was changed by hand. The answer compares with the pairings as the rules make them.
us-swiss-why-not-around = Some boards of this round stayed as they were when it was repaired. The answer compares with the pairings as the rules make them for everyone.
us-swiss-why-not-by-rules-around = As the rules make the whole round, { $player1 } and { $player2 } would meet. Boards that stayed when the round was repaired prevented it.
us-swiss-why-not-other-bye = With { $player1 } against { $player2 }, the bye would go to { $player3 } instead of { $player4 }.
us-swiss-why-not-more-leave =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } instead of { $is } would have to leave a group to meet somebody of another score.
us-swiss-why-not-other-odd-player = With { $player1 } against { $player2 }, { $player3 } would have to go down to the next group instead of { $player4 }, who is the one to go down by rating.
us-swiss-why-not-third =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } instead of { $is } would have the same colour a third time in a row.
us-swiss-why-not-over-equalisation-limit =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } switch
       *[other] { $would } switches
    } instead of { $is } would be larger than is allowed to even out colours.
us-swiss-why-not-equalisation =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } instead of { $is } would end with two games more of one colour than of the other.
us-swiss-why-not-over-alternation-limit =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } switch
       *[other] { $would } switches
    } instead of { $is } would be larger than is allowed to change colours.
us-swiss-why-not-alternation =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } instead of { $is } would have the same colour as last time.
us-swiss-why-not-odd-players =
    With { $player1 } against { $player2 }, the player who goes down would be { $would ->
        [one] { $would } rating point
       *[other] { $would } rating points
    } instead of { $is } away from the one whose turn it is by rating.
us-swiss-why-not-interchanges =
    By rating, the upper half of a group meets the lower half. With { $player1 } against { $player2 }, { $would ->
        [one] { $would } pair
       *[other] { $would } pairs
    } instead of { $is } would come from one and the same half.
us-swiss-why-not-changed =
    With { $player1 } against { $player2 }, { $would ->
        [one] { $would } pair
       *[other] { $would } pairs
    } instead of { $is } would differ from the order of rating, and colours would be no better.
us-swiss-why-not-sizes =
    With { $player1 } against { $player2 }, opponents would be switched by { $would ->
        [one] { $would } rating point
       *[other] { $would } rating points
    } in all, instead of { $is }.
us-swiss-why-not-distance = With { $player1 } against { $player2 }, opponents would be further from the order of rating ({ $would } instead of { $is }: places off, each squared, added up).
us-swiss-why-not-lower-down = With { $player1 } against { $player2 }, all would be equal by the rules, but the change would be higher up the list.
us-swiss-why-not-lot = With { $player1 } against { $player2 }, all would be equal by the rules. Between such pairings a fixed number decides, the same on every computer.
us-swiss-why-not-equal = { $player1 } against { $player2 } would have been just as good by every count; another pairing as good was taken.

## What stands in the way

us-swiss-results-missing =
    Round { $round } still waits for { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }: { $tables }. Enter what they report, then pair.
us-swiss-event-finished =
    All { $rounds ->
        [one] { $rounds } planned round is
       *[other] { $rounds } planned rounds are
    } paired. To go on, raise “Rounds”.
us-swiss-cannot-seat =
    A round takes 2 or more players, and { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Enter { $missing ->
        [one] { $missing } more player
       *[other] { $missing } more players
    }, or take back somebody who left.
us-swiss-all-ask-for-byes =
    { $players } players are in, and { $byes ->
        [one] { $byes } has
       *[other] { $byes } have
    } asked for a bye in round { $round }. A round needs two who play: undo a request, or take somebody back.
us-swiss-forbidden-in-the-way =
    The { $players } players cannot all be paired in round { $round } as long as { $pairs ->
        [one] { $pairs } pair is
       *[other] { $pairs } pairs are
    } not to meet ({ $player1 } and { $player2 }, for example). Let some who are kept apart meet after all.
us-swiss-all-had-the-bye = The number of players is odd ({ $players }), and each of them has had a full point without playing; nobody can have a second one. Enter one more player, or give somebody a bye on request in round { $round }.
us-swiss-no-round-left =
    Round { $round } cannot be paired: nobody meets twice, and nobody gets a second full-point bye. { $players } players need { $needed ->
        [one] { $needed } board
       *[other] { $needed } boards
    }, and those who have not met yet fill { $pairs } at once (pairs who have not met: { $possible }). Enter more players, have somebody ask for a bye where the number is odd, or end the event here.
us-swiss-too-late-to-enter =
    All { $rounds ->
        [one] { $rounds } planned round is
       *[other] { $rounds } planned rounds are
    } paired, so nobody can join any more. Raise “Rounds” first to go on.
us-swiss-fewer-rounds-than-posted =
    { $posted ->
        [one] { $posted } round is
       *[other] { $posted } rounds are
    } posted already, so “Rounds” cannot be { $rounds }. Choose { $posted } or more.
us-swiss-first-colour-given = Round 1 is posted, and the first colour is given. To change it, undo that round.
us-swiss-acceleration-under-way =
    Whether the first two rounds are accelerated is settled with round 1, and how, with round 2. { $posted ->
        [one] { $posted } round is
       *[other] { $posted } rounds are
    } posted; undo them to change it.
us-swiss-too-many-half-byes =
    { $player1 } has { $has ->
        [one] { $has } half-point bye
       *[other] { $has } half-point byes
    } already, and { $most } is the most a player may request.
us-swiss-last-round-bye-stands = A half-point bye asked for in the last round stands (rule 22C), so { $player1 } keeps the one in round { $round }. If your event allows it, say so in the settings: half-point byes, last round, can be withdrawn.
us-swiss-bye-after-the-end =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned, so { $player1 } cannot have a bye in round { $round }. Choose a round up to { $rounds }, or raise “Rounds”.

## Reports

us-swiss-winner-draw-or-forfeit = Board { $table }: say who won, { $player1 } or { $player2 }, or that it was a draw, or who did not play.
us-swiss-no-games-in-forfeit = Board { $table }: a game that was not played has no games to count. Leave “games” out.
us-swiss-games-say-otherwise = Board { $table } plays one game, and the games counted say something else than the result. Leave “games” out or make them agree.

## Boards by hand

us-swiss-not-each-once = Every player of round { $round } sits at one board, and nobody else. Look at { $everyone }.
us-swiss-board-of-two =
    Board { $table } has { $given ->
        [one] { $given } player
       *[other] { $given } players
    }. Name two, White first.
us-swiss-board-has-reported = Board { $table } ({ $player1 } against { $player2 }) has reported and stays as it is. Clear its result first.
us-swiss-rematch = Board { $table }: { $player1 } and { $player2 } have met in round { $round }.
us-swiss-forbidden-pair = Board { $table }: { $player1 } and { $player2 } are not to meet.
us-swiss-score-gap = Board { $table }: { $player1 } and { $player2 } have different scores.
us-swiss-third-in-a-row = Board { $table }: { $player1 } has { WORD($colour) } a third time in a row.
