"""Words of the Dual Ring."""

from tourneydesk.present.english.dual_ring_answers import ANSWERS

DUAL_RING = {
    # Why the ring is in this order
    "seats_random": "The {players} places on the ring were drawn by lot.",
    "seats_rating": "The {players} places on the ring go by rating, the highest at place 1.",
    "seats_entered": "The {players} places on the ring go by the order of entry.",
    "equal_ratings_by_lot": (
        "{players:player has|players have} the same rating as another, or none; a lot put them in "
        "order."
    ),
    "kept_apart": (
        "{pairs:pair who should not meet does|pairs who should not meet do} not sit side by side. "
        "The ring may still bring them together later."
    ),
    "no_ring_apart": (
        "{0} and {1} should not meet, but no ring was found that seats all such players apart."
    ),
    "order_goes_first": (
        "{0} and {1} should not meet, but the chosen order puts them side by side. Only seating "
        "by lot can keep players apart."
    ),
    # Why these two play
    "ring_neighbours": (
        "{0} at place {white_place} and {1} at place {black_place} are neighbours on the ring. "
        "Everybody has White against the next place, so {0} has White here."
    ),
    "ring_closes": (
        "The ring closes here: {0} at the last place, {white_place}, is next to {1} at place "
        "{black_place}, and has White."
    ),
    "ring_by_hand": "The organizer set the order of the ring by hand.",
    "meet_all_the_same": (
        "{0} and {1} should not meet, but they are neighbours on the ring, and the ring decides."
    ),
    "gap_after_loss": (
        "{2} lost to {3} at table {table} and is out, so {0} and {1} are neighbours now."
    ),
    "gap_after_draw": (
        "{2} and {3} drew at table {table} and are both out, so {0} and {1} are neighbours now."
    ),
    "gap_after_drop": "{2} has left, so {0} and {1} are neighbours now.",
    "white_as_before": (
        "{0} has White, as against {1} before. So everybody keeps one game with each colour."
    ),
    "lower_place_black": (
        "Of the two, the lower place on the ring has Black: {1} sits at place {black_place}, {0} "
        "at place {white_place}."
    ),
    "drawn_replayed": (
        "{0} and {1} drew at table {table}. They play again with the same colours until one wins."
    ),
    "deciding_game": (
        "{0} and {1} are the last two, with {wins:win|wins} each. They play two games at once, "
        "one with each colour; the first to lose comes second."
    ),
    "seated_around": (
        "Seated from the players who were free; what stayed as it was: {tables:table|tables}."
    ),
    # What a ring costs: heads of columns
    "weigh_beside": "pairs not to meet side by side",
    "weigh_order": "places against the order",
    # How near the end is
    "one_loss": "{0} is in. One loss, at any table, puts {0} out.",
    "one_loss_or_draw": "{0} is in. One loss or draw, at any table, puts {0} out.",
    "deciding_loss": "{0} and {1} are the last two. The first of them to lose comes second.",
    # Why a player has his place
    "won_on_wins": (
        "{0} and {1} were the last two. {0} won more games: {wins} against {second_wins}."
    ),
    "second_on_wins": (
        "{0} and {1} were the last two. {1} won fewer games: {second_wins} against {wins}."
    ),
    "won_deciding_game": (
        "{0} and {1} were the last two with equal wins, and {0} won the first deciding game to "
        "have a winner, at table {table}."
    ),
    "won_as_the_last": "{0} is the last one in.",
    "first_place_shared": (
        "The last two, {0} and {1}, drew at table {table}. A drawn game puts both out, so they "
        "share first place."
    ),
    "out_lost": "{0} lost to {1} at table {table}. The later out, the higher the place.",
    "out_drew": "{0} and {1} drew at table {table}, and both are out. They share the place.",
    "out_left": "{0} left the event. The later out, the higher the place.",
    # What to consider before the ring is set
    "cannot_seat": (
        "A ring takes 3 or more players, and {players:player is|players are} in. Enter "
        "{missing:more player|more players}."
    ),
    "may_meet_later": (
        "{pairs:pair|pairs} should not meet. Seating by lot keeps them from sitting side by side "
        "at the start where it can, but the ring may bring them together later."
    ),
    # What cannot be done, and what to do
    "event_finished": "The event is over: a ring is played once. To change its end, undo.",
    "ring_is_set": (
        "The ring is set, and there is only one. Enter the results of the running games; new "
        "games are called as the ring closes."
    ),
    "ring_not_set": "The ring is not set yet. Set it first, then change the order by hand.",
    "ring_under_way": (
        "The ring can be changed by hand only while no game is over and nobody has left. To "
        "change it, undo back to the start."
    ),
    "ring_table_count": (
        "The ring has {due:table|tables}, one for each player, and {given:is|are} given. Give as "
        "many tables as players."
    ),
    "ring_table_of_two": (
        "Two players sit at each table, but table {table} has {given}. Give White first, then "
        "Black."
    ),
    "ring_needs_white": (
        "{0} has White nowhere. Everybody in the ring has White at exactly one table, and nobody "
        "else can be seated."
    ),
    "ring_cannot_keep": (
        "Table {table} cannot stay as it is in a ring of {players:player|players}. Free it, and "
        "its players are seated anew."
    ),
    "ring_broken": (
        "These tables are not one ring. At table {table} Black must be {0}, who has White at "
        "table {next}."
    ),
    "not_to_meet": "{0} and {1} should not meet, but they sit side by side in this ring.",
    "no_late_entries": (
        "The ring is set, so nobody can join any more. While nothing has been played you can undo, "
        "enter the player and set the ring again."
    ),
    "no_way_back": (
        "The ring has closed over the place of {0}, so there is no way back in. If {0} left by "
        "mistake, undo that step."
    ),
    "out_already": "{0} is out already. There is nothing more to do.",
    "all_is_over": "The event is over, so {0} stays in the final standings.",
    "forbidden_too_late": (
        "The ring is set, and from now on it decides who meets. {0} and {1} could be kept from "
        "sitting side by side only before it was set."
    ),
    "games_not_tables": (
        "In a ring numbers belong to games, which start and stop as it closes, so {0} cannot have "
        "a table of his own. Let those two games be played where he can sit."
    ),
    "games_not_tables_first": ("In a ring numbers belong to games, not to tables, and begin at 1."),
    "no_byes": "Nobody sits out in a ring, so {0} cannot have a bye.",
    "no_forfeits": (
        "Say who won at table {table}, or that it was a draw. A player who does not play is "
        "dropped from the event; then the ring closes and nobody gets a win for it."
    ),
    "one_game_a_table": "Table {table} plays one game. Enter only who won, or a draw.",
    "winner_or_draw": "Say who won at table {table}, {0} or {1}, or that it was a draw.",
    "game_was_stopped": (
        "The game at table {table} was stopped when the ring closed, and counts for nobody. If it "
        "was over before that, undo back and enter it first."
    ),
    "result_stands": (
        "The ring goes on from each result, so the one at table {table} cannot be changed by "
        "itself. Repair the ring instead: what followed from it is undone, all else stays."
    ),
    "result_is_right": "Table {table} has that result already.",
    "no_result_yet": ("Table {table} has no result to be put right. Enter the one it has."),
    "setting_is_fixed": "The ring is set, so “{setting:setting}” stays as it is for this event.",
    "draws_all_alike": (
        "A game was drawn already, and all draws of an event are treated alike, so "
        "“{setting:setting}” stays as it is."
    ),
    # Why two did not meet
    **ANSWERS,
}
