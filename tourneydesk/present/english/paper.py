"""Words on paper: head and foot, record cards, result slips."""

PAPER = {
    # Head and foot of every paper
    "paper_event": "Whole event",
    "paper_round": "Round {round}",
    "paper_printed": "Printed {at} · revision {revision} · digest {digest}",
    "paper_page": "page {{page}} of {{pages}}",
}
