### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Row { $row }: { $said }

## The list as a whole

list-missing = There is no file “{ $file }”. Look at its name and folder.
list-not-a-file = “{ $file }” is not a file. Choose the list itself, not a folder.
list-not-readable = “{ $file }” could not be opened. Close it in other programs, or copy it to another folder, and try again.
list-too-big = This file is larger than { $most } MB, too large for a list of players. Choose the list itself, or save only its players as CSV.
list-too-long = This list has more than { GROUPED($most) } rows. Save only the players of this event as CSV.
list-too-many-lines = This file has more than { GROUPED($most) } lines, too many for a list of players. Take out the blank rows, or save only the players of this event as CSV.
list-too-wide = Row { $row } is far longer than a row about one player can be. Choose the list itself, or save only its players as CSV.
list-is-workbook = This is a workbook (Excel, LibreOffice, Numbers) or a packed file, whatever its name ends in. Open it there and save it as CSV.
list-is-pdf = This is a PDF, not a list. Ask for the list as CSV, or type the players in.
list-not-text = This file is not plain text, so no list can be read from it. Save the list as CSV.
list-encoding-unknown = The letters with accents in this list cannot be made out. Save it as “CSV UTF-8” and try again.
list-empty = This file is empty. Choose the list with the players.
list-header-only = This list has headings and no players below them.
list-no-name-column = No column of this list is known as the name; its first row is { WORD($headings, kind: "heading") }. Call the column with the names “Name”.
list-columns-twice = More than one column holds the { WORD($field) }: { WORD($headings, kind: "heading") }. Keep one of them, or give the others another heading.

## Warnings about how the list was read

list-encoding = The list was read as { $encoding }. Look at the names with accents before you take it.
list-without-headings = No headings were found, so this row counts as a player and column { $name } as the name. If that is not so, put headings above the list: Name, Rating, Age, Member ID, Club, Note.
list-without-headings-rated = No headings were found, so this row counts as a player, column { $name } as the name and column { $rating } as the rating. If that is not so, put headings above the list: Name, Rating, Age, Member ID, Club, Note.
list-comma-in-names = Each line was read as one name, the comma included, as in “Lee, Ann”.
columns-not-read = Not read: { WORD($headings, kind: "heading") }.
titles-left-out = What stands above the headings, down to row { $last }, was left out.
headings-again = The headings stand here once more; this row was left out.
saved-twice =
    “{ $found }” looks like “{ $meant }” saved the wrong way ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } like this). Save the list as “CSV UTF-8” again, or mend the names after taking it.

## Rows that cannot be taken apart

quote-not-closed = A quotation mark opens here and is never closed, so nothing from here to row { $last } could be read. Close it or take it out.
quote-inside = The quotation marks from here to row { $last } do not go together. Take them out, or put the whole cell in quotation marks and write "" for each one inside it.
rows-in-a-cell = Quotation marks hold everything from here to row { $last } together as if it were one player. Take out the mark that does not belong there.
cell-too-long = A cell between here and row { $last } has more than { GROUPED($most) } characters. Shorten it; if none looks that long, a quotation mark was left open.
too-many-cells =
    This row has { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, the list { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }; “{ $value }” has no column. Put quotation marks around a cell that holds the separator.

## Fields

name-missing = The name is missing. Write the player's name.
name-without-letters = The name “{ $value }” has no letter or digit. Write the player's name.
not-text = The { WORD($field) } must be text, not { $value }.
too-long = The { WORD($field) } has { GROUPED($length) } characters; at most { GROUPED($most) } fit. Shorten it.
control-character = The { WORD($field) } “{ $value }” holds a line break or a control character. Write it on one line.
half-character = The { WORD($field) } “{ $value }” holds half of a character. Type it again.
house-yes-or-no = A house player is true or false, not { $value }.
not-whole = The { WORD($field) } “{ $value }” is not a whole number. Write it from 0 to { $most } in the digits 0 to 9, or leave it empty.
rating-out-of-range = The rating cannot be { $value }. Write a number from 0 to { $most }, or leave it empty.
age-out-of-range = The age cannot be { $value }. Write the age in years, from 0 to { $most }; in a list, years of birth stand in a column “Birth year”.
birth-unclear = The birth date “{ $value }” cannot be made out. Write the year with four digits, as in 2011 or 2011-05-30.
birth-in-future = The birth date “{ $value }” is still to come. Write when the player was born.
birth-too-long-ago = The birth date “{ $value }” is more than { $most } years ago. Write when the player was born.
member-id-twice = The member ID { $value } already stands in row { $first }. Give each player his own, or leave it empty.

## Warnings about a player

row-over-lines = { $name } takes up the lines down to { $last }, held together by quotation marks.
character-lost = { $name }: a character could not be read and shows as “�”. Correct it.
hidden-removed = Characters that nobody can see were taken out of the name { $name }.
name-is-bye = A player called { $name } is paired like anyone else. Byes are given by themselves; drop this one if it is no person.
name-twice = { $name } already stands in row { $first }. If they are two people, tell them apart; if not, drop one.
names-look-alike = { $name } looks like { $other } in row { $first }. Look whether they are one person.
