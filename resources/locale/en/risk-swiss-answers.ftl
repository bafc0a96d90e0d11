### The RISK 2210 Swiss: why two were not at one board

## A player was not in the round

risk-swiss-why-not-entered-later = { $player1 } joined after round { $round } was seated.
risk-swiss-why-not-withdrawn = { $player1 } withdrew in round { $left }, so had no board in round { $round }.
risk-swiss-why-not-left = { $player1 } had withdrawn when round { $round } was seated.
risk-swiss-why-not-absent = { $player1 } was at no board in round { $round }.

## A player was not in the final

risk-swiss-why-not-final-points =
    The top { $seats } play the final. { $player1 } was { place } with { $own ->
        [0.5] { $own } match point
        [one] { $own } match point
       *[other] { $own } match points
    }; { $player2 } took the last seat with { $last }.
risk-swiss-why-not-final-game-points =
    The top { $seats } play the final. { $player1 } ({ place }) and { $player2 }, who took the last seat, both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }; { $player2 } had more game points, { $last } to { $own }.
risk-swiss-why-not-final-energy = The top { $seats } play the final. { $player1 } ({ place }) was tied with { $player2 }, who took the last seat with more energy left, { $last } to { $own }.
risk-swiss-why-not-final-first-places = The top { $seats } play the final. { $player1 } ({ place }) was tied with { $player2 }, who took the last seat with more boards won, { $last } to { $own }.
risk-swiss-why-not-final-lot = The top { $seats } play the final. { $player1 } ({ place }) was tied with { $player2 }; { $player2 } was drawn for the last seat.
risk-swiss-why-not-semi-final = The top { $seats } play the semifinal. { $player1 } was { place } in the standings.
risk-swiss-why-not-final = The best { $seats } after the semifinal play the final. { $player1 } was { place } after it; { $player2 } took the last seat.
risk-swiss-why-not-seeded = The semifinal boards are seeded from the standings: 1, 4, 5, 8, 9 and 2, 3, 6, 7, 10. { $player1 } and { $player2 } have seeds of different boards.

## Both were in the round

risk-swiss-why-not-forbidden = { $player1 } and { $player2 } are on the keep-apart list.
risk-swiss-why-not-by-hand = The organizer changed this round; this answer is about the boards before that.
risk-swiss-why-not-around = Some boards stayed when this round was repaired; this answer is about the whole round.
risk-swiss-why-not-groups =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. Together they would mix more point groups: { $would ->
        [one] { $would } step
       *[other] { $would } steps
    } between groups, not { $is }.
risk-swiss-why-not-groups-level =
    Both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. Together they would mix more point groups: { $would ->
        [one] { $would } step
       *[other] { $would } steps
    } between groups, not { $is }.
risk-swiss-why-not-spread =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. Together they would widen the point spread on the boards: { $would ->
        [one] { $would } match point
       *[other] { $would } match points
    } in total, not { $is }.
risk-swiss-why-not-spread-level =
    Both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. Together they would widen the point spread on the boards: { $would ->
        [one] { $would } match point
       *[other] { $would } match points
    } in total, not { $is }.
risk-swiss-why-not-down-the-list =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. Boards are filled from the top of the list, and no fair way brings these two together.
risk-swiss-why-not-others-forbidden =
    At one board, { $would ->
        [one] { $would } kept-apart pair
       *[other] { $would } kept-apart pairs
    } would meet in the best seating found, not { $is }.
risk-swiss-why-not-same-mark =
    { $player1 } and { $player2 } are from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } and are kept apart among equally mixed boards.
risk-swiss-why-not-others-same =
    At one board, more players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } would sit together: { $would } pairs, not { $is }.
risk-swiss-why-not-met =
    They met in round { $round }, and new opponents come first. Together, { $would ->
        [one] { $would } pair would
       *[other] { $would } pairs would
    } meet again in the best seating found, not { $is }.
risk-swiss-why-not-repeats =
    New opponents come first. Together, { $would ->
        [one] { $would } pair would
       *[other] { $would } pairs would
    } meet again in the best seating found, not { $is }.
risk-swiss-why-not-first-round = Round 1 is random: the draw decided who sits together.
risk-swiss-why-not-lot = They could have shared a board. The random draw chose another.
