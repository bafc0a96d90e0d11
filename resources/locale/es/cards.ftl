### Words on paper: head and foot, record cards, result slips

## Head and foot of every paper

paper-event = Todo el torneo
paper-round = Ronda { $round }
paper-printed = Impreso { $at } · revisión { $revision } · huella { $digest }
paper-page = página { $page } de { $pages }
paper-letters-missing = { $player1 }: ninguna fuente de aquí tiene { $letters }. En el papel aparece �; escribir el nombre con otras letras.

## Record cards

card-title-more = { $title } ({ $number })
card-member = N.º de socio
card-player = Nombre
card-player-number = Jugador n.º
card-age = Edad
card-rating = Rating
card-final-place = Puesto
card-key-age = Partida ganada 3 · empatada 1 · perdida 0.
card-key-running = Llevar la suma de puntos de partida en la columna «Puntos».
card-key-risk = 1.º 5 · 2.º 4 · 3.º 3 · 4.º 2 · 5.º 1 · descalificado o retirado 0.
card-key-strikes = Juegan 5: 0 6 12 18 24 · 4: 0 8 16 24 · 3: 0 12 24.
card-key-strikes-out = Puestos empatados se reparten sus strikes. Fuera con { $level } strikes.
card-key-ring = Se juega a la vez contra los dos vecinos. Quien pierde queda fuera.
card-key-ring-wins = Una partida interrumpida no cuenta para nadie.
card-key-us = Ganada 1 · tablas ½ · perdida 0.
card-key-us-colour = Rodear el color y el resultado; llevar la suma de puntos.
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
card-number = Número
card-name = Nombre
card-match-points = Puntos
card-admin = Dirección
card-table = Mesa
card-board = Tablero
card-game = Partida
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
card-missed = ausente
card-forfeit = incomp.

## Result slips

slip-table = Mesa
slip-board = Tablero
slip-ring = El anillo
slip-seat = Asiento
slip-number = Número
slip-player = Jugador
slip-games-won = Juegos ganados
slip-games-drawn = Empatados
slip-drop = Se retira
slip-signature = Firma

## Digits typed or scanned from a card or slip

paper-code-unreadable = Estas no son las cifras de una ficha ni de una papeleta. Escribir todos los grupos de cinco, solo cifras.
paper-code-mistyped = Hay una cifra cambiada o falta alguna. Comparar los grupos de cinco con el papel.
paper-code-unknown = Esto no es una ficha ni una papeleta de este programa, o es de una versión más nueva.
paper-code-is-a-slip = Este es el código de una papeleta de resultado. Tomar la ficha del jugador.
paper-code-is-a-card = Este es el código de una ficha de jugador. Tomar la papeleta de la mesa.
card-row-number = { $number }.
