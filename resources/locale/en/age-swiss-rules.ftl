### Age-Modified Swiss: the rules sheet, and charts for going on by hand

age-swiss-rules-cited = Age-Modified Swiss Pairing System (DCI)
age-swiss-clause-basics = Basics
age-swiss-clause-winner = Determining a winner
age-swiss-clause-rounds = Number of Swiss rounds
age-swiss-clause-pairing = Pairing { $number }
age-swiss-clause-note = Pairing 3, note

age-swiss-rule-groups = Age groups, oldest first: { WORD($groups, kind: "ages") }. Everyone plays every round.
age-swiss-rule-rounds-chart = { $players } players play { $rounds } rounds, by the published chart.
age-swiss-rule-rounds-ours =
    { $players ->
        [one] { $players } player plays
       *[other] { $players } players play
    } { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: enough to leave one player unbeaten. The chart begins at 17 players.
age-swiss-rule-rounds-set =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, set by the organizer.
age-swiss-rule-match =
    { $games ->
        [1] A match is a single game.
       *[other] A match is the best of { $games } games. Whoever leads when time is up has won it.
    }
age-swiss-rule-first = Round 1 is paired at random within each age group, the oldest first. An odd player joins the next younger group.
age-swiss-rule-record-points = Later rounds: players with the same match points meet, within their age group where possible.
age-swiss-rule-record-literal = Later rounds: players with the same record of wins, losses and draws meet, within their age group where possible.
age-swiss-rule-odd = An odd player of an age group meets someone with the same record from the next age group.
age-swiss-rule-apart = The oldest and the youngest age group are kept apart whenever possible.
age-swiss-rule-down = An odd record group: its youngest player moves down to the next group and keeps the record.
age-swiss-rule-rematch = Repeat opponents are avoided as far as possible. What is still equal is drawn.
age-swiss-rule-bye-first = Odd number in round 1: one of the youngest age group has a bye, by lot. A bye is a match win and scores { $bye }.
age-swiss-rule-bye-later = Later byes: fewest byes so far, then the lowest record, then the youngest age group, then by lot.
age-swiss-rule-missed = A round missed by entering late or being away counts as a loss. A forfeited match counts, but the two have not met.
age-swiss-rule-points = Match points: win { $win }, draw { $draw }, loss 0.
age-swiss-rule-order = Match points decide the standings. Each age group also has its own.
age-swiss-rule-ties-latest-loss = Ties: whoever lost later ranks higher.
age-swiss-rule-ties-unbeaten = Whoever has never lost ranks first among the tied.
age-swiss-rule-ties-shared = Tied players share the place and split the prizes.
age-swiss-rule-ties-opponents = Ties: the average share of matches won by the opponents, each at least one third.
age-swiss-rule-end = The event ends after the last planned round. First place in the standings has won.

## Charts of the emergency kit

age-swiss-hand-chart-piles = Piles: by match points, oldest age group first
age-swiss-head-rounds = Rounds
