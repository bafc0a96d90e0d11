### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Rondas suizas
setting-swiss-rounds-none = Automático (tabla)
setting-boards = Número de tableros
setting-boards-none = Automático (mínimo)
setting-final = Tablero final
setting-final-true = Sí, los 5 mejores
setting-final-false = No
setting-sanctioned = Homologado
setting-sanctioned-true = Sí: solo tableros de 4 y 5
setting-sanctioned-false = No: también tableros de 3
setting-new-opponents-first = Evitar rivales repetidos
setting-new-opponents-first-false = No
setting-new-opponents-first-true = Sí, con los mismos puntos
setting-k-value = Valor K del rating estimado
setting-k-value-none = Sin rating estimado

## Dual Ring and accumulated strikes

setting-seating = Asientos
setting-seating-random = Sorteo
setting-seating-rating = Por rating
setting-seating-entered = Orden de inscripción
setting-seating-optimised = Menos rivales repetidos
setting-seating-dealt-30 = El mejor de 30 repartos sorteados (como se publicó)
setting-gap-colours = Colores en una partida nueva
setting-gap-colours-one-of-each = Unas blancas y unas negras para cada cual
setting-gap-colours-as-in-example = Como en el ejemplo publicado: negras, el puesto más bajo
setting-drawn-game = Si una partida acaba en empate
setting-drawn-game-replay = Se repite, mismos colores
setting-drawn-game-both-out = Ambos quedan fuera
setting-largest-table = Mesa más grande
setting-elimination-level = Fuera con (strikes)
setting-works-with-two = Se puede jugar entre dos
setting-works-with-two-false = No
setting-works-with-two-true = Sí
setting-five-left = Con 5 jugadores
setting-five-left-four-and-bye = Juegan 4, 1 bye
setting-five-left-three-and-two = Mesas de 3 y 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Rondas
setting-rounds-none = Automático (tabla)
setting-age-groups = Los grupos de edad empiezan en
setting-age-group-names = Nombres de los grupos (el más joven primero)
setting-age-group-names-none = Automático, p. ej. «11–14»
setting-record = Emparejar por
setting-record-points = Puntos de torneo
setting-record-win-loss-draw = Victorias, derrotas y empates
setting-games-per-match = Máximo de juegos por partida
setting-ties = Desempate
setting-ties-latest-loss = Delante, quien perdió más tarde
setting-ties-shared = Comparten el puesto y los premios
setting-ties-opponents = Porcentaje de victorias de los rivales
setting-acceleration = Aceleración
setting-acceleration-none = Ninguna
setting-acceleration-adjusted-rating = Rating ajustado (28R2)
setting-acceleration-added-score = Puntos añadidos, +1 (28R1)
setting-alternation-limit = Mayor cambio de rating para alternar colores (29E5a)
setting-equalisation-limit = Mayor cambio de rating para igualar colores (29E5b)
setting-first-colour = Color del primer jugador en la ronda 1 (29E2)
setting-first-colour-lot = Sorteo (moneda)
setting-first-colour-white = Blancas
setting-first-colour-black = Negras
setting-missed-rounds = Inscripción tardía: cada ronda no jugada vale
setting-missed-rounds-zero = 0 puntos
setting-missed-rounds-half = ½ punto
setting-tiebreaks = Desempates (por orden)
setting-tiebreaks-modified-median = Mediana modificada
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Acumulado
setting-tiebreaks-median = Mediana
setting-tiebreaks-cumulative-opposition = Acumulado de los rivales
setting-tiebreaks-result = Resultado particular
setting-tiebreaks-most-blacks = Más negras
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Puntos jugados primero
setting-tiebreaks-opposition-rating = Rendimiento de los rivales
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Sorteo
setting-half-point-byes = Máximo de byes de medio punto por jugador
setting-half-point-byes-none = Sin límite
setting-bye-points = Puntos del bye por número impar
setting-last-round-byes = Byes de medio punto en la última ronda
setting-last-round-byes-stand = No se anulan (22C)
setting-last-round-byes-can-be-withdrawn = Se pueden anular

## Frases bajo un ajuste o una opción

setting-tiebreaks-modified-median-help = Puntos de los rivales, sin el más bajo si ganó más de lo que perdió.
setting-tiebreaks-solkoff-help = Los puntos de todos los rivales.
setting-tiebreaks-cumulative-help = Suma de los puntos ronda a ronda; ganar pronto cuenta más.
setting-tiebreaks-median-help = Puntos de los rivales sin el más alto ni el más bajo.
setting-tiebreaks-cumulative-opposition-help = Suma de los acumulativos de los rivales.
setting-tiebreaks-result-help = Partidas entre los empatados.
setting-tiebreaks-most-blacks-help = Más partidas con negras cuentan más.
setting-tiebreaks-sonneborn-berger-help = Puntos de los rivales vencidos y la mitad de los empatados.
setting-tiebreaks-buchholz-help = Puntos de todos los rivales; lo no jugado no suma.
setting-tiebreaks-played-first-help = Puntos de partidas jugadas, sin byes ni incomparecencias.
setting-tiebreaks-opposition-rating-help = Media del elo de los rivales: 400 más si ganó y 400 menos si perdió.
setting-tiebreaks-kashdan-help = 4 por victoria, 2 por tablas, 1 por derrota.
setting-tiebreaks-coin-help = Decide el azar, una vez.
setting-tiebreaks-help = Se usan de arriba abajo. Marque los que usa; arrastre para ordenar.
