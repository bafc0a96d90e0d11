## Heads of columns, the same in window and papers

head-place = Puesto
head-now = Ahora
head-number = N.º
head-name = Nombre
head-player = Jugador
head-given = Nombre de pila
head-family = Apellidos
head-rating = Rating
head-rating2 = 2.º rating
head-state = Estado
head-expires = Socio hasta
head-team = Equipo
head-household = Familia
head-grade = Curso
head-birth = Nacimiento
head-age = Edad
head-out = Fuera
head-table = { -Table }
head-group = Grupo
head-seat = Asiento
head-seat-of = Asiento { $seat }
head-result = Resultado
head-result-box = Rdo.
head-color = Color
head-here = Presente
head-paid = Pagado
head-member = N.º de socio
head-club = Club
head-note = Nota
head-status = Estado
head-step = N.º
head-time = Hora
head-desk = Puesto
head-change = Cambio
head-due = Toca
head-colors = Colores
head-float = Flotante
head-names-stacked = { $first } / { $second }
head-record = Balance
head-wins-losses-draws = G–P–E
head-opponents-wins = Rivales %
head-age-group = Grupo de edad
head-earned = Ganados
head-total = Total

## What cells say

cell-bye = Bye
cell-bye-points =
    { $points ->
        [0.5] Bye, { $points } punto
        [one] Bye, { $points } punto
       *[other] Bye, { $points } puntos
    }
cell-round = Ronda { $round }
cell-groups-mixed = { " " }+{ " " }
cell-color-none = –
cell-float-down = ↓
cell-float-up = ↑
group-points = de { $low } a { $high } puntos
group-points-one = Puntos: { $low }
cell-here = Presente
cell-not-here = Ausente
cell-status-active = { "" }
cell-status-dropped = Se retiró
cell-status-eliminated = Fuera
cell-status-bye = Bye en R{ $round }
cell-status-late = Inscripción tardía
cell-status-house = Jugador de la casa
cell-undone = Deshecho
cell-reported = Entregado
cell-playing = En juego
cell-typed = { $done } de { $all }

## Results in a list, between the two who meet or behind all who sit at a table

score-first-won = 1–0
score-second-won = 0–1
score-drawn = ½–½
score-first-by-forfeit = 1–0 incomp.
score-second-by-forfeit = 0–1 incomp.
score-forfeited = 0–0 incomp.
score-in = ✓ Recibido
score-stopped = Interrumpida
record-round = Rda.
record-game = Part.
record-opponent = Rival
record-result = Rdo.
record-total = Suma
