### The Age-Modified Swiss: name, cards, and the steps for the next round by hand

age-swiss-format-about = Games of two: everybody plays every round against somebody with a like record. Players meet others of their own age group as far as it goes.
age-swiss-card-title = Player match record card
age-swiss-format-name = Age-Modified Swiss
age-swiss-people-late-entries = A player who enters now takes a loss for each round missed.
age-swiss-hand-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
age-swiss-hand-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
age-swiss-hand-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
age-swiss-hand-age-groups = Age groups, oldest first: { WORD($groups, kind: "ages") }.
age-swiss-hand-first =
    Sort the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } into age groups and shuffle each. Pair the oldest group; an odd one joins the next group, an odd one there the next, and so on.
age-swiss-hand-first-bye = One is left over in the youngest group: draw a lot among those of that group for the bye before you pair it. The bye is worth 3 points.
age-swiss-hand-sort =
    Sort the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in into piles of equal match points, most first. In each pile put the oldest age group on top.
age-swiss-hand-bye = The number is odd, so first give the bye: to somebody who has had none, of the lowest pile, there of the youngest age group, then by lot. It is worth 3 points.
age-swiss-hand-no-bye = The number is even: nobody has a bye.
age-swiss-hand-pair = Begin with the top pile. Nobody meets an opponent again: look at the numbers on the card. Within the pile pair players of the same age group; an odd one meets the next age group. Do not pair the oldest with the youngest if taking a middle pair apart helps.
age-swiss-hand-down = Whoever cannot be paired goes down to the next pile, as few as possible, and of the youngest age group of the pile. There they are paired first, with their own age if possible.
age-swiss-hand-lot = What is equal is decided by lot: shuffle and take the top card.
age-swiss-hand-stuck = If the last pile cannot be paired, take the pairs above it apart, the lowest first.
age-swiss-hand-slips =
    Write each pair on a blank slip with a table number: { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
age-swiss-hand-points = On each card, ring the games and the match, and add match points: won 3, drawn 1, lost 0.
age-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
