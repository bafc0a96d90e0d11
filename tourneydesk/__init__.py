"""TourneyDesk runs tournaments at a venue without internet. This is the plan of the house.

::

    gui        the window (Qt)            the faces: they ask the desk for changes
    cli        commands and batch         and show what `present` makes of the event
      │
      ├─ desk        deciding: check, write, then show; a folder for each subject
      │    └─ store       keeping: the event file, its hash chain, checkpoints; people met before
      │
      ├─ documents   printing: cards, slips and sheets as PDF (ReportLab)
      │    │
      └─ present     saying: words, state, text, cards and sheets, as plain data
           │
    formats    one folder a format, each exporting `FORMAT`, its rules, and `SHOW`, its looks
      │
    core       what a tournament is: decisions, event, replay, draw, sayings, settings, matching

Imports go down only, but that `show` of a format, which nobody imports, knows `present`;
`desk`/`store` and `present`/`documents` do not know each other; formats do
not know one another; PySide6 lives in `gui`, ReportLab in `documents`, sqlite-utils in `store`,
rustworkx behind `core.matching` (import-linter holds these walls).

How a change happens. A face calls a function of `desk` (`rounds.pair`, `rounds.report`,
`players.enter` …), which makes a *decision* (`core.decisions`). `Session.take` lets the general
checks and the format's `problems` refuse it, asks the format what follows at once, writes the step
to the event file, and only then moves the event on and tells the watchers. The event is always
`core.journal.replay.replay` of the journal; replay computes nothing that was decided by pairing, so
a file shows the same tables for ever.

How an event is kept. `store.lock` locks the file, so that one program writes it, and
`store.event_file` compares it with memory before and inside each write
(docs/decisions/0001-one-writer.md). `desk.files.keeping` asks `store.backups.copier` for copies
beside the file (`store.backups.checkpoints`), which one thread makes from frozen entries; so no
decision waits for a copy or fails by one. `store.backups.forks` finds copies that hold another
history, and `desk.history.witnesses` says whether a printed paper belongs to the history of an
event.

How an event is opened. `store.access` reads the file and proves it; `store.recovery.leftover` tries
on copies what a step that was cut off would take back. `core.journal.codec` reads each step within
bounds, and `core.journal.checked_replay` replays them all and refuses what cannot have happened;
house rules are not asked again. Where that fails, `store.recovery.salvage` reads the rows that are
left, and `desk.files.recovery` joins them with the backups by their chain. The window
(`gui.pages.recovery.page`) or `check` says what is kept; the window or `recover` goes on in a new
file.

How a round is made. `formats.X.FORMAT.propose(event, draw)` gives the whole round with the reason
for every table, made where the choice is made. All chance comes from `core.draw.Draw` (seed and
label), so `desk.history.verification` can pair every posted round again. `Format.why_not` makes it
once more with two players together and says what would be worse.

How a round is repaired. `desk.repairs.repairs` has a posted round paired again around the tables
that stay (`Format.pair_remaining`) and evaluates what comes of it (`Format.evaluate`). A running
ring is not paired again: `desk.repairs.ring_repairs` has `Format.correct` take what happened once
more with the right result.

How a place is explained. `formats.standings_of` gives the standings for everything that people
see, without players who left before playing. `Format.ranking_keys` says by what a format ranks,
`Format.tiebreak_breakdown` what each figure is made of, `Format.clinch_status` how near a player is
to the end or to the cut; `present.places` puts these into sentences. `present.figures` turns
figures into words and `present.results` results; `present.tables` makes the tables that every face
paints (`present.table.Table`). What would be (`desk.rounds.what_if`) is the same event with results
that nobody has recorded.

How things are said. Reasons, problems and advice are a code with players and facts
(`core.sayings`); `present.messages` has the words for each code, first by format, then common ones,
in the files of `resources/locale`, a folder a language (docs/decisions/0006-messages.md).

What only one format knows of its looks is in `formats.X.show` (`present.show` says what that is):
its card and slip, its own papers, the next round by hand. `present.shows.show_of` finds it in the
format's folder when it is first asked for. No other package names a format.

How things stand on paper. `present.cards`, `present.slips.content` and `present.papers` say in
words what a card, slip or sheet holds. `documents` draws it; `documents.papers` lists every
document there is and makes any of them, alone or bound. The window does so on one thread
(`gui.session.paper_thread`), the only one on which it uses PDFium, and remembers what was printed,
so that `documents.changes` can name what has to be printed again.

How an event is made again from paper. Each card and slip carries a code of digits
(`present.paper_rebuild.codes`), typed or read from scans (`desk.paper_rebuild.scans`).
`present.paper_rebuild.claims` says what each paper claims, `seating` and `results` beside it what
of it is certain, and `present.paper_rebuild.story` makes the steps of the event;
`desk.paper_rebuild.rebuilding` puts these into a new file. What no paper says is an open item of
the event (`core.event.OpenItem`): `core.incomplete` guards every format, so that nothing final is
said while something is open, and `desk.paper_rebuild.settling` takes what the organizer knows
(docs/decisions/0005-rebuilt-events.md).

How the room sees it. `present.projector.pages` says what stands on a page, `gui.projector` paints
it on the second screen, and `present.projector.web_pages` writes it for browsers, put into a folder
by `desk.files.page_folder`.

How the window asks. `gui.widgets.question_card` is the one card for a question with named buttons;
`gui.event.absent_players` asks on it before somebody who is not here is paired. Finders
(`gui.widgets.finder`, `gui.widgets.table_finder`) take only what is meant without doubt and else
ask (`gui.pages.round.table_choice`).

What the window remembers. The clock of an event, the calls ticked off and what was printed of it
are no part of the event: they lie in the user's data (`gui.user_data.event_notes`), found by its
path.

How the window stays quick. Slow pure work goes through `gui.tasks.background`: it runs on other
threads, and what it was given and what comes of it are let go of on the window's own thread alone.
Whatever is written beside the window goes through the queue of its folder
(`gui.tasks.serial_queue`), so that what was asked for last is written last. Reference cycles are
freed in the event loop only (`gui.tasks.garbage`), and `gui.widgets.layout.scroll_area` is the one
scroll area: both keep Qt from hanging or ending the program.

Where to look for a rule: `tourneydesk/formats/<format>/`, where each function names the clause of
the source it follows. `shipped.py` finds the fonts, samples and names the program brings along.
"""

__version__ = "0.2.0"
