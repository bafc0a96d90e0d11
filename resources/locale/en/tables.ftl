## Heads of columns, the same on every face

head-place = Place
head-now = Now
head-number = No.
head-name = Name
head-rating = Rating
head-age = Age
head-out = Out in

## What cells say

cell-round = Round { $round }
