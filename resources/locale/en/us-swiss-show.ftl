### The US Chess Swiss: name, cards, and the steps for making the next round by hand

us-swiss-format-about = Chess under US Chess Swiss rules: pairings by score and rating, no rematches, no eliminations. Accelerated pairings for large fields, if you wish.
us-swiss-card-title = Pairing card
us-swiss-card-rule-points = Win 1, draw ½, loss 0.
us-swiss-card-rule-pairing = You play someone with a similar score whom you have not played yet.
us-swiss-card-rule-colors = Colors even out over the rounds, then alternate.
us-swiss-card-rule-bye = A full-point bye counts 1. Ask for a half-point bye in time.
us-swiss-card-rule-slip = Both players check and sign the slip. Then write your card.
us-swiss-format-name = US Chess Swiss
us-swiss-format-short = Chess by score and rating.
us-swiss-people-house = Plays only when the number is otherwise odd, has no place and wins no prize (28M).
us-swiss-people-late-entries =
    Plays from the next round. Missed rounds score { $missed_rounds ->
        [half] ½ point
       *[other] 0 points
    } each (Settings).
us-swiss-hand-pairs =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
us-swiss-hand-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
us-swiss-hand-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
us-swiss-hand-asked = Set aside the players with a requested half-point bye this round: { $names }.
us-swiss-hand-sort =
    Make score groups of the { $players ->
        [one] card of { $players } player
       *[other] cards of { $players } players
    }, highest first; in each group by rating, unrated last.
us-swiss-hand-bye = Odd number: full-point bye to the lowest-rated player of the lowest score group (not unrated, no earlier full-point bye or forfeit win) (28L).
us-swiss-hand-no-bye = Even number: no bye.
us-swiss-hand-halves = Cut each group in half. First plays first of the lower half, second plays second, and so on (29C).
us-swiss-hand-odd = Odd group: its lowest-rated player (not unrated) plays the highest-rated player of the next group they have not met (29D).
us-swiss-hand-rematch = Rematch? Swap with a neighbor in the lower half, closest rating first (27A1).
us-swiss-hand-colours = Colors: whoever had one color less often gets it; if even, the opposite of the last round. Both due the same color: the larger imbalance decides; then reverse the latest round in which their colors differed; then the higher rank (29E4).
us-swiss-hand-swap = Swap for colors only within { $alternation } points (to alternate) or { $equalisation } points (to equalize). Avoid the same color three times running (29E5).
us-swiss-hand-first-colour = Toss a coin for the color of the top player. Down the boards, the higher players get White and Black in turn.
us-swiss-hand-accelerated-first = Accelerated: cut the rating list into an upper half of { $upper } and a lower half of { $lower }. Pair each half by itself, upper quarter against lower quarter.
us-swiss-hand-accelerated-adjusted = Accelerated (adjusted rating): pair the upper-half winners of round 1 with each other; then the rest of the upper half with the lower-half winners; then the lower-half draws; then the lower-half losers.
us-swiss-hand-accelerated-added = Accelerated (added score): give everyone in the upper half of the list one extra point this round, for pairing only.
us-swiss-hand-slips =
    Copy each pair to a blank slip, White first ({ $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }).
us-swiss-hand-points = On each card, circle color and result and write the new score: win 1, draw ½.
us-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
us-swiss-setting-rounds-help = 4 rounds leave at most one perfect score among 16 players, 5 rounds among 32.

us-swiss-setting-acceleration-question = Accelerate rounds 1 and 2?
us-swiss-acceleration-round = Round { $round }
us-swiss-acceleration-worked-out =
    A perfect score means winning every game. With { $players ->
        [one] 1 player
       *[other] { $players } players
    }, each of the { $rounds } rounds halves their number; acceleration halves it once more. It helps from { $threshold } players: 1½ times 2 to the power of { $rounds } (28R). Here the higher-ranked player wins every game of round 1, but for a draw on the first board of each half.
us-swiss-acceleration-average-gap = average gap, round { $round }
us-swiss-acceleration-perfect-scores = perfect scores at the end
us-swiss-acceleration-perfect = { WORD($expected, kind: "word-figure") }
us-swiss-word-figure-about-n = about { $n }
us-swiss-word-figure-about-one = about 1
us-swiss-word-figure-under-one = under 1
us-swiss-acceleration-first-boards = First boards of round 1
us-swiss-acceleration-gap = Gap
us-swiss-acceleration-board = { $first } – { $second }
us-swiss-acceleration-player = { $name } { $rating }
us-swiss-acceleration-group-score-2 = 1 point
us-swiss-acceleration-group-score-1 = ½ point
us-swiss-acceleration-group-score-0 = 0 points
us-swiss-acceleration-group-added-4 = Upper half: 1 point
us-swiss-acceleration-group-added-3 = Upper half: ½ point
us-swiss-acceleration-group-added-2 = Upper half: 0, lower half: 1
us-swiss-acceleration-group-added-1 = Lower half: ½ point
us-swiss-acceleration-group-added-0 = Lower half: 0 points
us-swiss-acceleration-group-upper-winners = Upper half: won
us-swiss-acceleration-group-middle = Upper half: others, lower half: won
us-swiss-acceleration-group-lower-draws = Lower half: drew
us-swiss-acceleration-group-lower-losers = Lower half: lost
us-swiss-no-show-is-paired = { $player1 } didn’t show up for round { $round } and will be paired in round { $next }. Withdraw them or request a bye unless they are back.
us-swiss-sample-title = Chess: an upset in round 3 and a late entry
us-swiss-sample-about = A player rated 1461 beats one rated 1729, and someone arrives two rounds late.
us-swiss-sample-note = On board 2 Otis Carmichael (1461) has beaten Earl Hutchings (1729). Katarina Novak came for round 3 and missed two rounds.
us-swiss-sample-try-1 = Look at board 2
us-swiss-sample-try-2 = See the late entry
us-swiss-sample-try-3 = Repair the round
