### Facts that are words themselves: what a field, a figure or a choice is called

word-quoted = “{ $text }”

## Fields of a player

word-name = name
word-first-name = first name
word-last-name = last name
word-family-name = family name
word-rating = rating
word-age = age
word-age-group = age group
word-birth-date = birth date
word-member-id = member ID
word-club = club
word-note = note
word-second-rating = second rating
word-state = state
word-membership-until = end of membership
word-team = team
word-household = family mark
word-grade = grade
word-e-mail = e-mail address

## Details of an event

word-venue = venue
word-date = date
word-organizer = organizer
word-sanction = sanction number
word-event-s-name = event’s name
word-event-s-venue = event’s venue
word-event-s-date = event’s date
word-event-s-organizer = event’s organizer
word-event-s-sanction = event’s sanction number

## Figures of a report, at the beginning of a sentence

word-place = Place
word-game-points = Game points
word-energy-left = Energy left
word-score = Score

## What a field of a command must contain

word-text = text
word-a-whole-number = a whole number
word-true-or-false = true or false
word-a-number = a number
word-fields-with-values = fields with values
word-a-list-of-fields-with-values = a list of fields with values
word-a-list-of-player-ids = a list of player IDs
word-a-list-of-tables-each-a-list-of-player-ids = a list of tables, each a list of player IDs

## What to do with players

word-add = add
word-drop = withdraw

## A column without a heading

heading-column-n = column { $n }

## Players with equal names

name-numbered = { $name } ({ $number })
