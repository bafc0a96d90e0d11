### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Rondas suizas
setting-swiss-rounds-none = Según los jugadores
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
setting-rounds-none = Según los jugadores
setting-age-groups = Los grupos de edad empiezan en
setting-age-group-names = Nombres de los grupos (el más joven primero)
setting-age-group-names-none = Automático, p. ej. «11–14»
setting-record = Emparejar por
setting-record-points = Puntos de torneo
setting-record-win-loss-draw = Victorias, derrotas y empates
setting-games-per-match = Duración de la partida
setting-games-per-match-1 = Un solo juego
setting-games-per-match-3 = Al mejor de 3
setting-games-per-match-5 = Al mejor de 5
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
setting-pairing-rating = Rating que cuenta
setting-pairing-rating-first = Primer rating
setting-pairing-rating-second = Segundo rating
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
setting-swiss-rounds-help = Déjelo vacío para seguir la tabla publicada según el número de jugadores.
setting-boards-help = Déjelo vacío para usar los menos tableros posibles.
setting-final-true-help = Tras las rondas suizas, los 5 mejores juegan un tablero final; quien lo gana, gana el torneo.
setting-final-false-help = La clasificación tras las rondas suizas decide el torneo.
setting-sanctioned-true-help = Cada tablero tiene 4 o 5 jugadores; por eso algunos números de jugadores no cuadran.
setting-sanctioned-false-help = Se usan tableros de 3 cuando no salen las cuentas con 4 y 5.
setting-new-opponents-first-false-help = Entre jugadores con los mismos puntos, los tableros se sortean.
setting-new-opponents-first-true-help = Entre jugadores con los mismos puntos, se repiten los menos rivales posibles.
setting-k-value-help = Déjelo vacío si no quiere ratings estimados.
setting-seating-random-help = Los puestos del anillo se sortean.
setting-seating-rating-help = Se sientan por orden de rating; los vecinos tienen un nivel parecido.
setting-seating-entered-help = Se sientan en el orden en que se inscribieron.
setting-seating-optimised-help = TourneyDesk busca las mesas con menos rivales repetidos.
setting-seating-dealt-30-help = Vale el mejor de 30 repartos sorteados, como en las reglas publicadas.
setting-gap-colours-one-of-each-help = Cada cual juega a la vez una partida con blancas y otra con negras.
setting-gap-colours-as-in-example-help = Alguien puede llevar negras en las dos partidas, como en el ejemplo publicado.
setting-drawn-game-replay-help = Los mismos dos vuelven a jugar hasta que alguien gane.
setting-drawn-game-both-out-help = Ambos dejan el anillo, que se cierra sin ellos.
setting-largest-table-5-help = En cada mesa caben hasta 5 jugadores.
setting-largest-table-4-help = En cada mesa caben hasta 4 jugadores.
setting-elimination-level-help = Lo habitual es 35; 23 para un torneo corto y 47 para uno largo.
setting-works-with-two-false-help = Nadie se sienta en una mesa de 2.
setting-works-with-two-true-help = Se permiten mesas de 2, también en el último juego.
setting-five-left-four-and-bye-help = Quien tiene menos strikes recibe un bye; vale solo si la mesa más grande es de 4.
setting-five-left-three-and-two-help = Juegan los cinco; vale solo si la mesa más grande es de 4 y se puede jugar entre dos.
setting-age-groups-help = Escriba la edad mínima de cada grupo menos el más joven, separadas por comas.
setting-age-group-names-help = Escriba un nombre para cada grupo, separados por comas.
setting-record-points-help = Se enfrentan jugadores con los mismos puntos de torneo, los hayan sumado como los hayan sumado.
setting-record-win-loss-draw-help = Se enfrentan jugadores con las mismas victorias, derrotas y empates.
setting-games-per-match-1-help = Un solo juego decide la partida.
setting-games-per-match-3-help = Dos victorias deciden la partida.
setting-games-per-match-5-help = Tres victorias deciden la partida.
setting-ties-latest-loss-help = Con los mismos puntos queda delante quien perdió por última vez más tarde.
setting-ties-shared-help = Con los mismos puntos comparten el puesto y se reparten los premios.
setting-ties-opponents-help = Con los mismos puntos queda delante quien tuvo rivales más fuertes.
setting-acceleration-none-help = La mitad superior juega contra la inferior, como en cualquier suizo.
setting-acceleration-adjusted-rating-help = En la ronda 2, quienes no ganaron en la mitad superior juegan contra quienes ganaron en la inferior.
setting-acceleration-added-score-help = La mitad superior cuenta 1 punto más al emparejar las rondas 1 y 2.
setting-alternation-limit-help = Para alternar colores, los rivales solo se cambian dentro de estos puntos de rating.
setting-equalisation-limit-help = Para igualar colores, los rivales solo se cambian dentro de estos puntos de rating.
setting-first-colour-lot-help = El color se sortea al emparejar la ronda 1.
setting-first-colour-white-help = El primer jugador lleva blancas en la ronda 1; los colores alternan de tablero en tablero.
setting-first-colour-black-help = El primer jugador lleva negras en la ronda 1; los colores alternan de tablero en tablero.
setting-missed-rounds-zero-help = Quien se inscribe tarde empieza sin puntos.
setting-missed-rounds-half-help = Quien se inscribe tarde recibe un bye de medio punto por cada ronda no jugada.
setting-half-point-byes-help = Déjelo vacío para no poner límite.
setting-bye-points-1-help = Quien se queda sin rival suma lo mismo que con una victoria (28L).
setting-bye-points-1-2-help = Quien se queda sin rival suma lo mismo que con unas tablas.
setting-bye-points-0-help = Quien se queda sin rival no suma nada.
setting-pairing-rating-first-help = Quien no tiene rating entra con el segundo.
setting-pairing-rating-second-help = Cuentan los ratings de rápidas, relámpago o FIDE; quien no tiene entra con el primero.
setting-last-round-byes-stand-help = Quien pidió un bye para la última ronda ya no puede cambiar de idea.
setting-last-round-byes-can-be-withdrawn-help = Quien pidió un bye para la última ronda aún puede decidir jugar.

## Grupos de ajustes

settings-group-rounds = Rondas
settings-group-matches = Rondas y partidas
settings-group-boards = Tableros
settings-group-tables = Mesas
settings-group-pairing = Emparejamiento
settings-group-seating = Asientos
settings-group-games = Partidas
settings-group-colors = Colores
settings-group-elimination = Eliminación
settings-group-ages = Grupos de edad
settings-group-tiebreaks = Desempates
settings-group-byes = Byes e inscripciones tardías
settings-group-ratings = Rating
settings-group-acceleration = Aceleración

## Tarjetas de un ajuste

setting-card = { $name }. { $about }
setting-card-recommended = Recomendado
setting-card-details = Cómo se calcula
setting-card-working = Calculando qué significa cada opción…
