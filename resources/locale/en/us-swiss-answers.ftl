### The US Chess Swiss: why two did not meet, and why a decision is refused

## Why two did not meet

us-swiss-why-not-oneself = { $player1 } is one player. Name two.
us-swiss-why-not-they-did = They did meet in that round, at board { $table }.
us-swiss-why-not-bye = { $player1 } had the bye (28L).
us-swiss-why-not-away = { $player1 } did not play in round { $round }.
us-swiss-why-not-met = They already met in round { $round } (27A1).
us-swiss-why-not-forbidden = { $player1 } and { $player2 } are on the keep-apart list.
us-swiss-why-not-same-mark =
    { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } and are kept apart unless that moves more players out of their score groups.
us-swiss-why-not-more-same-mark =
    More players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } would meet: { $would }, not { $is }.
us-swiss-why-not-apart-otherwise =
    Players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } are kept apart in order of rank, which led to other pairings.
us-swiss-why-not-same-score =
    Both had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }.
us-swiss-why-not-other-score =
    Different scores: { $player1 } had { $points ->
        [0.5] { $points } point
        [one] { $points } point
       *[other] { $points } points
    }, { $player2 } { $others } (27A2).
us-swiss-why-not-rest-unpairable = If they met, someone else would have a rematch (27A1).
us-swiss-why-not-by-hand = The director changed this round; this answer is about the pairing before that.
us-swiss-why-not-around = Some boards stayed when this round was repaired; this answer is about the whole round paired by the rules.
us-swiss-why-not-by-rules-around = By the rules for the whole round they would meet. Boards that stayed in the repair prevented it.
us-swiss-why-not-other-bye = If they met, the bye would go to { $player3 }, not { $player4 } (28L).
us-swiss-why-not-more-leave =
    If they met, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } would be paired outside their score group, not { $is } (27A2).
us-swiss-why-not-other-odd-player = If they met, { $player3 } would be paired down, not { $player4 }, who ranks lower (29D).
us-swiss-why-not-third =
    If they met, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } would have one color three times running, not { $is } (29E5f).
us-swiss-why-not-over-equalisation-limit =
    If they met, { $would ->
        [one] { $would } switch
       *[other] { $would } switches
    } to equalize colors would exceed the limit, not { $is } (29E5b).
us-swiss-why-not-equalisation =
    If they met, colors would be less equal: { $would ->
        [one] { $would } player
       *[other] { $would } players
    } two games apart, not { $is } (29E5b).
us-swiss-why-not-over-alternation-limit =
    If they met, { $would ->
        [one] { $would } switch
       *[other] { $would } switches
    } to alternate colors would exceed the limit, not { $is } (29E5a).
us-swiss-why-not-alternation =
    If they met, { $would ->
        [one] { $would } player
       *[other] { $would } players
    } would have the same color as last round, not { $is } (29E5a).
us-swiss-why-not-odd-players =
    If they met, the player paired down would be { $would ->
        [one] { $would } rating point
       *[other] { $would } rating points
    } from the natural one, not { $is } (29D).
us-swiss-why-not-interchanges =
    If they met, { $would ->
        [one] { $would } board
       *[other] { $would } boards
    } would pair players of the same half, not { $is } (29E5e).
us-swiss-why-not-changed =
    If they met, { $would ->
        [one] { $would } board
       *[other] { $would } boards
    } would differ from the natural pairing, not { $is }, with no better colors (29C1).
us-swiss-why-not-sizes =
    Same colors, larger switches: { $would ->
        [one] { $would } rating point
       *[other] { $would } rating points
    } in total, not { $is } (29E5).
us-swiss-why-not-distance = Same colors and sizes, but this pairing is closer to the natural one (29C1).
us-swiss-why-not-lower-down = Equally good, but the switch would be higher up the list.
us-swiss-why-not-lot = Equally good. A fixed tie rule chose, the same on every computer.
us-swiss-why-not-equal = They could have met. Another pairing was just as good.

## Refusals

us-swiss-results-missing =
    { $count ->
        [1] Board { $tables } of round { $round } is
        [2] Boards { $tables } of round { $round } are
        [3] Boards { $tables } of round { $round } are
        [4] Boards { $tables } of round { $round } are
        [5] Boards { $tables } of round { $round } are
       *[other] { $count } boards of round { $round } are
    } still playing.
us-swiss-event-finished =
    { $rounds ->
        [one] The one planned round is
       *[other] All { $rounds } planned rounds are
    } played. To continue, raise “Rounds”.
us-swiss-cannot-seat =
    A round needs 2 players; { $players ->
        [one] { $players } is
       *[other] { $players } are
    } in. Add { $missing ->
        [one] { $missing } player
       *[other] { $missing } players
    }, or reinstate someone.
us-swiss-all-ask-for-byes = Round { $round }: { $byes } of { $players } players have a requested bye, and a round needs two who play. Cancel a bye or reinstate someone.
us-swiss-forbidden-in-the-way = The keep-apart list leaves no possible pairing for round { $round }. Allow { $player1 } and { $player2 }, for example.
us-swiss-all-had-the-bye = The field is odd ({ $players }), and everyone has already had a full-point bye or a forfeit win (28L). Add a player, or give someone a half-point bye in round { $round }.
us-swiss-no-round-left = Round { $round } can’t be paired without a rematch or a second full-point bye (27A1, 28L). Add players, give a bye, or end the event here.
us-swiss-too-late-to-enter =
    { $rounds ->
        [one] The one planned round is
       *[other] All { $rounds } planned rounds are
    } paired, so no one can join. To add players, raise “Rounds”.
us-swiss-fewer-rounds-than-posted =
    { $posted ->
        [one] { $posted } round is
       *[other] { $posted } rounds are
    } already posted, so “Rounds” can’t be { $rounds }. Choose { $posted } or more.
us-swiss-first-colour-given = Round 1 is posted, so its first color is fixed. To change it, undo that round.
us-swiss-acceleration-under-way =
    Acceleration is fixed once round 1 is posted. To change it, undo { $posted ->
        [one] round 1
       *[other] rounds 1 to { $posted }
    }.
us-swiss-too-many-half-byes =
    { $player1 } already has { $has ->
        [one] { $has } half-point bye
       *[other] { $has } half-point byes
    }; { $most } is the limit.
us-swiss-last-round-bye-stands = Last-round half-point byes are irrevocable (22C), so { $player1 } keeps the one in round { $round }. You can allow canceling in Settings.
us-swiss-bye-after-the-end =
    Only { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned, so { $player1 } can’t have a bye in round { $round }. Choose a round up to { $rounds }, or raise “Rounds”.

## Reports

us-swiss-winner-draw-or-forfeit = Board { $table }, { $player1 } – { $player2 }: choose a winner, a draw or a no-show.
us-swiss-no-games-in-forfeit = Board { $table }: a forfeit has no games to count. Leave “games” out.
us-swiss-games-say-otherwise = Board { $table }: the game doesn’t match the result. Leave “games” out or change one of them.

## Boards by hand

us-swiss-not-each-once = Every player of round { $round } needs exactly one board. Check { $everyone }.
us-swiss-board-of-two =
    Board { $table } has { $given ->
        [one] { $given } player
       *[other] { $given } players
    }. Name two, White first.
us-swiss-board-has-reported = Board { $table } ({ $player1 } – { $player2 }) has a result and can’t change. Clear the result to change the pairing.
us-swiss-rematch = Board { $table }: { $player1 } and { $player2 } already met in round { $round } (27A1).
us-swiss-forbidden-pair = Board { $table }: { $player1 } and { $player2 } are on your keep-apart list.
us-swiss-same-mark =
    Board { $table }: { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    }.
us-swiss-score-gap = Board { $table }: { $player1 } and { $player2 } have different scores (27A2).
us-swiss-third-in-a-row = Board { $table }: { $player1 } would have { WORD($colour) } three times running (29E5f).
