"""Words of the cover, and of the steps for making the next round of each format by hand."""

HAND_PACK = {
    "paper_name_cover": "Cover of the cards",
    "paper_about_cover": "what no card holds, as a code: name, settings, seed",
    "paper_name_hand": "Hand pack",
    "paper_about_hand": (
        "cards so far, blank slips, and the steps for going on without this computer"
    ),
    # The cover
    "cover_title": "Cover of the cards",
    "cover_about": (
        "If the event’s file is lost, the event can be made again from this code and those of the "
        "record cards: choose “Rebuild from cards” on the home screen, or the command “import”. "
        "Keep this sheet with the cards."
    ),
    "cover_event": "Event",
    "cover_format": "Format",
    "cover_players": "Players",
    "cover_rounds": "Rounds posted",
    "cover_seed": "Seed of the draws",
    "cover_settings": "Settings",
    "cover_code": "Code of the cover, in groups of five",
    # The steps
    "hand_title": "The next round by hand",
    "hand_none": (
        "No round follows as things stand. The cards hold every result; the standings are final "
        "once nothing is missing."
    ),
    "hand_open": (
        "First finish round {round}: the slips of {tables:table|tables} still to report are in "
        "this pack. The figures below are as if everybody who is in now stays in."
    ),
    "hand_after": (
        "Back at the computer: if the file is lost, choose “Rebuild from cards” and scan the cover "
        "and the cards of this pack. Then pair the round, seat it by hand as on the slips, and "
        "enter the results."
    ),
    "hand_keep": "Keep the slips in order of tables. They are what counts if a card is in doubt.",
    "hand_table_of": "{count:table|tables} of {size}",
    "hand_board_of": "{count:board|boards} of {size}",
    "hand_group_of": "{group}: {tables} ({players:player|players})",
}

HAND_RISK = {
    "hand_risk-swiss_heading_first": "Round 1: {players:player|players}, {sizes}",
    "hand_risk-swiss_heading_swiss": "Round {round}: {players:player|players}, {sizes}",
    "hand_risk-swiss_heading_final": "The final: 1 board of {size}",
    "hand_risk-swiss_take": (
        "Take the cards of the {players:player|players} who are in. Put aside those of whoever was "
        "withdrawn or disqualified; they do not play."
    ),
    "hand_risk-swiss_shuffle": "Shuffle all cards.",
    "hand_risk-swiss_sort": (
        "Sort the cards by match points, most first. Shuffle the cards of equal match points among "
        "themselves: game points and energy do not count here."
    ),
    "hand_risk-swiss_deal": (
        "Lay out {sizes}. Fill one board after another from the top of the cards; what a group "
        "of equal points cannot fill is filled from the next lower group. Put the boards of 4 and "
        "of 5 in the order that mixes the fewest groups."
    ),
    "hand_risk-swiss_deal_first": "Lay out {sizes} and fill one board after another from the top.",
    "hand_risk-swiss_slips": (
        "Write each board on a blank slip: numbers and names. There is one for every board."
    ),
    "hand_risk-swiss_report": (
        "When a board is done, its players write finishing place, game points and energy left. "
        "Whoever left has WD instead of a place. Everybody at the board signs."
    ),
    "hand_risk-swiss_points": (
        "On each card, ring the place and add match points: 1st 5, 2nd 4, 3rd 3, 4th 2, 5th 1, on "
        "a board of 4 too from 5 to 2. WD or disqualified: 0, and out of later rounds."
    ),
    "hand_risk-swiss_planned": (
        "{rounds:Swiss round is|Swiss rounds are} planned, and then the final board."
    ),
    "hand_risk-swiss_planned_alone": (
        "{rounds:Swiss round is|Swiss rounds are} planned, without a final."
    ),
    "hand_risk-swiss_final_rank": (
        "Rank everybody who is in: match points, then total game points, then total energy left, "
        "then a lot that is drawn in public and written down."
    ),
    "hand_risk-swiss_final_seat": (
        "The first {size} play the final at one board. Points count no more."
    ),
    "hand_risk-swiss_final_places": (
        "The places of the final are the places of the event. Whoever left the final comes after "
        "those who finished it; from then on the Swiss standings hold."
    ),
}

HAND_AGE = {
    "hand_age-swiss_pairs": "{count:pair|pairs}",
    "hand_age-swiss_heading_first": "Round 1: {players:player|players}, {sizes}",
    "hand_age-swiss_heading_swiss": "Round {round}: {players:player|players}, {sizes}",
    "hand_age-swiss_age_groups": "Age groups, oldest first: {groups}.",
    "hand_age-swiss_first": (
        "Sort the cards of the {players:player|players} into age groups and shuffle each. Pair the "
        "oldest group; an odd one joins the next group, an odd one there the next, and so on."
    ),
    "hand_age-swiss_first_bye": (
        "One is left over in the youngest group: draw a lot among those of that group for the bye "
        "before you pair it. The bye is worth 3 points."
    ),
    "hand_age-swiss_sort": (
        "Sort the cards of the {players:player|players} who are in into piles of equal match "
        "points, most first. In each pile put the oldest age group on top."
    ),
    "hand_age-swiss_bye": (
        "The number is odd, so first give the bye: to somebody who has had none, of the lowest "
        "pile, there of the youngest age group, then by lot. It is worth 3 points."
    ),
    "hand_age-swiss_no_bye": "The number is even: nobody has a bye.",
    "hand_age-swiss_pair": (
        "Begin with the top pile. Nobody meets an opponent again: look at the numbers on the card. "
        "Within the pile pair players of the same age group; an odd one meets the next age group. "
        "Do not pair the oldest with the youngest if taking a middle pair apart helps."
    ),
    "hand_age-swiss_down": (
        "Whoever cannot be paired goes down to the next pile, as few as possible, and of the "
        "youngest age group of the pile. There they are paired first, with their own age if "
        "possible."
    ),
    "hand_age-swiss_lot": "What is equal is decided by lot: shuffle and take the top card.",
    "hand_age-swiss_stuck": (
        "If the last pile cannot be paired, take the pairs above it apart, the lowest first."
    ),
    "hand_age-swiss_slips": (
        "Write each pair on a blank slip with a table number: {tables:slip|slips}."
    ),
    "hand_age-swiss_points": (
        "On each card, ring the games and the match, and add match points: won 3, drawn 1, lost 0."
    ),
    "hand_age-swiss_planned": "{rounds:round is|rounds are} planned.",
}

HAND_US = {
    "hand_us-swiss_pairs": "{count:board|boards}",
    "hand_us-swiss_heading_first": "Round 1: {players:player|players}, {sizes}",
    "hand_us-swiss_heading_swiss": "Round {round}: {players:player|players}, {sizes}",
    "hand_us-swiss_asked": "Set aside who asked for a half-point bye in this round: {names}.",
    "hand_us-swiss_sort": (
        "Put the cards of the {players:player|players} who are in into groups of equal score, "
        "highest first; in each group by rating, highest first, unrated last."
    ),
    "hand_us-swiss_bye": (
        "The number is odd: the full-point bye goes to the lowest-rated player of the lowest "
        "group, not an unrated one, and nobody who has had one or won by forfeit."
    ),
    "hand_us-swiss_no_bye": "The number is even: nobody has a full-point bye.",
    "hand_us-swiss_halves": (
        "Cut each group into an upper and a lower half. The first of the upper half plays the "
        "first of the lower half, the second the second, and so on."
    ),
    "hand_us-swiss_odd": (
        "From an odd group the lowest-rated player, not an unrated one, goes down and meets the "
        "highest-rated of the next group whom he has not met."
    ),
    "hand_us-swiss_rematch": (
        "Nobody meets an opponent again: exchange him with a neighbour of the lower half, the one "
        "whose rating differs least."
    ),
    "hand_us-swiss_colours": (
        "Colours: whoever has had one colour less often gets it; equal: the other than last time. "
        "Both due the same: the one who is further out of balance gets it; still equal, go back to "
        "the last round in which they had different colours, and each gets the other one; else the "
        "higher ranked gets his due."
    ),
    "hand_us-swiss_swap": (
        "Exchange players of the lower half for colours only if their ratings differ by at most "
        "{alternation} to alternate, {equalisation} to equalise. Nobody has one colour three times "
        "in a row if it can be helped."
    ),
    "hand_us-swiss_first_colour": (
        "Toss a coin for the colour of the first player of the list; down the boards the upper "
        "players then have the colours in turn."
    ),
    "hand_us-swiss_accelerated_first": (
        "Accelerated: cut the list of ratings into an upper half of {upper} and a lower half of "
        "{lower}. Pair each half by itself, its upper quarter against its lower quarter."
    ),
    "hand_us-swiss_accelerated_adjusted": (
        "Accelerated (adjusted rating): pair first the winners of the upper half of round 1 among "
        "themselves; then the others of the upper half with the winners of the lower half; then "
        "the draws of the lower half; then its losers."
    ),
    "hand_us-swiss_accelerated_added": (
        "Accelerated (added score): for this round count one point more for everybody of the upper "
        "half of the list, and pair by these scores."
    ),
    "hand_us-swiss_slips": "Write each pair on a blank slip, White first: {tables:slip|slips}.",
    "hand_us-swiss_points": (
        "On each card, ring colour and result, and write the new score: won 1, drawn ½."
    ),
    "hand_us-swiss_planned": "{rounds:round is|rounds are} planned.",
}

HAND_STRIKES = {
    "hand_strikes_heading_random": "Round {round}, random: {players:player|players}, {sizes}",
    "hand_strikes_heading_split": (
        "Round {round}, split by strikes: {players:player|players}, {sizes}"
    ),
    "hand_strikes_heading_playoff": "The last game of the two winners",
    "hand_strikes_take": (
        "Take the cards of the {players:player|players} who are in: fewer than {level} strikes, "
        "and not gone."
    ),
    "hand_strikes_random": "Shuffle them and deal them to {sizes}.",
    "hand_strikes_split": (
        "Sort them by strikes, fewest first; shuffle equal ones among themselves. Fill the groups "
        "from the top: {groups}. Shuffle each group and deal it to its tables."
    ),
    "hand_strikes_bye": (
        "Of those who have had the fewest byes, the player with the fewest strikes has the bye; "
        "equal: by lot. It costs no strikes."
    ),
    "hand_strikes_meet": (
        "Look at the opponents on the cards. Exchange players between tables of one group so that "
        "as few as possible meet again, above all nobody for a third time."
    ),
    "hand_strikes_slips": (
        "Write each table on a blank slip: numbers and names, {tables:slip|slips}."
    ),
    "hand_strikes_strikes": (
        "After the game, the highest score is first. Strikes: with 5 players 0 6 12 18 24, with 4 "
        "0 8 16 24, with 3 0 12 24. Tied places share their strikes equally. Whoever left in "
        "mid-game shares last place and is out."
    ),
    "hand_strikes_out": (
        "When all tables are in, add up: whoever has {level} strikes or more is out."
    ),
    "hand_strikes_end": (
        "One left has won. Nobody left: the fewest strikes among those who played wins, equal ones "
        "together."
    ),
    "hand_strikes_end_one_table": (
        "Two left after a round of one table: the one with fewer strikes wins if he won that game "
        "too; if he came second, both win; if he came third or lower, the winner of the game wins. "
        "Equal strikes: whoever won the game."
    ),
    "hand_strikes_end_more_tables": (
        "Two left after a round of more tables: fewer strikes wins; equal: the larger margin "
        "between first and second in his last game; equal again: both."
    ),
    "hand_strikes_playoff": (
        "The two winners may play one last game, which decides whatever the strikes."
    ),
}

HAND_RING = {
    "hand_dual-ring_pairs": "{count:board|boards}",
    "hand_dual-ring_heading_ring": "Going on with the ring: {players:player|players} in it",
    "hand_dual-ring_heading_set": "Setting the ring: {players:player|players}, {sizes}",
    "hand_dual-ring_set": (
        "Shuffle the cards of the {players:player|players} and lay them in a ring. Each has White "
        "against the next and Black against the one before, both at once: {tables:board|boards}."
    ),
    "hand_dual-ring_ring": (
        "The ring chart in this pack has the {players:player|players} in ring order; after the "
        "last comes the first."
    ),
    "hand_dual-ring_running": (
        "Being played now: {boards:board|boards}. Their slips are in this pack."
    ),
    "hand_dual-ring_out": (
        "Whoever loses is out. His other game stops and counts for nobody. His two neighbours in "
        "the ring now play each other: take the next blank slip, the first one has board {next}."
    ),
    "hand_dual-ring_gap_one_of_each": (
        "In it, the one before the gap has White, the one after it Black."
    ),
    "hand_dual-ring_gap_as_in_example": (
        "In it, the one with the lower place in the ring has Black."
    ),
    "hand_dual-ring_drawn_replay": "A drawn game is played again at once with the same colours.",
    "hand_dual-ring_drawn_both_out": "A drawn game puts both out, and the ring closes over both.",
    "hand_dual-ring_leaves": "Whoever leaves is out too; the neighbours score no win for it.",
    "hand_dual-ring_two": (
        "When two are left their running games stop. More wins in the ring wins. Equal wins: two "
        "new games at once, one with each colour, and the first loss decides."
    ),
    "hand_dual-ring_wins": (
        "On each card, ring colour and result of every game, and add up the wins."
    ),
}
