### Why a player has their place: what ranks them behind one and ahead of another, and their figures

## Places in words

place =
    { ORDINAL($place) ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }

## Compared with the one above, and the one below

behind-on = Behind { $player2 } ({ $place }) on { $what }, { $own } to { $other }.
behind-on-level = Tied with { $player2 } ({ $place }) on { $level }; behind on { $what }, { $own } to { $other }.
ahead-on = Ahead of { $player2 } ({ $place }) on { $what }, { $own } to { $other }.
ahead-on-level = Tied with { $player2 } ({ $place }) on { $level }; ahead on { $what }, { $own } to { $other }.
behind-by-lot = Behind { $player2 } ({ $place }): tied on { $level }; lots were drawn.
ahead-by-lot = Ahead of { $player2 } ({ $place }): tied on { $level }; lots were drawn.
shares-with = Tied with { $names } on { $level }.
shares-with-more =
    Tied with { $names } and { $count ->
        [one] { $count } other
       *[other] { $count } others
    } on { $level }.
nothing-played = No results yet. Everyone is tied.

## What ranks besides points and tiebreaks

behind-here = Behind { $player2 } ({ $place }), who is in the event; { $player1 } withdrew.
ahead-here = Ahead of { $player2 } ({ $place }), who withdrew.
behind-in = Behind { $player2 } ({ $place }), who is still in; { $player1 } is out.
ahead-in = Ahead of { $player2 } ({ $place }), who is out.
behind-out-in = Behind { $player2 } ({ $place }), who stayed in longer (round { $other }, not { $own }).
ahead-out-in = Ahead of { $player2 } ({ $place }), who went out earlier (round { $other }, not { $own }).
behind-stayed = Behind { $player2 } ({ $place }), who stayed in longer.
ahead-stayed = Ahead of { $player2 } ({ $place }), who went out earlier.
behind-won = Behind { $player2 } ({ $place }), who won the event.
ahead-won = Ahead of { $player2 } ({ $place }): { $player1 } won the event.
behind-last-game = Behind { $player2 } ({ $place }), who played the deciding game.
ahead-last-game = Ahead of { $player2 } ({ $place }): { $player1 } played the deciding game.
behind-finalist = Behind { $player2 } ({ $place }), who played the final.
ahead-finalist = Ahead of { $player2 } ({ $place }): { $player1 } played the final.
behind-finished-final = Behind { $player2 } ({ $place }), who finished the final; { $player1 } withdrew from it.
ahead-finished-final = Ahead of { $player2 } ({ $place }), who withdrew from the final.
behind-final-place = Behind { $player2 } ({ $place }) in the final: place { $own } to { $other }.
ahead-final-place = Ahead of { $player2 } ({ $place }) in the final: place { $own } to { $other }.
behind-semi-finalist = Behind { $player2 } ({ $place }), who played the semifinal.
ahead-semi-finalist = Ahead of { $player2 } ({ $place }): { $player1 } played the semifinal.
behind-finished-semi-final = Behind { $player2 } ({ $place }), who finished the semifinal; { $player1 } withdrew from it.
ahead-finished-semi-final = Ahead of { $player2 } ({ $place }), who withdrew from the semifinal.
behind-semi-final-place = Behind { $player2 } ({ $place }) in the semifinal: place { $own } to { $other }.
ahead-semi-final-place = Ahead of { $player2 } ({ $place }) in the semifinal: place { $own } to { $other }.
behind-in-cut = Behind { $player2 } ({ $place }), who played in the top cut.
ahead-in-cut = Ahead of { $player2 } ({ $place }): { $player1 } played in the top cut.
behind-cut-place = Behind { $player2 } ({ $place }) in the top cut.
ahead-cut-place = Ahead of { $player2 } ({ $place }) in the top cut.
behind-never-lost = Tied with { $player2 } ({ $place }) on { $level }; { $player2 } is undefeated.
ahead-never-lost = Tied with { $player2 } ({ $place }) on { $level }; { $player1 } is undefeated.
behind-latest-loss = Tied with { $player2 } ({ $place }) on { $level }; { $player2 } lost later (round { $other }, not { $own }).
ahead-latest-loss = Tied with { $player2 } ({ $place }) on { $level }; { $player1 } lost later (round { $own }, not { $other }).

## What figures are called inside a sentence

level-points = points
level-strikes = strikes
level-wins = wins
level-game-points = game points
level-energy = energy
level-first-places = boards won
level-opponents = opponents’ match wins
level-latest-loss = last loss
level-modified-median = Modified Median
level-solkoff = Solkoff
level-cumulative = Cumulative
level-median = Median
level-result = head-to-head results
level-most-blacks = games with Black
level-cumulative-opposition = Cumulative of opposition
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = points won over the board
level-opposition-rating = opponents’ performance
level-kashdan = Kashdan
level-coin = coin flip
level-everything = every tiebreak

## Figures that are no plain number

figure-never = Undefeated
figure-percent = { $percent }%

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, the average of { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } in round { $round }
part-round-player = { $value } in round { $round } ({ $player1 })
part-table-player = { $value } { -at-table } { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = { $value } ({ $player1 }, dropped)
part-unplayed = { $value } (not played)
part-unplayed-left-out = { $value } (not played, dropped)

## What a tiebreak counts

counts-modified-median = Opponents’ scores, dropping the lowest for a plus score, the highest for a minus score, both for an even score.
counts-solkoff = All opponents’ scores added up.
counts-cumulative = Running score after each round, added up. Early wins count more.
counts-median = Opponents’ scores, dropping the highest and the lowest.
counts-result = Wins minus losses among the tied players.
counts-most-blacks = Games played with Black.
counts-cumulative-opposition = Opponents’ Cumulative scores added up.
counts-sonneborn-berger = Scores of defeated opponents plus half the scores of drawn opponents.
counts-buchholz = All opponents’ scores, with no adjustment for unplayed games.
counts-played-first = 1, or 0 for a score made only of unplayed points.
counts-opposition-rating = Opponents’ performance ratings, averaged.
counts-kashdan = 4 for a win, 2 for a draw, 1 for a loss, nothing for an unplayed game.
counts-coin = Drawn at random from the event’s seed.
counts-opponents = Share of match points that each opponent won, at least one third each.

## The column that says how near the end or the cut is

cut-in-points-short =
    In by { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    }
cut-out-points-short =
    { $gap ->
        [one] { $gap } point
       *[other] { $gap } points
    } short
cut-in-game-points-short =
    In by { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    }
cut-out-game-points-short =
    { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } short
cut-in-energy-short = In by { $gap } energy
cut-out-energy-short = { $gap } energy short
cut-in-first-places-short = In by boards won ({ $gap })
cut-out-first-places-short =
    { $gap ->
        [one] { $gap } board won short
       *[other] { $gap } boards won short
    }
cut-in-lot-short = In (drawn)
cut-out-lot-short = Out (drawn)
cut-in-all-short = In
plays-final-short = In the final
cut-in-tiebreak-short = In on the tiebreak
cut-out-tiebreak-short = Out on the tiebreak
cut-in-tied-short = Tied at the line
cut-out-tied-short = Tied at the line
plays-cut-short = In the top cut
cut-line =
    Cut to the final ({ $count ->
        [one] { $count } seat
       *[other] { $count } seats
    })
cut-why = The top { $count } play the final. The line shows who is in right now, and by how much.
strikes-from-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    }
last-place-puts-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    } (a last place is out)
out-after-round-short = Out after this round
one-loss-short = Out on a loss
one-loss-or-draw-short = Out on a loss or draw
deciding-loss-short = Last two: a loss is 2nd place
stake-out = Out
stake-left = Withdrew
stake-left-in = Withdrew in round { $round }
