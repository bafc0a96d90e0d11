### Accumulated strikes: the rules sheet, and charts for going on by hand

strikes-rules-cited = Boardgame Tournament Design (Joe Czapski, 2017)
strikes-clause-basics = Introduction
strikes-clause-chart = Chart of tables
strikes-clause-rounds = Kinds of rounds
strikes-clause-met = Least times met
strikes-clause-strikes = Strikes by place
strikes-clause-ties = Ties
strikes-clause-level = Elimination level
strikes-clause-five = Five players left
strikes-clause-end = The end

strikes-rule-tables = Games of 3 to { $largest } players. The chart says how many tables of each size there are for the players left. With 3 to { $largest } left there is one table.
strikes-rule-tables-large = Above 50 players: as few tables as possible, in three groups in split rounds.
strikes-rule-five-bye = With 5 left, 4 play and one has a bye: the player with the fewest strikes.
strikes-rule-five-bye-once = Nobody has a second bye before everyone has had one. Ties are drawn.
strikes-rule-five-tables = With 5 left there is a table of 3 and a table of 2.
strikes-rule-kinds = Rounds are random and split by strikes in turn. Round 1 is random.
strikes-rule-split = Split rounds: the players in order of strikes fill group 1 with the fewest, then group 2 and, from 31 players, group 3.
strikes-rule-line = Equal strikes at the line between two groups are drawn.
strikes-rule-met = Seating within a group: those who have met least. A pair that has met 0, 1, 2, 3, 4, 5 or more times counts 0, 1, 2, 4, 7, 10; the plan with the smallest sum is used.
strikes-rule-search = The program searches for that plan, starting from 30 random deals.
strikes-rule-dealt = The best of 30 random deals is used.
strikes-rule-strikes = The highest score is first. Strikes by place: 5 players { $five }; 4 players { $four }; 3 players { $three }.
strikes-rule-strikes-of-two = 2 players: { $two }.
strikes-rule-ties = Tied places share the sum of their strikes equally. The game’s own tiebreaker is not used.
strikes-rule-level = A player with { $level } strikes or more is out once the round is complete.
strikes-rule-late = Late entries are possible until round 2 is paired. A missed round costs { $last } strikes, like a last place.
strikes-rule-re-entry = Anyone eliminated may enter once more before any round. They begin with the most strikes of anyone still in.
strikes-rule-leaves = Whoever leaves during a game shares last place at the table and is out.
strikes-rule-ranking = Standings: the winner, those still in by strikes, then whoever was out later; within one round, fewer strikes.
strikes-rule-one = One player left: that player wins. Nobody left: the fewest strikes among those who played the round; ties share.
strikes-rule-two-one-table = Two left after a round of one table: fewer strikes wins if that player also won the game. If they came second, both win; third or lower, the game’s winner wins. Equal strikes: the game’s winner.
strikes-rule-two-tables = Two left after a round of two tables: fewer strikes wins. Equal: the larger margin over second place in the last game; equal again: both win.
strikes-rule-more-tables = After more than two tables, the same.
strikes-rule-deciding = Two winners may play one deciding game; it counts regardless of strikes.
strikes-rule-last-round = The event ends after round { $rounds } at the latest. If more than two are still in, the fewest strikes win; ties share.

## Charts of the emergency kit

strikes-hand-chart-random = Random round
strikes-hand-chart-group-1 = Split: group 1
strikes-hand-chart-group-2 = Split: group 2
strikes-hand-chart-group-3 = Split: group 3
strikes-hand-chart-strikes = Strikes by place
strikes-hand-chart-at-table = Players at the table
strikes-hand-chart-met = What a pair costs
strikes-hand-chart-times = Times met
strikes-hand-chart-cost = Points
