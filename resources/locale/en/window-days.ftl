### A day of several sections in the window

day-menu = &Sections
day-new = New &day…
day-new-tip = Several sections in one window, with one door list and one rating report
day-new-name = New day
day-go-to = &Whole day
day-next = &Next section
day-previous = &Previous section
day-add-file = Add event &file…
day-add-file-button = Add event file…
day-add-new = New &section…
day-add-new-button = New section…
day-number-tables = Number &tables…
day-report = &Rating report…
day-report-tip = One US Chess report of all sections
day-report-button = Rating report…
needs-day = Open a day to use this.
needs-open = Open an event to use this.
needs-day-section = Add a section first.
day-files-to-open = Events and days (*.tourney *.tourneyday)
day-files = Days (*.tourneyday)
day-choose-section = Add section
day-choose-place = Save new day as
day-format = Several sections
day-sections = Sections
day-whole = Whole day
day-door = Players of all sections
day-empty = This day has no sections yet. Add the event files of its sections, or start a new section. Each section keeps its own event file.
day-show-section = Go to section
day-move = Move to section…
day-move-where = Move { $name } to which section?
day-no-other-section = No other section is open.
day-move-heading = Move { $name } to { $target }?
day-move-do = Move player
day-move-late = They withdraw from { $source } and enter { $target } late.
day-move-running =
    { NOUN() ->
        [board] Board { $table } is still being played
        [game] Game { $table } is still being played
       *[table] Table { $table } is still being played
     }.
day-move-open-heading = { $name } is in { $source } and in { $target }
day-move-open-about = TourneyDesk ended while they were being moved. Finish the move to take them out of { $source }, or remove them from { $target } there.
day-move-finish = Finish move
day-move-finished = Move finished.
day-tables-heading = Number the tables like this?
day-tables-about = Applies from the next round of each section.
day-tables-do = Number tables
day-tables-keep = Keep numbers
day-tables-done = Tables numbered from the next round on.
day-tables-fine = No sections share tables, and all have spare ones.
day-overlap-several = { $sections } share table numbers.
day-papers-one = This section
day-papers-all = All sections
day-display = Display…
day-section-trouble = { $section } can’t be opened
day-find-file = Find file…
day-recover = Recover…
day-remove = Remove from day
day-report-sections = Sections: { $sections }.
day-nothing-to-report = No section has a rating report.
day-crashed = TourneyDesk ended while the day { $name } was open. Everything entered is saved.
