"""Words of rebuilding an event from the codes on its papers: what is missing, what is at odds."""

PAPER_TWIN = {
    "paper_player": "Player {number}",
    "paper_unnamed_event": "Event rebuilt from cards",
    "paper_rebuilt_note": "Rebuilt from {cards:card|cards}.",
    "paper_code_is_a_cover": "This is the code of the cover. Take a record card or a slip.",
    "paper_code_is_no_cover": "This is not the code of the cover. Take the cover sheet.",
    "paper_code_unreadable_line": (
        "Line {line} is not the code of a card, slip or cover. Type every group of five digits."
    ),
    "paper_code_mistyped_line": (
        "Line {line}: a digit is wrong or missing, or several are. Compare all groups of five"
        " with the paper."
    ),
    "paper_code_unknown_line": (
        "Line {line} is not a card, slip or cover of this program, or one of a newer version."
    ),
    "paper_line_group": (
        "Line {line}: a digit is wrong in group {group}, typed as {digits}. Compare it with "
        "the paper."
    ),
    "paper_line_groups": (
        "Line {line}: a digit is wrong in one of the groups {groups}. Compare them with the paper."
    ),
    "paper_line_group_length": (
        "Line {line}: group {group}, typed as {digits}, has {length:digit|digits} and "
        "should have 5. Compare it with the paper."
    ),
    "paper_here_group": (
        "A digit is wrong in group {group}, typed as {digits}. Compare it with the paper."
    ),
    "paper_here_groups": (
        "A digit is wrong in one of the groups {groups}. Compare them with the paper."
    ),
    "paper_here_group_length": (
        "Group {group}, typed as {digits}, has {length:digit|digits} and should have 5. "
        "Compare it with the paper."
    ),
    "paper_other_event": "Line {line} is a paper of another event ({name}). It was left out.",
    "paper_no_player": "Line {line} names no player. It was left out.",
    "paper_older_card": (
        "{0}: there are two cards of different rounds. The one of round {round} counts."
    ),
    "paper_two_cards": "{0}: two cards of round {round} differ, so neither counts.",
    "paper_results_differ": (
        "Round {round}, table {table}: the papers give different results for {everyone}. The "
        "result is open."
    ),
    "paper_no_cover": (
        "The cover sheet is missing. The settings are the format’s defaults, and draws use a "
        "new seed."
    ),
    "paper_cards_missing": "Missing: the {players:card of player|cards of players}.",
    "paper_names_missing": (
        "Names are missing: {players:player|players}. Enter them under Players."
    ),
    "paper_ring_broken": (
        "Too many papers are missing to close the ring, so no game is in the event. Add the "
        "missing cards, or the slips of their boards."
    ),
    "paper_ring_otherwise": (
        "The games do not follow from the settings, so they are kept as the cards say. Check "
        "the settings for colors and draws before the next result."
    ),
    "paper_nothing_yet": "Nothing yet. Type or scan the cover, then the cards in any order.",
    "paper_so_far_before": "{format}: {cards} of {players:player|players}, before round 1.",
    "paper_so_far_one": "{format}: {cards} of {players:player|players}, round 1.",
    "paper_so_far": "{format}: {cards} of {players:player|players}, rounds 1 to {rounds}.",
    "paper_nothing_to_rebuild": (
        "No card code could be read. Type the digits of the cards, one card per line."
    ),
    "paper_import_done": "{name}: {players:player|players}, {rounds:round|rounds}. {now}",
    "paper_two_slips": "Round {round}, table {table}: two slips differ, so neither counts.",
    "paper_other_history": (
        "Line {line}: this paper is of revision {revision}, but of another history of the "
        "event. It was left out."
    ),
    "paper_seats_differ": (
        "Round {round}, table {table}: the papers disagree about who sat there ({everyone}). "
        "The seats are open."
    ),
    "paper_cover_denies_table": (
        "Round {round}, table {table} ({everyone}): the cover does not list this table. Its "
        "seats are open."
    ),
    "paper_card_denies_seat": (
        "Round {round}, table {table}: the card of {0} does not list the seat that another "
        "paper gives them. The seats are open."
    ),
    "paper_seated_twice": (
        "Round {round}: the papers seat {0} at tables {table} and {other}. Both tables are open."
    ),
    "paper_bye_and_table": (
        "Round {round}: one paper gives {0} a bye, another a seat. Both are open."
    ),
    "paper_byes_differ": "Round {round}: the papers disagree about the bye of {0}. It is open.",
    "paper_settings_differ": (
        "The cover and the cards of {everyone} name different settings. The cover’s settings "
        "are used."
    ),
    "paper_total_differs": (
        "{0}, after round {round}: the card says {card}, the rebuilt results add up to "
        "{points}. The total is open."
    ),
    "paper_unknown_player": "Player {number} (name unknown)",
    "paper_no_cover_with_settings": (
        "The cover sheet is missing. The event’s name, details and seed are not known; draws "
        "use a new seed."
    ),
    "paper_cover_shortened": (
        "The cover’s code had no room for everything: some details, forbidden pairs or bye "
        "requests may be missing."
    ),
    "paper_names_shortened": (
        "Some texts were too long for the code and end in “…”: {everyone}. Complete them "
        "under Players."
    ),
    "paper_impossible": (
        "These papers cannot all belong to one event: together they describe something impossible."
    ),
}
