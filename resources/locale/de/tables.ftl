## Heads of columns, the same on every face

head-place = Platz
head-now = Jetzt
head-number = Nr.
head-name = Name
head-rating = Wertung
head-age = Alter
head-out = Aus in

## What cells say

cell-round = Runde { $round }
