### The Age-Modified Swiss: name, cards, and the steps for making the next round by hand

age-swiss-format-about = Two-player matches. Everyone plays every round, against someone with a similar record and, whenever possible, of the same age group.
age-swiss-card-title = Player match record card
age-swiss-card-rule-points = Win { $win }, draw { $draw }, loss { $loss }.
age-swiss-card-rule-pairing = You play someone with the same record, in your age group if possible.
age-swiss-card-rule-bye = A bye is a win and scores { $bye }.
age-swiss-card-rule-slip = Both players check and sign the slip. Then write your card.
age-swiss-card-rule-ties = Tie: whoever lost latest ranks higher.
age-swiss-format-name = Age-Modified Swiss
age-swiss-format-short = Two-player matches by record and age group.
age-swiss-wizard-type-players-hint =
    Ann Archer, 9
    Ben Brook, 12
    …
age-swiss-people-late-entries = Joins with a loss for each missed round.
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
    } into age groups and shuffle each. Pair the oldest group first; a player left over joins the next group.
age-swiss-hand-first-bye = One player left over in the youngest group: draw the bye among that group before you pair it. The bye scores { $bye }.
age-swiss-hand-sort =
    Make piles of the { $players ->
        [one] card of { $players } player
       *[other] cards of { $players } players
    } by match points, highest first; in each pile, oldest age group on top.
age-swiss-hand-bye = Odd number: give the bye first. Lowest pile, no bye so far, youngest age group; if tied, draw lots. It scores { $bye }.
age-swiss-hand-no-bye = Even number: no bye.
age-swiss-hand-pair = Pair from the top pile down, same age group first. No rematches: check the opponents on the card. Avoid oldest against youngest; break up a middle-group pair if that helps.
age-swiss-hand-down = If a player has no opponent left, move the youngest age group down to the next pile, as few players as possible, and pair them there first.
age-swiss-hand-lot = Still tied? Shuffle and take the top card.
age-swiss-hand-stuck = Last pile cannot be paired? Break up the pairs above it, the lowest first.
age-swiss-hand-slips =
    Copy each pair to a blank slip with a table number ({ $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }).
age-swiss-hand-points = On each card, circle the games and the match and add match points: win { $win }, draw { $draw }, loss 0.
age-swiss-hand-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.

## What decided

age-swiss-head-decisive = Last loss
age-swiss-head-stakes = Top cut
age-swiss-decisive-lost = Round { $round }
age-swiss-decisive-never = Undefeated
age-swiss-setting-rounds-help = Leave empty to follow the chart for the number of players.
age-swiss-sample-title = Age groups: two children meet out of group
age-swiss-sample-about = At table 2 a ten-year-old meets a twelve-year-old, and both can be told why.
age-swiss-sample-note = Round 3 is posted. Oliver (10) and Noah (12) are in different age groups and meet all the same: nobody else of Noah’s group has won both matches.
age-swiss-sample-try-1 = Read why they meet
age-swiss-sample-try-2 = Ask why two others don’t
age-swiss-sample-try-3 = See the standings
