### The US Chess Swiss: name, cards, and the steps for the next round by hand

us-swiss-format-about = Games of two by the rules of US Chess: winners meet winners, nobody meets twice, and nobody is knocked out. With ratings, Black and White, and accelerated rounds if you wish.
us-swiss-card-title = Pairing card
us-swiss-format-name = US Chess Swiss
us-swiss-people-late-entries = A player who enters now plays from the next round; missed ones count as set.
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
us-swiss-hand-asked = Set aside who asked for a half-point bye in this round: { $names }.
us-swiss-hand-sort =
    Put the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in into groups of equal score, highest first; in each group by rating, highest first, unrated last.
us-swiss-hand-bye = The number is odd: the full-point bye goes to the lowest-rated player of the lowest group, not an unrated one, and nobody who has had one or won by forfeit.
us-swiss-hand-no-bye = The number is even: nobody has a full-point bye.
us-swiss-hand-halves = Cut each group into an upper and a lower half. The first of the upper half plays the first of the lower half, the second the second, and so on.
us-swiss-hand-odd = From an odd group the lowest-rated player, not an unrated one, goes down and meets the highest-rated of the next group whom he has not met.
us-swiss-hand-rematch = Nobody meets an opponent again: exchange him with a neighbour of the lower half, the one whose rating differs least.
us-swiss-hand-colours = Colours: whoever has had one colour less often gets it; equal: the other than last time. Both due the same: the one who is further out of balance gets it; still equal, go back to the last round in which they had different colours, and each gets the other one; else the higher ranked gets his due.
us-swiss-hand-swap = Exchange players of the lower half for colours only if their ratings differ by at most { $alternation } to alternate, { $equalisation } to equalise. Nobody has one colour three times in a row if it can be helped.
us-swiss-hand-first-colour = Toss a coin for the colour of the first player of the list; down the boards the upper players then have the colours in turn.
us-swiss-hand-accelerated-first = Accelerated: cut the list of ratings into an upper half of { $upper } and a lower half of { $lower }. Pair each half by itself, its upper quarter against its lower quarter.
us-swiss-hand-accelerated-adjusted = Accelerated (adjusted rating): pair first the winners of the upper half of round 1 among themselves; then the others of the upper half with the winners of the lower half; then the draws of the lower half; then its losers.
us-swiss-hand-accelerated-added = Accelerated (added score): for this round count one point more for everybody of the upper half of the list, and pair by these scores.
us-swiss-hand-slips =
    Write each pair on a blank slip, White first: { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
us-swiss-hand-points = On each card, ring colour and result, and write the new score: won 1, drawn ½.
us-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
