### Words of the commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = There is no language “{ $language }”. Languages: { $known }.
usage-program = Runs tournaments. Without a command, opens the window.
usage-batch = Read one JSON command per line on standard input, answer each on standard output.
usage-show = Show an event as text, or its whole state as JSON.
usage-check = Check that an event file is sound and tells one story.
usage-verify = Pair every posted round again and name each difference.
usage-attest = Say whether a printed paper belongs to an event's history.
usage-revision = the revision at the foot of the paper
usage-digest = the digest at the foot of the paper; spaces and hyphens may be left out
usage-history = List every step with its time, undone ones marked.
usage-branch = Make a new file of an event as it was after a step; the event itself stays.
usage-print = Print papers of an event as one PDF, or list which there are.
usage-documents = which papers, such as packet, standings or cards (none: list them)
usage-list = only list the names of the papers that can be printed now, one on each line
usage-list-alone = --list goes without a document
usage-print-round = the round (default: the current one)
usage-paper = the paper: letter, a4, or card (3 by 5 inches, record cards only)
usage-tables = only these tables, such as 9,11 or 3-8
usage-up = on a sheet: 3 or 4 cards; 1, 2 or 4 table numbers
usage-pdf = the PDF to write (default: beside the event; - writes it to standard output)
usage-simulate = Make an event with made-up players and results.
usage-recover = Make a new file of what can be recovered of a damaged one, which stays as it is.
usage-import = Make an event again from the codes on its record cards, typed or scanned.
usage-codes = scans (PNG, JPEG, PDF) or texts with a code a line; - for what a scanner types
usage-rebuilt-name = the event's name, where the cover that says it is lost
usage-demo = Run a sample event of each format end to end.
usage-file = the event file (NAME.tourney)
usage-json = the state as JSON
usage-format = the format's key, such as { $example }
usage-players = how many players
usage-rounds = play only so many rounds ({ $calling }: results), and stop with the next ready to pair
usage-count = write a whole number of 0 or more, not { $given }
usage-set = a setting of the format, such as elimination_level=47 (may be given several times)
usage-seed = the seed of every draw: the same seed gives the same event
usage-step = the number of the step, as “history” lists it
usage-output = the event file to make
usage-folder = the folder to write to (default: { $default })
usage-version = print the version
usage-language = the language of what is said here, such as de (default: en)
usage-print-language = the language of the papers (default: that of the program)

# In English these are argparse's own, so that they are found: leave %s, %r and %(…)s as they are
arguments-usage = usage:{ " " }
arguments-commands = positional arguments
arguments-options = options
arguments-help = show this help message and exit
arguments-error = %(prog)s: error: %(message)s{ "\u000A" }
arguments-argument = argument %(argument_name)s: %(message)s
arguments-required = the following arguments are required: %s
arguments-unrecognized = unrecognized arguments: %s
arguments-one = expected one argument
arguments-at-least-one = expected at least one argument
arguments-explicit = ignored explicit argument %r
arguments-choice = invalid choice: %(value)r (choose from %(choices)s)
arguments-value = invalid %(type)s value: %(value)r
arguments-ambiguous = ambiguous option: %(option)s could match %(matches)s
