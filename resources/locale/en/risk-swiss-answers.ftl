### Words of the RISK 2210 Swiss: why two were not at one board

## Somebody was not in the round

risk-swiss-why-not-entered-later = { $player1 } was entered after round { $round } had been made.
risk-swiss-why-not-withdrawn = { $player1 } withdrew in round { $left }, and so was at no board in round { $round }.
risk-swiss-why-not-left = { $player1 } had left when the tables of round { $round } were made.
risk-swiss-why-not-absent = { $player1 } was at no board in round { $round }.

## Somebody was not in the final

risk-swiss-why-not-final-points =
    The final is for the best { $seats } of those still in. { $player1 } was in place { $place } with { $own ->
        [0.5] { $own } match point
        [one] { $own } match point
       *[other] { $own } match points
    }; { $player2 } took the last seat with { $last }.
risk-swiss-why-not-final-game-points =
    The final is for the best { $seats } of those still in. { $player1 }, in place { $place }, and { $player2 }, who took the last seat, both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }; { $player2 } had more game points, { $last } against { $own }.
risk-swiss-why-not-final-energy = The final is for the best { $seats } of those still in. { $player1 }, in place { $place }, was level with { $player2 }, who took the last seat, on match points and game points; { $player2 } had more energy left, { $last } against { $own }.
risk-swiss-why-not-final-lot = The final is for the best { $seats } of those still in. { $player1 }, in place { $place }, was level with { $player2 } on match points, game points and energy; { $player2 } took the last seat by lot.

## Both were in the round

risk-swiss-why-not-forbidden = The organizer has said that { $player1 } and { $player2 } are not to meet.
risk-swiss-why-not-by-hand = Boards of this round were changed by hand. What follows is about the boards that the rules would make.
risk-swiss-why-not-around = Some boards of this round stayed as they were, and the others were seated around them. What follows is about the round without that.
risk-swiss-why-not-groups =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. Boards mix different scores as little as they can: { $is ->
        [one] { $is } step
       *[other] { $is } steps
    } from one score to the next, all boards together. With these two at one board it would be { $would }.
risk-swiss-why-not-groups-level =
    { $player1 } and { $player2 } both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. But boards mix different scores as little as they can: { $is ->
        [one] { $is } step
       *[other] { $is } steps
    } from one score to the next, all boards together. With these two at one board it would be { $would }.
risk-swiss-why-not-spread =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. The players of a board are as close in points as can be: { $is ->
        [one] { $is } match point
       *[other] { $is } match points
    } between most and fewest, all boards together. With these two at one board it would be { $would }.
risk-swiss-why-not-spread-level =
    { $player1 } and { $player2 } both had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }. But the players of a board are as close in points as can be: { $is ->
        [one] { $is } match point
       *[other] { $is } match points
    } between most and fewest, all boards together. With these two at one board it would be { $would }.
risk-swiss-why-not-down-the-list =
    { $player1 } had { $points ->
        [0.5] { $points } match point
        [one] { $points } match point
       *[other] { $points } match points
    }, { $player2 } { $others }. Boards are filled down the list of points, passing nobody over. None of the best ways to do so brings these two to one board.
risk-swiss-why-not-others-forbidden =
    With { $player1 } and { $player2 } at one board, the best seating found has { $would ->
        [one] { $would } pair
       *[other] { $would } pairs
    } together who are not to meet, instead of { $is }.
risk-swiss-why-not-met =
    { $player1 } and { $player2 } had met in round { $round }, and new opponents go first. With these two at one board again, { $would ->
        [one] { $would } pair meets
       *[other] { $would } pairs meet
    } again in the best seating found, instead of { $is }.
risk-swiss-why-not-repeats =
    New opponents go first. With { $player1 } and { $player2 } at one board, { $would ->
        [one] { $would } pair meets
       *[other] { $would } pairs meet
    } again in the best seating found, instead of { $is }.
risk-swiss-why-not-first-round = Round 1 is drawn at random: a lot decided who sits with whom.
risk-swiss-why-not-lot = { $player1 } and { $player2 } could have been at one board just as well. A lot decided.
