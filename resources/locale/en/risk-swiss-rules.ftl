### RISK 2210 Swiss: the rules sheet, and charts for going on by hand

risk-swiss-rules-cited = RISK 2210 Swiss-Style Pairing System (DCI)
risk-swiss-clause-basics = Basics
risk-swiss-clause-recording = Score recording { $number }

risk-swiss-rule-boards = Every board seats 4 or 5 players. There are no byes.
risk-swiss-rule-boards-of-three = Boards seat 4 or 5 players. This event is not sanctioned, so boards of 3 are used where 4 and 5 do not add up. There are no byes.
risk-swiss-rule-fewest = As few boards as possible. { $players } players: { $sizes }.
risk-swiss-rule-boards-set = Boards as set. { $players } players: { $sizes }.
risk-swiss-rule-rounds =
    { $rounds ->
        [one] { $rounds } Swiss round
       *[other] { $rounds } Swiss rounds
    }: one for every five boards of round 1, or part of five.
risk-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } Swiss round
       *[other] { $rounds } Swiss rounds
    }, set by the organizer.
risk-swiss-rule-first = Round 1 is drawn at random.
risk-swiss-rule-later = Later rounds: players with equal match points sit together, at random among equals. A board that a point group cannot fill takes players from the next group. Tiebreaks are never used for pairing.
risk-swiss-rule-mixing = Boards of 4 and 5 are placed so that as few point groups as possible are mixed. Seats at a board are drawn.
risk-swiss-rule-apart =
    Among equally mixed boards, as few players from the same { $mark ->
        [club] club
        [team] team
       *[household] household
    } as possible sit together.
risk-swiss-rule-new-opponents = Among equally good seatings, the one with the fewest repeat opponents is used.
risk-swiss-rule-withdrawn = A player who withdraws from a game or is disqualified scores 0 for it.
risk-swiss-rule-not-seated = Whoever withdrew is not seated again unless reinstated. Late entries start with 0 points and are possible until the final is posted.
risk-swiss-rule-report = After each game, report everyone’s finishing place, game points and energy left, then leave the playing area.
risk-swiss-rule-points = Match points: 1st { $first }, 2nd { $second }, 3rd { $third }, 4th { $fourth }, 5th { $fifth }, withdrawn or disqualified 0. Boards of 4 score { $four }.
risk-swiss-rule-rating = For rating estimates (K = { $k }), each board counts as one game against every opponent: ahead is a win, behind is a loss.
risk-swiss-rule-order = Standings: match points, then total game points, then total energy left.
risk-swiss-rule-order-set = Standings, in this order: { $keys }.
risk-swiss-rule-lot = Still tied: a drawn lot, marked as such.
risk-swiss-rule-final = After the Swiss rounds the top { $seats } still in play one final board. Its places are the first places of the event.
risk-swiss-rule-after-final = Below the finalists, the Swiss standings count. The final adds no match points. Whoever withdraws from it ranks after those who finish it. With 4 players left it seats 4.
risk-swiss-rule-semi-final = After the Swiss rounds the top 10 still in play a semifinal of two boards, seeded from the standings: 1, 4, 5, 8, 9 and 2, 3, 6, 7, 10. With 8 or 9 left, the last seeds are missing; with fewer than 8 there is no semifinal.
risk-swiss-rule-final-board = The best { $seats } of the semifinal, by their places on their boards and then by the standings, play one final board. Its places are the first places of the event.
risk-swiss-rule-after-both = Below the finalists come the other semifinalists by their places on their boards, then by the Swiss standings; then everyone else. Neither adds match points. Whoever withdraws from either ranks after those who finish it. With 4 players left the final seats 4.
risk-swiss-rule-no-final = There is no final: the standings after the last Swiss round decide the event.

## Charts of the emergency kit

risk-swiss-hand-chart-boards = Boards
risk-swiss-hand-chart-of-five = Boards of 5
risk-swiss-hand-chart-of-four = Boards of 4
risk-swiss-hand-chart-of-three = Boards of 3
risk-swiss-hand-chart-swiss-rounds = Swiss rounds
risk-swiss-hand-chart-points = Match points
