### Dual Ring: the rules sheet, and charts for going on by hand

dual-ring-rules-cited = Dual Ring Tournament Format (Rich Hutnik, 2009)
dual-ring-clause-introduction = Introduction
dual-ring-clause-setup = Setup
dual-ring-clause-rules = Rules
dual-ring-clause-example = Rules, example of player 3
dual-ring-clause-two = Rules, the last two
dual-ring-clause-tied = Rules, tied games

dual-ring-rule-players = Three players or more sit in a ring. There are no rounds and no byes.
dual-ring-rule-two-games = Everyone plays two games at once: White against the next player in the ring, Black against the one before.
dual-ring-rule-seating-random = The order in the ring is drawn.
dual-ring-rule-seating-rating = The order in the ring follows the ratings; unrated players come last, equal ratings are drawn.
dual-ring-rule-seating-entered = The order in the ring is the order of entry.
dual-ring-rule-closed = Nobody enters once the ring is set.
dual-ring-rule-out = A player who loses a game, also on time, is out. Their other game stops and counts for nobody.
dual-ring-rule-gap = The two neighbors of the gap start a new game at once.
dual-ring-rule-gap-one-of-each = In the new game the player before the gap has White, so that everyone keeps one game with each color.
dual-ring-rule-gap-as-in-example = In the new game the player with the lower ring place has Black.
dual-ring-rule-drawn-replay = A drawn game is played again with the same colors until somebody wins.
dual-ring-rule-drawn-both-out = A drawn game puts out both players.
dual-ring-rule-both-results = If both games of a player end at once, both results count.
dual-ring-rule-leaves = A player who withdraws or does not play is out. That closes the ring, but is a win for nobody. Nobody comes back.
dual-ring-rule-ranking = Winner, runner-up, then whoever was out later. Players out together share the place.
dual-ring-rule-two = With two players left their games stop. More wins in the ring wins.
dual-ring-rule-two-tied = Equal wins: they play two games at once, one with each color, and the first loss decides. These games add no wins.
dual-ring-rule-nobody = If a draw leaves one player, that player has won. If it leaves nobody, the last two share first place.
dual-ring-rule-ended = The organizer may end the ring at any time after the first result. Running games are void; of those still in, most wins wins, and equal wins share first place.

## Charts of the emergency kit

dual-ring-hand-chart-ring = Places in the ring
dual-ring-hand-chart-white-against = White against place
dual-ring-hand-chart-black-against = Black against place
