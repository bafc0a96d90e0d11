"""How codes on paper write this format; it never changes, so that old papers stay readable."""

from tourneydesk.core.format import PaperCode

PAPER_CODE = PaperCode(
    number=6, kinds=("berger",), settings={"cycles": 1}, roles=("white", "black")
)
