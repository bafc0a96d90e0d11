### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-event = Todo el torneo
paper-round = Ronda { $round }
paper-round-final = Final
paper-round-playoff = Partida decisiva
paper-round-ring = Anillo
paper-printed = Impreso { $at } · rev. { $revision } · control { $digest }
paper-page = página { $page } de { $pages }
paper-letters-missing = { $player1 }: algunas letras no se pueden imprimir ({ $letters }). Escriba el nombre también con otro alfabeto.
paper-event-letters-missing = Nombre o datos del torneo: algunas letras no se pueden imprimir ({ $letters }). Escríbalos también con otro alfabeto.

## Record cards

card-title-more = { $title } ({ $number })
card-member = N.º de socio
card-player = Nombre del jugador
card-player-number = Jugador n.º
card-age = Edad
card-rating = Rating
card-final-place = Puesto
card-key-age = Partida: ganada 3 · empatada 1 · perdida 0
card-key-running = Lleve la suma de puntos en la columna «Puntos».
card-key-risk = 1.º 5 · 2.º 4 · 3.º 3 · 4.º 2 · 5.º 1 · descalificación o retirada 0
card-key-strikes = 5 jugadores: 0 6 12 18 24 · 4 jugadores: 0 8 16 24 · 3 jugadores: 0 12 24
card-key-strikes-out = Los puestos empatados se reparten los strikes. Fuera con { $level } strikes.
card-key-ring = Se juega a la vez contra los dos vecinos. Quien pierde una partida queda fuera.
card-key-ring-wins = Una partida interrumpida no tiene resultado.
card-key-us = Ganada 1 · tablas ½ · perdida 0
card-key-us-colour = Rodee su color y resultado. Lleve la suma de puntos.
card-game-outcome = Juegos
card-game-1 = 1
card-game-2 = 2
card-game-3 = 3
card-game-4 = 4
card-game-5 = 5
card-win-letter = G
card-draw-letter = E
card-loss-letter = P
card-white-letter = B
card-black-letter = N
card-match-outcome = Partida
card-win = Gana
card-draw = Emp.
card-loss = Pierde
card-stopped = Interr.
card-round = Ronda
card-opponents = Rival
card-others = Rivales
card-number = N.º
card-name = Nombre
card-match-points = Puntos
card-admin = Reservado
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
card-score = Puntuación
card-strikes = Strikes
card-strikes-so-far = Suma
card-colour = Color
card-result = Result.
card-wins = Victorias
card-score-so-far = Suma
card-bye = bye
card-missed = no jugó
card-forfeit = incomp.

## Result slips

slip-table = { -Table }
slip-ring = El anillo
slip-seat = Asiento
slip-number = Jugador n.º
slip-player = Jugador
slip-games-won = Juegos ganados
slip-games-drawn = Empatados
slip-drop = Se retira
slip-signature = Firma

## Digits typed or scanned from a card or slip

paper-code-unreadable = No es el código de una ficha. Escriba todos los grupos de cinco cifras.
paper-code-mistyped = Hay una cifra cambiada o falta alguna. Compare los grupos de cinco con la ficha.
paper-code-unknown = Esta ficha o papeleta no es de este programa, o es de una versión más nueva.
paper-code-is-a-slip = Es el código de una papeleta de resultado. Use la ficha del jugador.
paper-code-is-a-card = Es el código de una ficha. Use la papeleta de resultado de la mesa.
card-row-number = { $number }.
