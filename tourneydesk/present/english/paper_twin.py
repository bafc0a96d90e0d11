"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Player {number}",
    "paper_unnamed_event": "Event rebuilt from cards",
    "paper_rebuilt_note": "Rebuilt from {cards:card|cards}.",
    # What a code is not
    "paper_code_is_a_cover": "This is the code of the cover. Take a record card or a slip.",
    "paper_code_is_no_cover": "This is not the code of the cover. Take the cover sheet.",
    # What is wrong with a line of codes
    "paper_code_unreadable_line": (
        "Line {line} is no code of a card, slip or cover. Type all its groups of five, figures "
        "only."
    ),
    "paper_code_mistyped_line": (
        "Line {line}: a digit is wrong or missing, or several are. Compare all groups of five "
        "with the paper."
    ),
    "paper_code_unknown_line": (
        "Line {line} is not a card, slip or cover of this program, or one of a newer version."
    ),
    "paper_line_group": (
        "Line {line}: a digit is wrong in group {group}, typed as {digits}. Compare it with the "
        "paper."
    ),
    "paper_line_groups": (
        "Line {line}: a digit is wrong in one of the groups {groups}. Compare them with the paper."
    ),
    "paper_line_group_length": (
        "Line {line}: group {group}, typed as {digits}, has {length:figure|figures} and should "
        "have 5. Compare it with the paper."
    ),
    "paper_here_group": (
        "A digit is wrong in group {group}, typed as {digits}. Compare it with the paper."
    ),
    "paper_here_groups": (
        "A digit is wrong in one of the groups {groups}. Compare them with the paper."
    ),
    "paper_here_group_length": (
        "Group {group}, typed as {digits}, has {length:figure|figures} and should have 5. Compare "
        "it with the paper."
    ),
    # Cards and slips that do not go together
    "paper_other_event": ("Line {line} is a paper of another event ({name}). It was left out."),
    "paper_no_player": "Line {line} names no player. It was left out.",
    "paper_older_card": (
        "{0}: there are two cards of different rounds. The one of round {round} counts."
    ),
    "paper_two_cards": (
        "{0}: two cards of round {round} tell different things. The one that tells more, or came "
        "last, counts."
    ),
    "paper_seat_twice": (
        "Round {round}, table {table}: the cards of {0} and {1} tell of the same seat. {0} keeps "
        "it; look at both cards."
    ),
    "paper_slip_differs": (
        "Round {round}, table {table}: the slip seats {0} where the card of {1} tells of that "
        "seat. The card counts."
    ),
    "paper_results_differ": (
        "Round {round}, table {table}: the cards of {everyone} tell different results. The table "
        "is left open; report it again."
    ),
    "paper_results_lacking": (
        "Round {round}, table {table}: no card tells the result of {everyone}. The table is left "
        "open; report it again."
    ),
    "paper_place_left": (
        "Round {round}, table {table}: {0} was given place {place}, the one that was left; points "
        "and energy are not known. Correct the result if you know them."
    ),
    # What has not come
    "paper_no_cover": (
        "The cover is missing. Every setting is as the format has it by default, and draws begin "
        "with a new seed. Look through the settings before the next round."
    ),
    "paper_cards_missing": (
        "No card came of {players:player|players}. What others’ cards tell of them is in the event."
    ),
    "paper_names_missing": (
        "Names are missing: {everyone}. Enter them from the cards with “Change player”."
    ),
    "paper_rounds_missing": (
        "Of {rounds:round|rounds}, {posted} could be rebuilt. Add cards that tell of the others."
    ),
    "paper_guessed": (
        "Round {round}, table {table}: several cards are missing, and {0} was put in the free seat "
        "without anybody saying so. Type the slip of that table to be sure."
    ),
    "paper_alone": (
        "Round {round}, table {table}: no card tells who sat there with {everyone}. The table was "
        "left out."
    ),
    "paper_bye_left": (
        "Round {round}: no card tells of {0}, and everybody else has a seat. {0} was given the "
        "bye of the odd field."
    ),
    "paper_out_of_date": (
        "{0}: the card is older than round {round}, and no other card tells of {0} there."
    ),
    "paper_nowhere": (
        "{0}: no card came, and no other tells of round {round}. Look for the slip of the table."
    ),
    "paper_ring_broken": (
        "Too many cards are missing to close the ring, so no game is in the event. Add the missing "
        "cards, or the slips of their boards."
    ),
    "paper_ring_otherwise": (
        "The games called do not follow from the settings, so they stand as the cards tell them. "
        "Look at the settings of colours and draws before the next result."
    ),
    "paper_never_held": "Clubs, notes and who was checked in are on no card.",
    # What is there so far
    "paper_nothing_yet": "Nothing yet. Type or scan the cover, then the cards in any order.",
    "paper_so_far_before": ("{format}: {cards} of {players:player|players}, before round 1."),
    "paper_so_far_one": "{format}: {cards} of {players:player|players}, round 1.",
    "paper_so_far": "{format}: {cards} of {players:player|players}, rounds 1 to {rounds}.",
    "paper_nothing_to_rebuild": (
        "There is no code of a card here that could be read. Type the digits of the cards, one "
        "card a line."
    ),
    "paper_import_done": "{name}: {players:player|players}, {rounds:round|rounds}. {now}",
}
