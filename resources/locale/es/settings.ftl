### The formats' settings: `setting-KEY`, and `setting-KEY-VALUE` for its values

## RISK 2210 Swiss

setting-swiss-rounds = Rondas suizas
setting-swiss-rounds-none = según la tabla oficial
setting-boards = Tableros
setting-boards-none = los menos posibles
setting-final = Tablero final
setting-final-true = sí, para los 5 mejores
setting-final-false = no
setting-sanctioned = Homologado
setting-sanctioned-true = sí: tableros de 4 y 5
setting-sanctioned-false = no: también valen tableros de 3
setting-new-opponents-first = Primero rivales nuevos
setting-new-opponents-first-false = no
setting-new-opponents-first-true = sí, con tableros igual de mezclados
setting-k-value = Valor K del rating
setting-k-value-none = sin cambios de rating

## Dual Ring and accumulated strikes

setting-seating = Asientos
setting-seating-random = por sorteo
setting-seating-rating = por rating
setting-seating-entered = por orden de inscripción
setting-seating-optimised = con menos rivales repetidos
setting-seating-dealt-30 = el mejor de 30 sorteos
setting-gap-colours = Colores al cerrar un hueco
setting-gap-colours-one-of-each = uno de cada para todos
setting-gap-colours-as-in-example = como en el ejemplo de la fuente
setting-drawn-game = Una partida empatada
setting-drawn-game-replay = se juega otra vez
setting-drawn-game-both-out = deja fuera a ambos
setting-largest-table = Mesa más grande
setting-elimination-level = Fuera con estos strikes
setting-works-with-two = Se puede jugar de a dos
setting-works-with-two-false = no
setting-works-with-two-true = sí
setting-five-left = Quedan cinco, mesas de 4 como máximo
setting-five-left-four-and-bye = juegan cuatro, uno descansa
setting-five-left-three-and-two = mesas de 3 y de 2

## Age-Modified Swiss and US Chess Swiss

setting-rounds = Rondas
setting-rounds-none = según la tabla oficial
setting-age-groups = Edad mínima de los grupos superiores
setting-age-group-names = Nombres de los grupos, del más joven al mayor
setting-age-group-names-none = hechos con las edades
setting-record = Balance
setting-record-points = puntos de partida
setting-record-win-loss-draw = victorias, derrotas y empates
setting-games-per-match = Juegos por partida, como máximo
setting-ties = Igualdad de puntos
setting-ties-latest-loss = delante, quien perdió más tarde
setting-ties-shared = comparten el puesto y el premio
setting-ties-opponents = por las victorias de los rivales
setting-acceleration = Aceleración
setting-acceleration-none = ninguna
setting-acceleration-adjusted-rating = rating ajustado (28R2)
setting-acceleration-added-score = puntos añadidos (28R1)
setting-alternation-limit = Límite para alternar colores, en puntos
setting-equalisation-limit = Límite para igualar colores, en puntos
setting-first-colour = Primer color del jugador más fuerte
setting-first-colour-lot = por sorteo
setting-first-colour-white = blancas
setting-first-colour-black = negras
setting-missed-rounds = Rondas no jugadas al entrar tarde
setting-missed-rounds-zero = sin puntos
setting-missed-rounds-half = medio punto cada una
setting-tiebreaks = Desempates, por orden
setting-tiebreaks-modified-median = Mediana modificada
setting-tiebreaks-solkoff = Solkoff
setting-tiebreaks-cumulative = Acumulado
setting-tiebreaks-median = Mediana
setting-tiebreaks-cumulative-opposition = Acumulado de los rivales
setting-tiebreaks-result = Resultado particular
setting-tiebreaks-most-blacks = Más negras
setting-tiebreaks-sonneborn-berger = Sonneborn-Berger
setting-tiebreaks-buchholz = Buchholz
setting-tiebreaks-played-first = Primero los puntos jugados
setting-tiebreaks-opposition-rating = Rendimiento de los rivales
setting-tiebreaks-kashdan = Kashdan
setting-tiebreaks-coin = Sorteo
setting-half-point-byes = Byes de medio punto por jugador, máximo
setting-half-point-byes-none = sin límite
setting-bye-points = Puntos del bye con número impar
setting-last-round-byes = Byes de medio punto, última ronda
setting-last-round-byes-stand = se mantienen, como dice el reglamento
setting-last-round-byes-can-be-withdrawn = se pueden anular

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
