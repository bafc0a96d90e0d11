### The RISK 2210 Swiss: name, cards, and the steps for the next round by hand

risk-swiss-format-about = Games of four or five at a board, new opponents each round, points for the places. The best five then play a final board, and its winner wins the event.
risk-swiss-card-title = RISK 2210 player match record card
risk-swiss-head-stakes = Final
risk-swiss-format-name = RISK 2210 Swiss
risk-swiss-people-late-entries = A player who enters now has no points for the rounds missed.
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
risk-swiss-hand-heading-final = The final: 1 board of { $size }
risk-swiss-hand-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in. Put aside those of whoever was withdrawn or disqualified; they do not play.
risk-swiss-hand-shuffle = Shuffle all cards.
risk-swiss-hand-sort = Sort the cards by match points, most first. Shuffle the cards of equal match points among themselves: game points and energy do not count here.
risk-swiss-hand-deal = Lay out { $sizes }. Fill one board after another from the top of the cards; what a group of equal points cannot fill is filled from the next lower group. Put the boards of 4 and of 5 in the order that mixes the fewest groups.
risk-swiss-hand-deal-first = Lay out { $sizes } and fill one board after another from the top.
risk-swiss-hand-slips = Write each board on a blank slip: numbers and names. There is one for every board.
risk-swiss-hand-report = When a board is done, its players write finishing place, game points and energy left. Whoever left has WD instead of a place. Everybody at the board signs.
risk-swiss-hand-points = On each card, ring the place and add match points: 1st 5, 2nd 4, 3rd 3, 4th 2, 5th 1, on a board of 4 too from 5 to 2. WD or disqualified: 0, and out of later rounds.
risk-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, and then the final board.
risk-swiss-hand-planned-alone =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, without a final.
risk-swiss-hand-final-rank = Rank everybody who is in: match points, then total game points, then total energy left, then a lot that is drawn in public and written down.
risk-swiss-hand-final-seat = The first { $size } play the final at one board. Points count no more.
risk-swiss-hand-final-places = The places of the final are the places of the event. Whoever left the final comes after those who finished it; from then on the Swiss standings hold.
