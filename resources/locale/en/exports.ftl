### Exports: events as files of other programs

export-unknown = There is no export to “{ $kind }”. Choose from: { $known }.
export-other-format = { $event } cannot be exported to { $kind }. Its exports: { $known }.
export-one-event = Export one event at a time to { $kind }; only uschess takes several as sections.
export-version = { $kind } has no version “{ $version }”. Choose from: { $known }.
export-no-versions = { $kind } has only one version; leave out --version.
export-where = Say where to write it: add -o PATH.
export-complete = Nothing is missing for { $kind }.
export-made = { $name } written.
export-detail-missing = { WORD($detail, kind: "detail") } is missing.
export-not-a-date = { WORD($detail, kind: "detail") } is not a date.
export-of-event = { $event }: { $problem }
export-too-many-sections = A report has at most { $most } sections.
export-no-member-id = { $player } has no member ID.
export-wrong-member-id = { $player } needs a member ID of 8 digits, not { $id }.
export-no-age = { $player } has no age.
export-double-forfeit = In round { $round } nobody came to table { $table }; a TDF cannot say that.
export-no-rounds = No round has been played.
export-open-items =
    { $count ->
        [one] { $count } item of the rebuilt event is
       *[other] { $count } items of the rebuilt event are
    } still open.
export-result-missing =
    Round { $round } has no result at { $tables ->
        [one] board { $tables }
       *[other] boards { $tables }
    }.
export-is-folder = { $name } is a folder. Type the name of a file.
export-is-file = { $name } is a file. Type the name of a folder.
export-would-replace = { $name } is another kind of file, so it won’t be replaced. Choose another name.
export-folder-of-others = { $name } has other files, such as { $other }. Choose a new or empty folder.

## HTML pages

html-standings = Standings
html-crosstable = Crosstable
html-number = No. { $number }
html-rating = Rating { $rating }
html-place = Place { $place }

## Importing a tournament report

report-no-players = The file has no players.
report-too-many-players = The file has more than { $most } players.
report-too-large = The file is larger than { $most } MB; a tournament report is much smaller.
trf-no-rank = Line { $line }: the starting rank in columns 5 to 8 is not a number.
trf-too-many-rounds = Line { $line }: there are more than { $most } rounds.
trf-cell = Line { $line }, round { $round }: “{ $text }” is not an opponent, a color and a result.
report-number-twice = Two players have the number { $rank }.
report-no-opponent = Round { $round }: { $name } plays { $rank }, but there is no such player.
report-one-sided = Round { $round }: { $name } plays { $other }, but { $other } does not play { $name }.
report-two-results = Round { $round }: the results of { $name } and { $other } contradict each other.
report-same-color = Round { $round }: { $name } and { $other } have the same color.
report-scoring = A win is worth { $win } and a draw { $draw }; no format here counts like that.
report-nameless = Player { $rank }
report-note = Imported from a tournament report: { $players } players, { $rounds } rounds. Board numbers were not in it.
tdf-not-one = This is not a file of the Tournament Operations Manager.
tdf-not-xml = The file is damaged: line { $line } is not XML.
tdf-doctype = The file has a document type, which the Tournament Operations Manager never writes. It was not read.
tdf-round = “{ $round }” is not the number of a round.
tdf-twice = Round { $round }: the player with the ID { $user } is at two tables.
tdf-unknown-player = Round { $round }: no player has the ID { $user }.
tdf-match = Round { $round }: a match has the outcome “{ $outcome }”, which is not known.

## Export in the window

export-menu = &Export…
export-tip = Rating reports, spreadsheets and web pages of this event
export-title = Export
export-to = Export to
export-version-label = Version
export-version-16 = TRF16
export-version-26 = TRF26
export-button = Export…
export-writing = Writing…
export-written = { $name } exported.
export-why-not = Add what is missing first.
export-complete-here = Nothing is missing.
export-more-missing =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
export-choose-file = Export as
export-choose-folder = Choose where to make the folder
export-rating-none = Not chosen
export-rating-r = Regular
export-rating-q = Quick
export-rating-b = Blitz
export-rating-d = Dual (regular and quick)
export-name-uschess = US Chess rating report
export-name-trf = FIDE tournament report (TRF)
export-name-tdf = Tournament Operations Manager (TDF)
export-name-xlsx = Excel workbook
export-name-csv = CSV files
export-name-html = Web pages
export-name-json = JSON
export-name-sqlite = SQLite database
export-name-pgn = PGN
export-name-package = Whole package
export-about-uschess = The three files of a rating report, version 2C, in one folder. Everyone needs a member ID of 8 digits, and every game a result.
export-about-trf = Players, results, colors and byes for FIDE and for other pairing programs.
export-about-tdf = The event for Pokémon’s tournament program. Everyone needs a player ID and an age.
export-about-xlsx = Players, pairings, results, standings and crosstable as sheets of one file.
export-about-csv = Players, pairings, results, standings and crosstable as one file each.
export-about-html = Standings, rounds, crosstable and a page for each player, for any web server or USB drive.
export-about-json = The whole state of the event for programs.
export-about-sqlite = Players, pairings, results, standings and crosstable as tables of a database.
export-about-pgn = The headers of every game played, ready for the moves.
export-about-package = Event file, papers and all other exports in one folder, to keep or to hand on. Papers are printed in the language of the window. The event file has the players’ e-mail addresses, where they were entered.
package-event-file = Event file: { $file } · revision { $revision } · digest { $digest }
package-files = Files:
package-left-out = Left out: { $kind }
