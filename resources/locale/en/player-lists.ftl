### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Row { $row }: { $said }

## The list as a whole

list-missing = “{ $file }” was not found. Check its name and folder.
list-not-a-file = “{ $file }” is a folder. Choose the list itself.
list-not-readable = “{ $file }” can’t be opened. Close it in other programs, or copy it to another folder, and try again.
list-too-big = The file is larger than { $most } MB. Save only the players of this event as CSV.
list-too-long = The list has more than { GROUPED($most) } rows. Save only the players of this event as CSV.
list-too-many-lines = The file has more than { GROUPED($most) } lines. Remove the blank rows, or save only the players of this event as CSV.
list-too-wide = Row { $row } is too long for one player. Save only the players of this event as CSV.
list-is-workbook = The file is a packed file or a damaged spreadsheet. Choose another, or save the list as CSV.
list-locked = The spreadsheet is locked with a password. Save it without one.
list-first-sheet =
    { $others ->
        [one] The spreadsheet has { $others } more sheet; only “{ $sheet }” was read.
       *[other] The spreadsheet has { $others } more sheets; only “{ $sheet }” was read.
    }
list-is-pdf = The file is a PDF. Ask for the list as CSV, or type the players.
list-not-text = The file is not a text file. Save the list as CSV and try again.
list-encoding-unknown = The accented letters can’t be read. Save the list as “CSV UTF-8” and try again.
list-empty = The file is empty. Choose another list.
list-header-only = The list has headings but no players.
list-dbase-damaged = This dBASE file is damaged: its header makes no sense. Export the list again.
list-tdf-damaged = This tournament file is damaged. Export it again.
list-cut-off = The file is cut off: { $rows } of { $expected } rows are there.
list-no-name-column = Which column has the names? Found: { WORD($headings, kind: "heading") }. Name that column “Name” in the list.
list-columns-twice = Several columns look like “{ WORD($field) }”: { WORD($headings, kind: "heading") }. Rename one of them in the list.

## Warnings about how the list was read

list-encoding = Read as { $encoding }. Check the accented names.
list-without-headings = No headings found. Using column { $name } for names. If that is wrong, add headings: Name, Rating, Age, Member ID, Club, Note.
list-without-headings-rated = No headings found. Using column { $name } for names and column { $rating } for ratings. If that is wrong, add headings: Name, Rating, Age, Member ID, Club, Note.
list-without-headings-aged = No headings found. Using column { $name } for names and column { $age } for ages. If that is wrong, add headings: Name, Rating, Age, Member ID, Club, Note.
list-without-headings-rated-aged = No headings found. Using column { $name } for names, column { $rating } for ratings and column { $age } for ages. If that is wrong, add headings: Name, Rating, Age, Member ID, Club, Note.
list-comma-in-names = Each line was read as one name, commas included, e.g. “Lee, Ann”.
columns-not-read = Columns ignored: { WORD($headings, kind: "heading") }.
titles-left-out =
    { $last ->
        [1] The row above the headings is ignored.
       *[other] Rows 1 to { $last }, above the headings, are ignored.
    }
headings-again = The headings are repeated here; this row is ignored.
saved-twice =
    Garbled accents: “{ $found }” is probably “{ $meant }” ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }). Save the list as “CSV UTF-8”, or correct the names after importing.

## Rows that cannot be split into cells

quote-not-closed = A quotation mark is never closed. Nothing from here to row { $last } can be read.
quote-inside = The quotation marks down to row { $last } don’t match. Remove them, or put the whole cell in quotation marks and double each one inside it ("").
rows-in-a-cell = Quotation marks turn everything down to row { $last } into one player. Remove the extra mark.
cell-too-long = A cell down to row { $last } has more than { GROUPED($most) } characters. Shorten it; if none looks that long, a quotation mark was left open.
too-many-cells =
    Too many cells ({ $cells } for { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    }): “{ $value }”. Put quotation marks around text that contains a comma.

## Fields

name-missing = No name. Type the player’s name.
name-without-letters = The name “{ $value }” has no letters or digits. Type the player’s name.
family-not-in-name = “{ $value }” is not part of the name “{ $name }”. Type the family name as it is in the name.
not-text = The { WORD($field) } { $value } is not text.
too-long = The { WORD($field) } is too long ({ GROUPED($length) } of { GROUPED($most) } characters).
control-character = The { WORD($field) } “{ $value }” contains a line break or a control character. Type it on one line.
half-character = The { WORD($field) } “{ $value }” contains half a character. Type it again.
house-yes-or-no = “House player” is true or false, not { $value }.
not-whole = The { WORD($field) } “{ $value }” is not a whole number. Use 0 to { $most }, or leave it empty.
rating-out-of-range = The rating must be 0–{ $most }, not { $value }. Leave it empty for unrated players.
age-out-of-range = The age must be 0–{ $most }, not { $value }. For years of birth, call the column “Birth year”.
birth-unclear = The birth date “{ $value }” is unclear. Use 2011 or 2011-05-30.
birth-in-future = The birth date “{ $value }” is in the future.
birth-too-long-ago = The birth date “{ $value }” is more than { $most } years ago.
expiry-unclear = The end of membership “{ $value }” is unclear. Use 2026-11-30.
games-out-of-range = A provisional rating has 1 to { $most } games, not { $value }.
games-without-rating = The games of a provisional rating need the { WORD($field) } itself. Enter it, or leave out the games.
member-id-twice = Same member ID as row { $first }: { $value }. Change one of them, or leave it empty.

## Warnings about a player

row-over-lines = { $name } takes up several lines, down to { $last }, because of quotation marks.
character-lost = One letter of “{ $name }” couldn’t be read. Please correct it.
hidden-removed = Invisible characters removed from “{ $name }”.
age-unlike-birth = { $name }: the age “{ $value }” does not fit the birth date, which makes it { $age }. The birth date counts.
name-is-bye = “{ $name }” is imported as a player. Byes are automatic; remove this row if it is not a person.
rating-in-name = “{ $name }” was read as a name without a rating. If the number is the rating, put a comma before it.
name-twice = { $name } is also in row { $first }. Same person? Skip one row. Two people? Make the names differ.
names-look-alike = { $name } may be { $other } (row { $first }). Check whether they are the same person.
