### A day of several sections

day-damaged = { $name } isn’t a list of sections, or it is damaged. Make a new day and add the event files; nothing is lost.
day-too-new = { $name } was made with a newer version of TourneyDesk. Install that version, or make a new day of the same event files.
day-section-twice = { $name } is already a section of this day.
day-too-many-sections = A day has at most { $most } sections.
day-no-such-section = { $name } is not a section of this day.
day-section-not-open = { $name } is not open. Open it first.
day-without-sections = This day has no sections yet. Add an event file first.
day-no-open-move = No move is left to finish.
day-move-whom = Type the number of a player, not “{ $given }”.
move-same-section = The player is already in { $name }.
move-unfinished = A move was interrupted. Finish it first.
day-nothing-to-export = No section of { $name } can be exported to { $kind }.
day-not-exported = { $event } has another format and is not part of the { $kind } export.
day-not-printed = Nothing printed for { $section }: { $why }
day-paper = { $section }: { $paper }

head-section = Section
day-section-twin = { $name } ({ $file })
day-section-and-others = { $section } and others
day-list-head =
    { $name }: { $count ->
        [0] no sections
        [one] { $count } section
       *[other] { $count } sections
    }
day-not-open = can’t be opened
day-tables =
    { $count ->
        [one] table { $first }
       *[other] tables { $first }–{ $last }
    }
day-tables-hint = Number the tables one after the other with --number-tables.
day-overlap =
    { $one } and { $other } both use { $count ->
        [one] table { $first }
       *[other] tables { $first }–{ $last }
    }.
day-same-person = { $name } plays in { $sections }.
day-same-name = { $name } is entered in { $sections }. Check whether that is one person.
day-move-unfinished = { $name } was being moved from { $source } to { $target } when the program ended, and is now in both. Finish the move, or remove them from { $target }.
day-moved-deleted = { $name } moved from { $source } to { $target }.
day-moved-withdrawn = { $name } withdrew from { $source } and entered { $target } late.
day-left-behind = { $section } does not take { $requests }.
day-left-behind-bye = their bye requests
day-left-behind-table = their fixed table
