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

behind-on = Behind { $player2 } ({ $place }) on { $what }: { $own } against { $other }.
behind-on-level = Behind { $player2 } ({ $place }): level on { $level }, then { $what } { $own } against { $other }.
ahead-on = Ahead of { $player2 } ({ $place }) on { $what }: { $own } against { $other }.
ahead-on-level = Ahead of { $player2 } ({ $place }): level on { $level }, then { $what } { $own } against { $other }.
behind-by-lot = Behind { $player2 } ({ $place }): level on { $level }, and drawn by lot.
ahead-by-lot = Ahead of { $player2 } ({ $place }): level on { $level }, and drawn by lot.
shares-with = Shares the place with { $names }: level on { $level }.
shares-with-more =
    Shares the place with { $names } and { $count ->
        [one] { $count } other
       *[other] { $count } others
    }: level on { $level }.
nothing-played = Nobody has a result yet, so all are level.

## What ranks besides points and tiebreaks

behind-here = Behind { $player2 } ({ $place }), who is in the event; { $player1 } has left.
ahead-here = Ahead of { $player2 } ({ $place }), who has left.
behind-in = Behind { $player2 } ({ $place }), who is still in; { $player1 } is out.
ahead-in = Ahead of { $player2 } ({ $place }), who is out; { $player1 } is still in.
behind-out-in = Behind { $player2 } ({ $place }), who went out later: round { $other } against { $own }.
ahead-out-in = Ahead of { $player2 } ({ $place }), who went out earlier: round { $other } against { $own }.
behind-stayed = Behind { $player2 } ({ $place }), who went out later.
ahead-stayed = Ahead of { $player2 } ({ $place }), who went out earlier.
behind-won = Behind { $player2 } ({ $place }), who has won.
ahead-won = Ahead of { $player2 } ({ $place }): { $player1 } has won.
behind-last-game = Behind { $player2 } ({ $place }), who played the last game of two.
ahead-last-game = Ahead of { $player2 } ({ $place }): { $player1 } played the last game of two.
behind-finalist = Behind { $player2 } ({ $place }), who played the final.
ahead-finalist = Ahead of { $player2 } ({ $place }): { $player1 } played the final.
behind-finished-final = Behind { $player2 } ({ $place }), who finished the final; { $player1 } withdrew from it.
ahead-finished-final = Ahead of { $player2 } ({ $place }), who withdrew from the final.
behind-final-place = Behind { $player2 } ({ $place }) in the final: place { $own } there against { $other }.
ahead-final-place = Ahead of { $player2 } ({ $place }) in the final: place { $own } there against { $other }.
behind-never-lost = Behind { $player2 } ({ $place }): level on { $level }, but { $player2 } has never lost.
ahead-never-lost = Ahead of { $player2 } ({ $place }): level on { $level }, and { $player1 } has never lost.
behind-latest-loss = Behind { $player2 } ({ $place }): level on { $level }, but { $player2 } lost later: round { $other } against { $own }.
ahead-latest-loss = Ahead of { $player2 } ({ $place }): level on { $level }, and { $player1 } lost later: round { $own } against { $other }.

## What figures are called inside a sentence

level-points = points
level-strikes = strikes
level-wins = wins
level-game-points = game points
level-energy = energy
level-opponents = the opponents' match wins
level-latest-loss = the round of the last loss
level-modified-median = Modified Median
level-solkoff = Solkoff
level-cumulative = Cumulative
level-median = Median
level-result = the games between those tied
level-most-blacks = games with Black
level-cumulative-opposition = Cumulative of the opponents
level-sonneborn-berger = Sonneborn-Berger
level-buchholz = Buchholz
level-played-first = points scored over the board
level-opposition-rating = the opponents' performance
level-kashdan = Kashdan
level-coin = the coin flip
level-everything = everything that is looked at

## Figures that are no plain number

figure-never = Undefeated
figure-percent = { $percent } %

## What a figure is made of

made-of = { $what }: { $total } = { $parts }.
made-of-mean = { $what }: { $total }, the mean of { $parts }.
made-of-nothing = { $what }: { $total }.
part-round = { $value } in round { $round }
part-round-player = { $value } in round { $round } ({ $player1 })
part-table-player = { $value } at table { $table } ({ $player1 })
part-player = { $value } ({ $player1 })
part-player-left-out = [{ $value } ({ $player1 }), left out]
part-unplayed = { $value } (not played)
part-unplayed-left-out = [{ $value } (not played), left out]

## What a tiebreak counts

counts-modified-median = The opponents' scores without the lowest, for a plus score; without the highest, for a minus score; without both at even.
counts-solkoff = The opponents' scores.
counts-cumulative = The score after each round, added up: early points weigh more.
counts-median = The opponents' scores without the highest and the lowest.
counts-result = Wins less losses in games between those who are tied.
counts-most-blacks = Games played with Black.
counts-cumulative-opposition = The opponents' Cumulative figures.
counts-sonneborn-berger = The scores of those beaten, and half of those drawn with.
counts-buchholz = The opponents' scores as they stand.
counts-played-first = 1, or 0 for a score made only of unplayed points.
counts-opposition-rating = The opponents' performance ratings, averaged.
counts-kashdan = 4 for a win, 2 for a draw, 1 for a loss. Unplayed games count nothing.
counts-coin = Drawn at random from the event's seed.
counts-opponents = The share of match points that each opponent won, each at least a third.

## The column that says how near the end or the cut is

cut-in-points-short =
    in by { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    }
cut-out-points-short =
    { $gap ->
        [one] { $gap } match point
       *[other] { $gap } match points
    } short
cut-in-game-points-short =
    in by { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    }
cut-out-game-points-short =
    { $gap ->
        [one] { $gap } game point
       *[other] { $gap } game points
    } short
cut-in-energy-short = in by { $gap } energy
cut-out-energy-short = { $gap } energy short
cut-in-lot-short = in by lot
cut-out-lot-short = out by lot
cut-in-all-short = in
plays-final-short = plays it
cut-line = — Cut to the final —
cut-line-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
cut-why = The final is for the best { $count } of those who are still in. Above the line: who would sit in it now, and by how much. Below: what is short of its last seat.
strikes-from-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    }
last-place-puts-out-short =
    { $more ->
        [one] { $more } strike
       *[other] { $more } strikes
    } (last place: out)
out-after-round-short = out after this round
one-loss-short = one loss from out
one-loss-or-draw-short = one loss or draw from out
deciding-loss-short = last two: a loss makes second
stake-out = out
stake-left = left
stake-left-in = left in round { $round }
