### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-round = Ronda { $round }
paper-round-final = Final
paper-round-semi-final = Semifinal
paper-round-playoff = Partida decisiva
paper-round-ring = Anillo
paper-printed = Impreso { $at } · rev. { $revision } · control { $digest }
paper-printed-short = rev. { $revision } · { $digest }
paper-page = página { $page } de { $pages }
paper-letters-missing = { $player1 }: algunas letras no se pueden imprimir ({ $letters }). Escriba el nombre también con otro alfabeto.
paper-event-letters-missing = Nombre o datos del torneo: algunas letras no se pueden imprimir ({ $letters }). Escríbalos también con otro alfabeto.

## Record cards

card-title-more = { $title } ({ $number })
card-heading = DATOS DEL JUGADOR
card-member = N.º de socio
card-player = Nombre
card-player-number = Jugador n.º
card-age = Edad
card-rating = Rating
card-rating-short = Rtg.
card-final-place = Puesto { $place }
card-page = Ficha { $page } de { $pages }
card-page-after = Tras la ronda { $round } · Ficha { $page } de { $pages }
card-key-age = Partida ganada { $win } · empatada { $draw } · perdida 0
card-key-age-games = Partida y juego: ganado { $win } · empatado { $draw } · perdido 0
card-key-risk = 1.º { $first } · 2.º { $second } · 3.º { $third } · 4.º { $fourth } · 5.º { $fifth } · DESC/RET 0
card-key-risk-1 =
    1.º puesto { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-key-risk-2 =
    2.º puesto { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-key-risk-3 =
    3.º puesto { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-key-risk-4 =
    4.º puesto { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-key-risk-5 =
    5.º puesto { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
card-key-risk-out = Desc. o retirada 0 puntos
card-key-strikes-5 = De 5: { $five } · de 4: { $four } · de 3: { $three }
card-key-strikes-4 = De 4: { $four } · de 3: { $three }
card-key-strikes-of-5 = 5 jugadores: { $five }
card-key-strikes-of-4 = 4 jugadores: { $four }
card-key-strikes-of-3 = 3 jugadores: { $three }
card-key-strikes-ties = Los empates reparten strikes.
card-key-strikes-out = Fuera con { $level } strikes.
card-key-ring = G ganada · E empatada · P perdida · I interrumpida
card-key-us = Ganada 1 · tablas ½ · perdida 0
card-note-running = Lleve la suma de puntos en la columna «Puntos».
card-note-strikes = Sume sus strikes en la última columna. Fuera con { $level }.
card-note-ring = Se juega a la vez contra los dos vecinos. Quien pierde queda fuera.
card-note-us = Rodee su color y resultado. Lleve la suma de puntos.
card-game-outcome = Juegos
card-game-outcome-short = Juegos
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = G
card-draw-letter = E
card-loss-letter = P
card-stopped-letter = I
card-white-letter = B
card-black-letter = N
card-match-outcome = Partida
card-match-outcome-short = Partida
card-win = Gana
card-win-short = G
card-draw = Emp.
card-draw-short = E
card-loss = Pierde
card-loss-short = P
card-round = Ronda
card-round-short = R.
card-row = N.º
card-opponent-member = N.º de socio del rival
card-opponent-member-short = Rival n.º
card-opponent-number = N.º del rival
card-opponent-number-short = Rival n.º
card-opponent-name = Nombre del rival
card-opponent-name-short = Rival
card-opponent-member-name = N.º de socio y nombre del rival
card-opponent-number-name = N.º y nombre del rival
card-opponent-numbers = Números de los rivales
card-opponent-numbers-short = Rivales
card-opponents = Rival
card-others = Rivales
card-match-points = Puntos
card-admin = Reservado
card-admin-short = Reserv.
card-table-number = { -Table } n.º
card-finishing-place = Resultado (rodear el puesto)
card-finishing-place-short = Rodear puesto
card-place-circled = Puesto (rodear)
card-table = { -Table }
card-place = Rodear el puesto
card-place-1 = 1.º
card-place-2 = 2.º
card-place-3 = 3.º
card-place-4 = 4.º
card-place-5 = 5.º
card-withdrawn = RET
card-final = Final
card-game-points = Ptos. de juego
card-energy = Energía rest.
card-score = Puntos
card-strikes = Strikes
card-strikes-short = Strk.
card-strikes-so-far = Suma total
card-strikes-so-far-short = Suma
card-color = Color
card-result = Result.
card-wins = Victorias
card-score-so-far = Suma
card-bye = bye
card-missed = no jugó
card-forfeit = incomp.
card-rules = Las reglas en breve
card-rule-number = { $number }.
card-notes = Notas, sanciones
card-signature = Firma
card-date = Fecha
card-digits = Si el código no se puede leer, escriba:
card-chart-how-many = Cuántas rondas
card-chart-tables = Cuántas mesas
card-chart-players = Jugadores
card-chart-boards = Mesas
card-chart-rounds = Rondas
card-chart-left = Quedan
card-chart-random = Ronda al azar
card-chart-split = Ronda por grupos
card-chart-range = { $low }–{ $high }
card-chart-more = { $low } o más

## Result slips

slip-table = { -Table }
slip-ring = El anillo
slip-heading = { $round } · Papeleta de resultado
slip-player = Nombre, n.º
slip-player-number = Jugador n.º { $number }
slip-player-seat = { $seat } · Jugador n.º { $number }
slip-member-number = N.º de socio { $number }
slip-won = Ganó
slip-drew = Tablas
slip-drops-out = Se retira
slip-games-won = Juegos ganados
slip-games-drawn = Empatados
slip-place = Puesto
slip-points = Puntos
slip-energy = Energía
slip-score = Puntuación
slip-signature = Firma
slip-initials = Iniciales

## Digits typed or scanned from a card or slip

paper-code-unreadable = No es el código de una ficha. Escriba todos los grupos de cinco cifras.
paper-code-mistyped = Hay una cifra cambiada o falta alguna. Compare los grupos de cinco con la ficha.
paper-code-unknown = Esta ficha o papeleta no es de este programa, o es de una versión más nueva.
paper-code-is-a-slip = Es el código de una papeleta de resultado. Use la ficha del jugador.
paper-code-is-a-card = Es el código de una ficha. Use la papeleta de resultado de la mesa.
card-row-number = { $number }.
card-key-head = PUNTUACIÓN
