"""Words on paper: head and foot, record cards, result slips."""

PAPER = {
    # Head and foot of every paper
    "paper_event": "Whole event",
    "paper_round": "Round {round}",
    "paper_printed": "Printed {at} · revision {revision} · digest {digest}",
    "paper_page": "page {{page}} of {{pages}}",
    # Digits typed or scanned from a card or slip
    "paper_code_unreadable": (
        "These are not the digits of a card or slip. Type all groups of five, figures only."
    ),
    "paper_code_mistyped": (
        "A digit is wrong or missing. Compare the groups of five with the paper."
    ),
    "paper_code_unknown": (
        "This is not a card or slip of this program, or one of a newer version."
    ),
    "paper_code_is_a_slip": "This is the code of a result slip. Take the player’s record card.",
    "paper_code_is_a_card": "This is the code of a record card. Take the table’s result slip.",
}
