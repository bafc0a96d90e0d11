"""Every string of the headless face that is not about what happens at the tables."""

from collections.abc import Mapping

from tourneydesk.formats import FORMATS

_CALLING = ", ".join(key for key, fmt in FORMATS.items() if fmt.correct is not None)
"""The formats that play on with each result."""

USAGE: Mapping[str, str] = {
    "program": "Runs tournaments. Without a command, opens the window.",
    "batch": "Read one JSON command per line on standard input, answer each on standard output.",
    "show": "Show an event as text, or its whole state as JSON.",
    "check": "Check that an event file is sound and tells one story.",
    "verify": "Pair every posted round again and name each difference.",
    "attest": "Say whether a printed paper belongs to an event's history.",
    "revision": "the revision at the foot of the paper",
    "digest": "the digest at the foot of the paper; spaces and hyphens may be left out",
    "history": "List every step with its time, undone ones marked.",
    "branch": "Make a new file of an event as it was after a step; the event itself stays.",
    "print": "Print papers of an event as one PDF, or list which there are.",
    "documents": "which papers, such as packet, standings or cards (none: list them)",
    "list": "only list the names of the papers that can be printed now, one on each line",
    "list_alone": "--list goes without a document",
    "print_round": "the round (default: the current one)",
    "paper": "the paper: letter, a4, or card (3 by 5 inches, record cards only)",
    "tables": "only these tables, such as 9,11 or 3-8",
    "up": "on a sheet: 3 or 4 cards; 1, 2 or 4 table numbers",
    "pdf": "the PDF to write (default: beside the event; - writes it to standard output)",
    "simulate": "Make an event with made-up players and results.",
    "recover": "Make a new file of what can be recovered of a damaged one, which stays as it is.",
    "import": "Make an event again from the codes on its record cards, typed or scanned.",
    "codes": "scans (PNG, JPEG, PDF) or texts with a code a line; - for what a scanner types",
    "rebuilt_name": "the event's name, where the cover that says it is lost",
    "demo": "Run a sample event of each format end to end.",
    "file": "the event file (NAME.tourney)",
    "json": "the state as JSON",
    "format": f"the format's key, such as {next(iter(FORMATS))}",
    "players": "how many players",
    "rounds": (
        f"play only so many rounds ({_CALLING}: results), and stop with the next ready to pair"
    ),
    "count": "write a whole number of 0 or more, not {text}",
    "set": "a setting of the format, such as elimination_level=47 (may be given several times)",
    "seed": "the seed of every draw: the same seed gives the same event",
    "step": "the number of the step, as “history” lists it",
    "output": "the event file to make",
    "folder": "the folder to write to (default: build/demo)",
    "version": "print the version",
}

# What a field of a batch command has to be. These stand so in its answers, in every language; a
# sentence has them in its own words (`word_a_whole_number` and so on in `present`).
DUE_TEXT = "text"
DUE_WHOLE = "a whole number"
DUE_NUMBER = "a number"
DUE_FLAG = "true or false"
DUE_FIELDS = "fields with values"
DUE_OBJECTS = "a list of fields with values"
DUE_PLAYERS = "a list of player ids"
DUE_TABLES = "a list of tables, each a list of player ids"
