### Commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = No language “{ $language }”. Languages: { $known }.
language-key-name = { $key } ({ $name })
usage-program = Runs tournaments. Opens the window if no command is given.
usage-batch = Read one JSON command per line from standard input and answer each on standard output.
usage-show = Show an event as text, or its whole state as JSON.
usage-check = Check that an event file is intact.
usage-verify = Pair every posted round again and list the differences.
usage-attest = Check whether a printed sheet belongs to an event’s history.
usage-revision = the rev. number at the bottom of the sheet
usage-digest = the check code at the bottom of the sheet; spaces and hyphens are optional
usage-history = List every change with its time; undone changes are marked.
usage-branch = Restore an event as of a change into a new file; the original stays unchanged.
usage-day = Make, list or check a day of several sections.
usage-day-file = the day’s file
usage-day-sections = make a new day of these event files
usage-day-add = add event files to the day
usage-day-remove = take event files out of the day; the files stay
usage-day-number-tables = give the sections table numbers one after the other, from N (default: 1)
usage-day-move = move a player: a section’s file, the player’s number there, the file of the new section
usage-day-finish = finish a move that was interrupted
usage-file-or-day = the event file (NAME.tourney) or a day of several sections (NAME.tourneyday)
usage-print = Print documents of an event as one PDF, or list the available ones.
usage-documents = the documents, such as packet, standings or cards (none: list them)
usage-list = only list the names of the documents available now, one per line
usage-list-alone = --list takes no documents
usage-print-round = the round (default: current)
usage-paper = the paper size: letter or a4; for cards also card (3 × 5 inches), 4x6 or a6
usage-tables = only these tables, such as 9,11 or 3-8
usage-players-of-papers = only the cards and badges of these players, such as 9,11 or 3-8
usage-up = how many per sheet, the same as --option up=N
usage-option = an option of a document, such as up=6 (“print FILE” lists them); several values with commas: columns=points,rating
usage-pdf = the PDF to write (default: beside the event; - writes it to standard output)
usage-export = Write an event for another program, or list what is missing for that.
usage-export-files = the event; for uschess, one file for each section, or a day (NAME.tourneyday)
usage-export-to = the kind: uschess, trf, tdf, csv, xlsx, json, sqlite, html, pgn or package
usage-export-version = the version of the file: 16 or 26 for trf
usage-export-check = only list what is missing; write nothing
usage-export-paper = the paper size of a package: letter or a4
usage-export-output = the file to write, or the folder for uschess, csv, html and package (for package also a .zip file)
usage-simulate = Create an event with made-up players and results.
usage-recover = Recover what can be read of a damaged event into a new file; the damaged file stays unchanged.
usage-members = Load a federation’s member list, searched offline when players are added, or say which is loaded.
usage-list-file = the list: CSV, text, XLSX, ODS or dBASE (none: say which is loaded)
members-none = No member list is loaded.
members-list =
    Member list: { $source }, { $count ->
        [one] { $count } member
       *[other] { $count } members
    }, loaded { $day }.
usage-import = Rebuild an event from the codes on its record cards, typed or scanned.
usage-codes = scans (PNG, JPEG, PDF) or text files with one code per line; - reads a scanner; or one .trf or .tdf file of another program
usage-rebuilt-name = the event’s name, if the cover sheet is lost
usage-demo = Run a sample event of each format from start to finish.
usage-file = the event file (NAME.tourney)
usage-serve = Share an event with other desks until it is interrupted.
usage-serve-host = the address of this computer that the others use; found by itself if omitted
usage-serve-port = the port to listen on ({ $default } if omitted)
usage-serve-desk = this desk’s name in the history
usage-serve-data = the folder of the server’s data
usage-serve-server = an existing PostgreSQL server, as postgresql://user@host
usage-join = Join an event of another desk in the window.
usage-join-address = the address that the other desk shows; asked for if omitted
usage-join-code = the code of this desk’s role; asked for if omitted
usage-file-or-address = the event file (NAME.tourney), or the address of a shared event (postgresql://…)
usage-json = the state as JSON
usage-format = the format’s key, such as { $example }
usage-players = the number of players
usage-rounds = the number of rounds to play ({ $calling }: results); the next one is left ready to pair
usage-count = type a whole number of 0 or more, not { $given }
usage-port = type a port from 1 to 65535, or 0 for any free one, not { $given }
usage-set = a setting of the format, such as elimination_level=47 (can be repeated)
usage-seed = the random seed: the same seed gives the same event
usage-step = the number of the change, as in “history”
usage-output = the event file to create
usage-folder = the folder to write to (default: { $default })
usage-version = print the version
program-versions = TourneyDesk { $version } (Python { $python }, Qt { $qt })
usage-language = the language of messages, such as de (default: en)
usage-print-language = the language of the documents (default: that of the program)
usage-logo = a picture file (PNG, JPEG) for the head of the documents
usage-footer = a line for the foot of the documents

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
