### The preview of a list of players before it is imported

import-hint = Nothing is imported yet. Check the names first; you can edit any cell.
import-typed-heading = Check the list
import-another = Choose another file…
import-table = Rows of the list
import-filter = Rows shown
import-filter-all = All
import-filter-fix = To fix
import-filter-check = To check
import-encoding = Accented letters
import-encoding-sample = Read as { $encoding }: { $words }
import-headed = The first row has headings
import-head-row = Row
import-head-status = What happens
import-empty = empty
import-column = Field of column { $number }
import-column-headed = Field of column { $number }, { $heading }

## Fields of a column

import-field-name = Name
import-field-first-name = Given name
import-field-last-name = Family name
import-field-rating = Rating
import-field-age = Age
import-field-age-group = Age group
import-field-birth-date = Birth date
import-field-member-id = Member ID
import-field-club = Club
import-field-note = Note
import-field-second-rating = Second rating
import-field-state = State
import-field-membership-until = Membership until
import-field-team = Team
import-field-household = Family mark
import-field-grade = Grade
import-field-e-mail = E-mail
import-field-ignore = Ignore

## What happens to a row

import-status-fix = To fix
import-status-check = To check
import-status-entered = Here already: skip
import-status-twice = Twice: skip
import-status-update = Update
import-status-add = Add
import-status-skip = Left out

## The list as a whole

import-no-name-column = Which column has the names? Choose “Name” above it.
import-columns-twice = Several columns look like “{ WORD($field) }”: { WORD($headings, kind: "heading") }. Check the fields above the columns.
import-no-headings = No headings found. Check the fields above the columns.
import-garbled =
    Garbled accents: “{ $found }” is probably “{ $meant }” ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }).
import-fix-letters = Fix accents
import-count-new = { $count } new
import-count-updated = { $count } updated
import-count-left-out = { $count } left out
import-only-updates = Update { $players }
import-with-gaps =
    { $count ->
        [one] { $text } ({ $count } with a value left empty)
       *[other] { $text } ({ $count } with values left empty)
    }
import-and-update = Import { $players }, update { $updates }
import-done-updated = { $players } added, { $updates } updated.
import-discard = Leave the import? Your changes to this list will be lost.
import-discard-keep = Keep editing
import-discard-leave = Leave import
import-replace = Open the other list? Your changes to this list will be lost.
import-replace-open = Open other list

## A row

import-row-nameless = Row { $row }
import-row-heading = { $name } (row { $row })
import-entered =
    { $withdrawn ->
        [True] Already in the event as no. { $number }, withdrawn.
       *[other] Already in the event as no. { $number }.
    }
import-new-values = The list has new values: { $values }.
import-new-value = { $field } { $old } → { $new }
import-added-value = { $field } { $new }
import-without =
    { $field ->
        [rating] Leave rating empty
        [age] Leave age empty
        [age-group] Leave age group empty
        [birth-date] Leave birth date empty
        [second-rating] Leave second rating empty
        [membership-until] Leave end of membership empty
        [member-id] Leave member ID empty
        [club] Leave club empty
        [note] Leave note empty
       *[other] Leave this cell empty
    }
import-without-all = Leave { $count } bad values empty
import-update-all = Update all { $count } already here
import-leave-out = Leave out row
import-edit-cell = Edit cell
import-skip = Skip
import-update = Update player
import-add-another = Add another person
import-same-person = Same person, skip one
import-two-people = Two people
import-keep-row = Keep row
