"""TourneyDesk runs tournaments at a venue without internet. This is the map of the program.

::

    gui        the window (Qt)            the two interfaces: they call `desk` for changes
    cli        commands and batch         and show what `present` makes of the event
      │
      ├─ desk        decides: checks, writes, then notifies; one folder per subject
      │    └─ store       storage: the event file, its hash chain, checkpoints; known people
      │
      ├─ exchange    events as files of other programs: tables, rating reports, packages
      ├─ documents   prints: cards, slips and sheets as PDF (ReportLab)
      │    │
      └─ present     displays: text, tables, cards, sheets and state, as plain data
           │
    formats    one folder per format, which exports `FORMAT` (rules) and `SHOW` (display)
      │
    core       what a tournament is: decisions, event, replay, draw, settings, matching

Imports go down only. The exception is a format's `show`, which uses `present` and which no module
imports. `store` and `present` do not import each other, nor do `desk` and `documents`, nor the
formats. PySide6 is used in `gui` only, ReportLab in `documents`, sqlite-utils in `store`, psycopg
in `store.sharing`, Waitress in `desk.phones`, ifaddr in `desk.networks`, Fluent and Babel in
`present.messages`, markdown-it-py in `present.handbook`, rustworkx in `core.matching`.
import-linter checks all of this.

A day of several sections is a list of event files (`desk.day`, docs/days.md): each is opened as any
other event, and what concerns two of them is one step in each. `core.day` has what is computed of
several events, `present.day` their texts.

Several desks on one event. `desk.sharing.serving` shares a file by a PostgreSQL server and keeps
the file complete, `desk.sharing.joining` opens a shared event as a `SharedSession`, and
`store.sharing` has the journal on the server, its roles and codes
(docs/decisions/0027-several-desks.md). `desk.sharing.addresses` has what desks type to join, and
`desk.sharing.local_copy` the file in which each joined desk keeps all it has seen. In the window
`gui.app.sharing` shares and joins; `QtSession.continue_with` swaps the session, so that the page
stays, and `gui.session.desk_link` has it follow what others do. No driver is imported for an event
in a file.

Changing an event. `gui` or `cli` calls a function of `desk` (`rounds.pair`, `rounds.report`,
`players.enter` …), which makes a *decision* (`core.decisions`). `desk.session.Session.take` runs
the common checks and the format's `problems`, either of which may refuse the decision, and asks the
format which decisions follow at once. It writes all of these as one step to the event file, and
only then updates the event and notifies the watchers. The event is always
`core.journal.replay.replay` of the journal. Replay never pairs, so a file shows the same tables
forever.

Storing an event. `store.lock` locks the file, so that only one program writes it, and
`store.event_file` compares it with memory before and inside each write
(docs/decisions/0001-one-writer.md). `desk.files.journals` has `store.checkpoints` make copies
beside the file (`store.checkpoints`) on a background thread, so no decision waits for a
copy or fails because of one. `store.checkpoints` finds copies whose history differs, and
`desk.witnesses` tells whether a printed paper belongs to an event's history.

Opening an event. `store.event_file` reads the file and verifies it; `store.leftover_journal` tries
out on copies what rolling back an interrupted step would do. `core.journal.codec` decodes each step
within bounds, and `core.journal.checked_replay` replays them all and refuses what cannot have
happened; house rules are not checked again. If that fails, `store.salvage` reads the rows
that are left, and `desk.files.recovery` joins them with the backups by the hash chain. The window
(`gui.pages.recovery_page`) or `check` shows what can be recovered; the window or `recover` writes
it to a new file.

Pairing a round. A format is one value of `core.format.Format`. Its `propose(event, draw)` returns
the whole round with the reason for every table, recorded where the choice is made. All chance comes
from `core.draw.Draw` (seed and label), so `desk.verification` can pair every posted round
again. `Format.why_not` solves a round again with two given players paired and says what would be
worse.

Repairing a round. `desk.repairs.repairs` pairs a posted round again around the tables that stay
(`Format.pair_remaining`) and evaluates the outcome (`Format.evaluate`). A running ring is not
paired again: `desk.ring_repairs` has `Format.correct` continue it with the right result.

Explaining a place. `formats.standings_of` returns the standings that people see, without players
who left before playing. `Format.ranking_keys` gives the keys by which players are ranked,
`Format.tiebreak_breakdown` what each figure is made of, `Format.clinch_status` how close a player
is to being out or to the cut; `present.places` puts these into sentences. `present.figures` formats
figures and `present.results` results; `present.tables` makes the tables that window, paper, display
and terminal show (`present.table.Table`). `desk.what_if` gives the same event with results
that nobody has recorded.

Awarding prizes. The prize list is part of the event (`core.prizes`); `desk.event_details` sets
it. `core.prize_awards` groups the standings by the ranking keys that are no tiebreaks and has
`core.prize_awards` divide the money by US Chess 32B. `present.prizes` has the tables, reasons and
shapes for the window, paper, display, exports and batch.

Messages. Reasons, problems and advice are a code with players and facts (`core.reasons`).
`present.messages` finds the text for each code, first the format's own, then the common one, in the
files of `resources/locale`, one folder per language (docs/decisions/0006-messages.md).

Importing players. `desk.lists.grid` reads a list with a guess for each column, `desk.lists.preview`
says what becomes of each row, and `desk.players` enters them. The window previews every
list on one page (`gui.pages.import_page`), for an event and in the wizard for a new one; commands
read lists with `desk.lists.player_list`, which refuses what is uncertain. `desk.lists.decoding`
makes text of every kind of file (`workbook`, `dbase`, `reports`). A federation's list of members is
read by `desk.lists.member_list`, kept in `store.members` and searched while a player is
typed (`gui.user_data.people`).

Adding a format. `formats.FOLDERS` lists it. Everything specific to its display is in its `show`
(its record card and slip, its own papers, steps by hand), which `present.show` describes and
`present.shows.show_of` loads on first use. No other package names a format.

Printing. `present.cards`, `present.slips`, `present.papers` and `present.handouts` define
in words the contents of cards, slips, sheets, forms and badges. `documents` draws them;
`documents.papers` lists all documents and makes any of them, singly or bound together, with the
options that each offers (`documents.printing`). The window does so on one thread
(`gui.session.paper_trail`), the only one on which it uses PDFium, in the language of the papers
(`present.messages.in_language`). It remembers what was chosen for each format
(`gui.user_data.paper_choices`) and what was printed, so that `documents.changes` can tell what is
out of date.

Exchanging. `exchange.kinds` lists what an event can be exported to and what is missing for that;
each kind makes the bytes of its files, and `store.output_files` writes them. `exchange.package`
adds the event file and papers from `documents`. `exchange.trf` reads a tournament report and
`exchange.report` makes the steps of an event of it.

Rebuilding an event from paper. Each card and slip has a code of digits
(`present.paper_rebuild.codes`), typed or scanned (`desk.paper_rebuild.scans`).
`present.paper_rebuild.seating` collects what each paper claims, `seating` and `results` in the same
folder decide what is certain, and `present.paper_rebuild.rebuilt_event` makes the steps of the
event; `desk.paper_rebuild.settling` writes them to a new file. What no paper shows is an open
item of the event (`core.event.OpenItem`): `core.incomplete` wraps every format so that nothing is
final while an item is open, and `desk.paper_rebuild.settling` records the organizer's answers
(docs/decisions/0005-rebuilt-events.md).

The display. `present.projector.pages` defines the pages, a module for each kind;
`gui.projector.painting` paints them on the second screen; `present.projector.web_pages` writes them
as HTML, which `desk.page_folder` saves to a folder and `desk.phones` serves to phones.

The main window. `gui.app.window` is composed of parts, each a module of `gui.app`, which
import it for types only. No modules import each other in a ring when they run
(tests/test_walls.py).

Actions and questions in the window. `gui.widgets.actions` is the one table of actions and
shortcuts. `gui.widgets.question_card` is the one card for a question with named buttons;
`gui.event.questions` uses it before a player who is not here is paired. Finders
(`gui.widgets.finders`) accept only unambiguous input and otherwise ask
(`gui.pages.reporting`). `gui.event.moments` announces who is out, the final and the winner
(`present.winners`); `gui.app.copies` marks practice, rehearsals and a frozen display.

Learning. `desk.practice.samples` makes sample events and the guided first event of recipes in
`resources/samples`; `desk.practice.guide` finds in an event which step of the guide comes next.
`gui.app.learning` opens both as copies and puts a note on them.

Names. `present.messages.name_of` gives a player's name as the event shows names, with the number
where somebody else has the same; it is a `core.names.shown.ShownName`, which knows its shorter
forms. `core.names.parts` finds given and family name and the order of lists by name
(docs/decisions/0021-given-and-family-names.md); `core.name_search` compares names without
accents.

The handbook. `present.handbook` reads the pages in `resources/handbook`, fills in labels, menus,
keys, settings and papers, and searches them. `gui.app.handbook` shows them in a window of its own;
its `places` knows the page about what the main window shows. `packaging/handbook_site.py` writes
the pages for the web site, `packaging/pictures` makes their pictures and those of every screen
(docs/decisions/0026-handbook.md). `gui.screenshots` has the few that `tourneydesk demo` makes.

What the window remembers. Home shows how far each event is (`present.progress`), as
`gui.app.open_event_note` last saw it. An event's clock, its logo and footer line, its announced
games and what was printed are not part of the event: they are in the user's data folder
(`gui.user_data.event_notes`), looked up by the path of the event file; a logo is found again after
the file has been moved.

Keeping the window responsive. Slow pure work runs on other threads through
`gui.tasks.background`; its inputs and outcome are freed on the window's own thread only. Files
written in the background go through the queue of their folder (`gui.tasks`), so that
the last request is written last. Reference cycles are freed in the event loop only
(`gui.tasks.garbage`), and `gui.widgets.layouts` is the only scroll area: both keep Qt
from hanging or crashing the program.

Finding a rule: in `tourneydesk/formats/<format>/` each function names the clause of the source it
follows. `shipped` finds the fonts, samples and names that come with the program, `user_folders` the
folders for the user's own files, `licenses` the licenses of all parts.
"""

__version__ = "0.2.0"
