## Heads of columns, the same on every face

head-place = Puesto
head-now = Ahora
head-number = N.º
head-name = Nombre
head-rating = Rating
head-age = Edad
head-out = Fuera en

## What cells say

cell-round = Ronda { $round }
