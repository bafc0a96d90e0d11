"""TourneyDesk runs tournaments at a venue without internet. This is the plan of the house.

::

    gui        the window (Qt)            the faces: they ask the desk for changes
    cli        commands and batch         and show what `present` makes of the event
      │
      ├─ desk        deciding: check, write, then show; lists, simulation, verification, why not
      │    └─ store       keeping: the event file, its hash chain, checkpoints; people met before
      │
      ├─ documents   printing: cards, slips and sheets as PDF (ReportLab)
      │    │
      └─ present     saying: words, state, text, cards and sheets, as plain data
           │
    formats    one folder a format, each exporting one value, `FORMAT`
      │
    core       what a tournament is: decisions, event, replay, draw, sayings, settings, matching

Imports go down only; `desk`/`store` and `present`/`documents` do not know each other; formats do
not know one another; PySide6 lives in `gui`, ReportLab in `documents`, sqlite-utils in `store`,
rustworkx behind `core.matching` (import-linter holds these walls).

How a change happens. A face calls a function of `desk` (`rounds.pair`, `rounds.report`,
`players.enter` …), which makes a *decision* (`core.decisions`). `Desk.take` lets the general checks
and the format's `problems` refuse it, asks the format what follows at once, writes the step to the
event file, and only then moves the event on and tells the watchers. The event is always
`core.replay.replay` of the journal; replay computes nothing that was decided by pairing, so a file
shows the same tables for ever.

How a round is made. `formats.X.FORMAT.propose(event, draw)` gives the whole round with the reason
for every table, made where the choice is made. All chance comes from `core.draw.Draw` (seed and
label), so `desk.verification` can pair every posted round again. `Format.why_not` makes it once
more with two players together and says what would be worse.

How a round is mended. `desk.repairs` has a posted round paired again around the tables that stay
(`Format.around`) and weighs what comes of it (`Format.weigh`). A running ring is not paired again:
`desk.ring_repairs` has `Format.put_right` take what happened once more with the right result.

How a place is explained. A format gives its standings with the reasons it has; `Format.marks` say
by what it ranks, `accounts` what each figure is made of, `stakes` how near the end or the cut
somebody is; `present.places` puts these into sentences. What would be (`desk.what_if`) is the same
event with results that nobody has recorded.

How things are said. Reasons, problems and advice are a code with players and facts
(`core.sayings`); `present.english` has the words for each code, first by format, then common ones.

How things stand on paper. `present.cards` and `present.slips` say in words what a card or slip
holds, `documents` draws it. Each carries a code of digits (`present.paper_codes`); the codes of all
cards together give an event's rounds back (`present.paper_rounds`). `present.paper_story` makes of
them, and of the cover with the settings, the steps of a whole event, filling what one card lacks
from the others and saying what is missing; `desk.rebuilding` puts these into a new file.
`present.papers` has the sheets; `documents.papers` lists every document there is and makes any of
them, alone or bound. The window makes and draws papers on one thread beside it
(`gui.paper_thread`), and remembers what they said, so that `documents.changes` can name what has to
be printed again.

How the room sees it. `present.projector` says what stands on a page, `gui.projector` paints it on
the second screen, and `present.projector_folder` writes it for browsers, put into a folder by
`desk.page_folder`.

What the window remembers. The clock of an event, the calls ticked off and what was printed of it
are no part of the event: they lie in the user's data (`gui.kept_beside`), found by its path.

How the window stays quick. Slow pure work goes through `gui.background`: it runs on other threads,
and what it was given and what comes of it are let go of on the window's own thread alone.

Where to look for a rule: `tourneydesk/formats/<format>/`, where each function names the clause of
the source it follows. `shipped.py` finds the fonts, samples and names the program brings along.
"""

__version__ = "0.1.0"
