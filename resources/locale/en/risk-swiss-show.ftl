### The RISK 2210 Swiss: name, cards, and the steps for making the next round by hand

risk-swiss-format-about = Boards of 4 or 5, filled by match points each round. The five best players meet on a final board.
risk-swiss-card-title = RISK 2210 player match record card
risk-swiss-card-rule-boards = Boards of 4 or 5. No byes.
risk-swiss-card-rule-write = Write down place, game points and energy left.
risk-swiss-card-rule-leave = Then leave the playing area.
risk-swiss-card-rule-pairing = You play people with the same match points, drawn at random.
risk-swiss-card-rule-final = The top { $seats } play the final.
risk-swiss-card-rule-semi-final = The top 10 play a semifinal of two boards.
risk-swiss-head-stakes = Final
risk-swiss-format-name = RISK 2210 Swiss
risk-swiss-format-short = Boards of 4 or 5, then a final for the top five.
risk-swiss-people-late-entries = Joins with 0 points for missed rounds.
risk-swiss-hand-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
risk-swiss-hand-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
risk-swiss-hand-heading-final = Final: 1 board of { $size }
risk-swiss-hand-heading-semi-final = Semifinal: { $sizes }
risk-swiss-hand-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } still in. Put the cards of withdrawn players aside.
risk-swiss-hand-shuffle = Shuffle the cards.
risk-swiss-hand-sort = Sort by match points, highest first. Shuffle cards with equal points; tiebreaks do not count here.
risk-swiss-hand-deal = Deal { $sizes } from the top. Fill up a board from the next lower point group. Place the boards of 4 and 5 so that as few point groups as possible mix.
risk-swiss-hand-deal-first = Deal { $sizes } from the top.
risk-swiss-hand-slips = Copy each board to a blank slip: player numbers and names.
risk-swiss-hand-report = After the game: place, game points and energy for each player (WD if withdrawn). Everyone signs.
risk-swiss-hand-points = On each card, circle the place and add match points: 1st { $first }, 2nd { $second }, 3rd { $third }, 4th { $fourth }, 5th { $fifth } (boards of 4 also start at { $first }). Withdrawn or disqualified: 0, and out of later rounds.
risk-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, then the final.
risk-swiss-hand-planned-alone =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, no final.
risk-swiss-hand-final-rank = Rank everyone still in: match points, then total game points, then total energy. Still tied? Draw lots in public and write the result down.
risk-swiss-hand-final-rank-set = Rank everyone still in, in this order: { $keys }. Still tied? Draw lots in public and write the result down.
risk-swiss-hand-final-seat = The top { $size } play the final on one board. Match points no longer count.
risk-swiss-hand-final-places = Places in the final are the places of the event. A player who withdraws from the final ranks after those who finish it. The Swiss standings decide the rest.
risk-swiss-hand-semi-final-seat = Seat the best at { $sizes }: places 1, 4, 5, 8 and 9 at board 1; places 2, 3, 6, 7 and 10 at board 2. Match points no longer count.
risk-swiss-hand-semi-final-places = The best { $size } go to the final: first the winners of both boards, then the seconds, and so on. Of two with the same place, the one higher in the standings is ahead.
risk-swiss-hand-final-after-semi-final = Rank the semifinalists by their places on their boards; of two with the same place, the one higher in the Swiss standings is ahead. Then everyone else by the Swiss standings.

## What decided

risk-swiss-head-decisive = Final place
risk-swiss-first-in-final =
    First on the final board, { $points ->
        [one] { $points } game point
       *[other] { $points } game points
    }.
risk-swiss-final-place-decided = First on the final board.
risk-swiss-won-as-last-one-in-decided = The last player still in.
risk-swiss-sheet-order-final = Order: places in the final decide the first places; then { $keys }.
risk-swiss-sheet-order-semi-final = Order: places in the semifinal decide the first places; then { $keys }.
risk-swiss-sheet-legend-semi-final = The heavy line is below the { $count } players of the semifinal.
risk-swiss-sheet-legend-rounds = R1, R2: place at the board.
risk-swiss-sample-title = RISK 2210: one round before the final
risk-swiss-sample-about = Three players share fourth place, and the final has five seats.
risk-swiss-sample-note = The last round before the final is being played. Three players share fourth place with 11 points, and only two of them can have a seat.
risk-swiss-sample-try-1 = See the standings
risk-swiss-sample-try-2 = Show the audience
risk-swiss-sample-try-3 = Print the round’s papers
