### Words of the cover, and of the steps for making the next round of each format by hand

paper-name-cover = Cover of the cards
paper-about-cover = what no card holds, as a code: name, settings, seed
paper-name-hand = Hand pack
paper-about-hand = cards so far, blank slips, and the steps for going on without this computer

## The cover

cover-title = Cover of the cards
cover-about = If the event’s file is lost, the event can be made again from this code and those of the record cards: choose “Rebuild from cards” on the home screen, or the command “import”. Keep this sheet with the cards.
cover-event = Event
cover-format = Format
cover-players = Players
cover-rounds = Rounds posted
cover-seed = Seed of the draws
cover-settings = Settings
cover-code = Code of the cover, in groups of five

## The steps

hand-title = The next round by hand
hand-none = No round follows as things stand. The cards hold every result; the standings are final once nothing is missing.
hand-open =
    First finish round { $round }: the slips of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } still to report are in this pack. The figures below are as if everybody who is in now stays in.
hand-after = Back at the computer: if the file is lost, choose “Rebuild from cards” and scan the cover and the cards of this pack. Then pair the round, seat it by hand as on the slips, and enter the results.
hand-keep = Keep the slips in order of tables. They are what counts if a card is in doubt.
hand-table-of =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } of { $size }
hand-board-of =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    } of { $size }
hand-group-of =
    { $group }: { $tables } ({ $players ->
        [one] { $players } player
       *[other] { $players } players
    })
hand-risk-swiss-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-risk-swiss-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-risk-swiss-heading-final = The final: 1 board of { $size }
hand-risk-swiss-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in. Put aside those of whoever was withdrawn or disqualified; they do not play.
hand-risk-swiss-shuffle = Shuffle all cards.
hand-risk-swiss-sort = Sort the cards by match points, most first. Shuffle the cards of equal match points among themselves: game points and energy do not count here.
hand-risk-swiss-deal = Lay out { $sizes }. Fill one board after another from the top of the cards; what a group of equal points cannot fill is filled from the next lower group. Put the boards of 4 and of 5 in the order that mixes the fewest groups.
hand-risk-swiss-deal-first = Lay out { $sizes } and fill one board after another from the top.
hand-risk-swiss-slips = Write each board on a blank slip: numbers and names. There is one for every board.
hand-risk-swiss-report = When a board is done, its players write finishing place, game points and energy left. Whoever left has WD instead of a place. Everybody at the board signs.
hand-risk-swiss-points = On each card, ring the place and add match points: 1st 5, 2nd 4, 3rd 3, 4th 2, 5th 1, on a board of 4 too from 5 to 2. WD or disqualified: 0, and out of later rounds.
hand-risk-swiss-planned =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, and then the final board.
hand-risk-swiss-planned-alone =
    { $rounds ->
        [one] { $rounds } Swiss round is
       *[other] { $rounds } Swiss rounds are
    } planned, without a final.
hand-risk-swiss-final-rank = Rank everybody who is in: match points, then total game points, then total energy left, then a lot that is drawn in public and written down.
hand-risk-swiss-final-seat = The first { $size } play the final at one board. Points count no more.
hand-risk-swiss-final-places = The places of the final are the places of the event. Whoever left the final comes after those who finished it; from then on the Swiss standings hold.
hand-age-swiss-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
hand-age-swiss-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-age-swiss-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-age-swiss-age-groups = Age groups, oldest first: { $groups }.
hand-age-swiss-first =
    Sort the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } into age groups and shuffle each. Pair the oldest group; an odd one joins the next group, an odd one there the next, and so on.
hand-age-swiss-first-bye = One is left over in the youngest group: draw a lot among those of that group for the bye before you pair it. The bye is worth 3 points.
hand-age-swiss-sort =
    Sort the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in into piles of equal match points, most first. In each pile put the oldest age group on top.
hand-age-swiss-bye = The number is odd, so first give the bye: to somebody who has had none, of the lowest pile, there of the youngest age group, then by lot. It is worth 3 points.
hand-age-swiss-no-bye = The number is even: nobody has a bye.
hand-age-swiss-pair = Begin with the top pile. Nobody meets an opponent again: look at the numbers on the card. Within the pile pair players of the same age group; an odd one meets the next age group. Do not pair the oldest with the youngest if taking a middle pair apart helps.
hand-age-swiss-down = Whoever cannot be paired goes down to the next pile, as few as possible, and of the youngest age group of the pile. There they are paired first, with their own age if possible.
hand-age-swiss-lot = What is equal is decided by lot: shuffle and take the top card.
hand-age-swiss-stuck = If the last pile cannot be paired, take the pairs above it apart, the lowest first.
hand-age-swiss-slips =
    Write each pair on a blank slip with a table number: { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
hand-age-swiss-points = On each card, ring the games and the match, and add match points: won 3, drawn 1, lost 0.
hand-age-swiss-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
hand-us-swiss-pairs =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
hand-us-swiss-heading-first =
    Round 1: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-us-swiss-heading-swiss =
    Round { $round }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-us-swiss-asked = Set aside who asked for a half-point bye in this round: { $names }.
hand-us-swiss-sort =
    Put the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in into groups of equal score, highest first; in each group by rating, highest first, unrated last.
hand-us-swiss-bye = The number is odd: the full-point bye goes to the lowest-rated player of the lowest group, not an unrated one, and nobody who has had one or won by forfeit.
hand-us-swiss-no-bye = The number is even: nobody has a full-point bye.
hand-us-swiss-halves = Cut each group into an upper and a lower half. The first of the upper half plays the first of the lower half, the second the second, and so on.
hand-us-swiss-odd = From an odd group the lowest-rated player, not an unrated one, goes down and meets the highest-rated of the next group whom he has not met.
hand-us-swiss-rematch = Nobody meets an opponent again: exchange him with a neighbour of the lower half, the one whose rating differs least.
hand-us-swiss-colours = Colours: whoever has had one colour less often gets it; equal: the other than last time. Both due the same: the one who is further out of balance gets it; still equal, go back to the last round in which they had different colours, and each gets the other one; else the higher ranked gets his due.
hand-us-swiss-swap = Exchange players of the lower half for colours only if their ratings differ by at most { $alternation } to alternate, { $equalisation } to equalise. Nobody has one colour three times in a row if it can be helped.
hand-us-swiss-first-colour = Toss a coin for the colour of the first player of the list; down the boards the upper players then have the colours in turn.
hand-us-swiss-accelerated-first = Accelerated: cut the list of ratings into an upper half of { $upper } and a lower half of { $lower }. Pair each half by itself, its upper quarter against its lower quarter.
hand-us-swiss-accelerated-adjusted = Accelerated (adjusted rating): pair first the winners of the upper half of round 1 among themselves; then the others of the upper half with the winners of the lower half; then the draws of the lower half; then its losers.
hand-us-swiss-accelerated-added = Accelerated (added score): for this round count one point more for everybody of the upper half of the list, and pair by these scores.
hand-us-swiss-slips =
    Write each pair on a blank slip, White first: { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
hand-us-swiss-points = On each card, ring colour and result, and write the new score: won 1, drawn ½.
hand-us-swiss-planned =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } planned.
hand-strikes-heading-random =
    Round { $round }, random: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-strikes-heading-split =
    Round { $round }, split by strikes: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-strikes-heading-playoff = The last game of the two winners
hand-strikes-take =
    Take the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } who are in: fewer than { $level } strikes, and not gone.
hand-strikes-random = Shuffle them and deal them to { $sizes }.
hand-strikes-split = Sort them by strikes, fewest first; shuffle equal ones among themselves. Fill the groups from the top: { $groups }. Shuffle each group and deal it to its tables.
hand-strikes-bye = Of those who have had the fewest byes, the player with the fewest strikes has the bye; equal: by lot. It costs no strikes.
hand-strikes-meet = Look at the opponents on the cards. Exchange players between tables of one group so that as few as possible meet again, above all nobody for a third time.
hand-strikes-slips =
    Write each table on a blank slip: numbers and names, { $tables ->
        [one] { $tables } slip
       *[other] { $tables } slips
    }.
hand-strikes-strikes = After the game, the highest score is first. Strikes: with 5 players 0 6 12 18 24, with 4 0 8 16 24, with 3 0 12 24. Tied places share their strikes equally. Whoever left in mid-game shares last place and is out.
hand-strikes-out = When all tables are in, add up: whoever has { $level } strikes or more is out.
hand-strikes-end = One left has won. Nobody left: the fewest strikes among those who played wins, equal ones together.
hand-strikes-end-one-table = Two left after a round of one table: the one with fewer strikes wins if he won that game too; if he came second, both win; if he came third or lower, the winner of the game wins. Equal strikes: whoever won the game.
hand-strikes-end-more-tables = Two left after a round of more tables: fewer strikes wins; equal: the larger margin between first and second in his last game; equal again: both.
hand-strikes-playoff = The two winners may play one last game, which decides whatever the strikes.
hand-dual-ring-pairs =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
hand-dual-ring-heading-ring =
    Going on with the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in it
hand-dual-ring-heading-first =
    Setting the ring: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $sizes }
hand-dual-ring-set =
    Shuffle the cards of the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } and lay them in a ring. Each has White against the next and Black against the one before, both at once: { $tables ->
        [one] { $tables } board
       *[other] { $tables } boards
    }.
hand-dual-ring-ring =
    The ring chart in this pack has the { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in ring order; after the last comes the first.
hand-dual-ring-running =
    Being played now: { $boards ->
        [one] board { $boards }
       *[other] boards { $boards }
    }. Their slips are in this pack.
hand-dual-ring-out = Whoever loses is out. His other game stops and counts for nobody. His two neighbours in the ring now play each other: take the next blank slip, the first one has board { $next }.
hand-dual-ring-gap-one-of-each = In it, the one before the gap has White, the one after it Black.
hand-dual-ring-gap-as-in-example = In it, the one with the lower place in the ring has Black.
hand-dual-ring-drawn-replay = A drawn game is played again at once with the same colours.
hand-dual-ring-drawn-both-out = A drawn game puts both out, and the ring closes over both.
hand-dual-ring-leaves = Whoever leaves is out too; the neighbours score no win for it.
hand-dual-ring-two = When two are left their running games stop. More wins in the ring wins. Equal wins: two new games at once, one with each colour, and the first loss decides.
hand-dual-ring-wins = On each card, ring colour and result of every game, and add up the wins.
