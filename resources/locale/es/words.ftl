### Facts that are words themselves: what a field, a figure or a choice is called

word-quoted = «{ $text }»

## Fields of a player

word-name = nombre
word-first-name = nombre de pila
word-last-name = apellidos
word-family-name = apellidos
word-rating = rating
word-age = edad
word-age-group = grupo de edad
word-birth-date = fecha de nacimiento
word-member-id = número de socio
word-club = club
word-note = nota
word-second-rating = segundo rating
word-state = estado
word-membership-until = fin de la membresía
word-team = equipo
word-household = marca de familia
word-grade = curso
word-e-mail = correo electrónico

## Details of an event

word-venue = lugar
word-date = fecha
word-organizer = organización
word-sanction = número de homologación
word-event-s-name = nombre del torneo
word-event-s-venue = lugar del torneo
word-event-s-date = fecha del torneo
word-event-s-organizer = organización del torneo
word-event-s-sanction = número de homologación del torneo

## Figures of a report, at the beginning of a sentence

word-place = Puesto
word-game-points = Puntos de juego
word-energy-left = Energía restante
word-score = Puntuación

## What a field of a command must contain

word-text = texto
word-a-whole-number = un número entero
word-true-or-false = true o false
word-a-number = un número
word-fields-with-values = campos con valores
word-a-list-of-fields-with-values = una lista de campos con valores
word-a-list-of-player-ids = una lista de números de jugador
word-a-list-of-tables-each-a-list-of-player-ids = una lista de mesas, cada una con una lista de números de jugador

## What to do with players

word-add = añadir
word-drop = retirar

## A column without a heading

heading-column-n = columna { $n }

## Players with equal names

name-numbered = { $name } ({ $number })
