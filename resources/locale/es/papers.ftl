### The sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and its contents in a line

paper-name-packet = Paquete de la ronda
paper-about-packet = Emparejamientos por { -table } y por nombre, papeletas de resultado, clasificación
paper-name-tables = Emparejamientos por { -table }
paper-about-tables = Quién juega dónde, con casillas para los resultados
paper-name-names = Emparejamientos por nombre
paper-about-names = Dónde juega cada cual, por apellido
paper-name-slips = Papeletas de resultado
paper-about-slips = Una por { -table }, para cortar y apilar
paper-name-filled-slips = Papeletas rellenas
paper-about-filled-slips = El resultado de cada { -table }, para archivar
paper-name-cards = Fichas
paper-about-cards = Una por jugador, rellenas hasta ahora
paper-name-blank-card = Fichas en blanco
paper-about-blank-card = Para inscripciones tardías
paper-name-standings = Clasificación
paper-about-standings = Todos los jugadores, por puesto
paper-name-ages = Clasificación por grupo de edad
paper-about-ages = Una lista por grupo de edad
paper-name-wall = Cuadro mural
paper-about-wall = Ronda a ronda, por número de emparejamiento
paper-name-cross = Cuadro cruzado
paper-about-cross = Ronda a ronda, por puesto
paper-name-strikes = Hoja de strikes
paper-about-strikes = Strikes por ronda, y quién está fuera
paper-name-boards = Actas de tablero de RISK 2210
paper-about-boards = Una por tablero, para firmar
paper-name-form = Acta del torneo de RISK 2210
paper-about-form = Todos los tableros del torneo y la clasificación
paper-name-ring = Plano del anillo
paper-about-ring = Quién se sienta junto a quién
paper-name-bracket = Cuadro
paper-about-bracket = La eliminatoria en una página, con líneas para los nombres que faltan
paper-name-calls = Anuncio de partidas
paper-about-calls = Partidas en juego, con líneas en blanco para las siguientes
paper-name-check-in = Lista de llegadas
paper-about-check-in = Todas las inscripciones por apellido, con casillas de llegada y pago
paper-name-numbers = Carteles de { -table }
paper-about-numbers = Un número grande por { -table }
paper-name-badges = Acreditaciones
paper-about-badges = Nombre, club y número, para portatarjetas
paper-name-place-cards = Tarjetas de mesa
paper-about-place-cards = Para doblar, con el nombre en ambos lados
paper-name-registration = Fichas de inscripción
paper-about-registration = Para que las rellenen los jugadores
paper-name-sign-up = Lista de inscripción
paper-about-sign-up = Líneas en blanco para inscribirse en la puerta
paper-name-bye-slips = Peticiones de bye
paper-about-bye-slips = Papeletas con las que se pide un bye
paper-name-withdrawal-slips = Papeletas de retirada
paper-about-withdrawal-slips = Papeletas con las que un jugador se retira
paper-name-score-sheet = Planillas
paper-about-score-sheet = Para las jugadas, dos por { -table }
paper-name-incident = Informe de incidente
paper-about-incident = Para una sanción o una disputa, con firmas
paper-name-clock = Hoja del reloj
paper-about-clock = Inicio, final y { -tables } con más tiempo
paper-name-report = Informe
paper-about-report = Clasificación y todos los resultados
paper-name-certificates = Diplomas
paper-about-certificates = Para los primeros puestos, clases por rating y grupos de edad; tres diseños

## Why a document cannot be printed

paper-unknown = Ningún documento se llama «{ $paper }». Este torneo tiene: { $known }.
paper-other-format = { $name } no es de este formato. Este torneo tiene: { $known }.
paper-before-round = { $name }: disponible cuando se publique la ronda 1.
paper-before-end = { $name }: disponible cuando termine el torneo.
paper-before-result = { $name }: disponible tras el primer resultado.
paper-nothing = { $name }: ahora no hay nada que imprimir.
paper-table-unknown =
    La ronda { $round } no tiene { $tables ->
        [one] { -table } { $tables }
       *[other] { -tables } { $tables }
    }.
paper-player-unknown =
    Ningún jugador tiene { $numbers ->
        [one] el número { $numbers }
       *[other] los números { $numbers }
    }.
paper-corrected = { $round }, corregida
paper-card-stock = La cartulina es solo para fichas y su portada. Elija letter o a4.
paper-footer-long = La línea al pie es demasiado larga: { $letters } letras. En una hoja caben unas { $most }.
paper-tables-form = { -Tables }: escriba números como 9, 9,11 o 3-8, no { $text }.
paper-players-form = Jugadores: escriba números como 9, 9,11 o 3-8, no { $text }.
paper-option-form = «{ $text }» no es una opción. Escriba NOMBRE=VALOR, como up=4.
paper-option-unknown = Aquí no existe la opción «{ $option }». Lo que imprime tiene: { $known }.
paper-option-none = «{ $option }» no se aplica: lo que imprime no tiene opciones.
paper-option-value = «{ $value }» no es un valor de «{ $option }». Elija entre: { $known }.
paper-line-options = opciones: { $options }

# The options of documents: their labels, and their values
paper-option-up = Por hoja
paper-option-up-cards-fit = las que quepan
paper-option-up-cards-column = 3 fichas de 3 × 5 pulg.
paper-option-size = Tamaño de ficha
paper-option-size-quarter = Un cuarto de hoja
paper-option-size-4x6 = 4 × 6 pulg.
paper-option-size-3x5 = 3 × 5 pulg.
paper-option-back = Reverso
paper-option-back-no = En blanco
paper-option-back-yes = Cuadro, reglas, notas
paper-option-columns-a-page = Columnas por página
paper-option-poster = Cartel
paper-option-poster-no = No
paper-poster-at = { $meters } m
paper-option-phones = Dirección para móviles
paper-option-phones-yes = Si se comparte
paper-option-phones-no = No
paper-option-columns = Columnas
paper-option-by = Dividida por
paper-option-by-all = Todos juntos
paper-option-by-class = Categoría de puntuación
paper-option-by-club = Club
paper-option-by-ages = Grupo de edad
paper-option-order = Orden
paper-option-order-number = Número
paper-option-order-rating = Puntuación
paper-option-order-name = Nombre
paper-option-order-place = Puesto

paper-made = { $name }: { $papers }.
paper-list-of = Documentos de { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: disponible cuando se publique la ronda 1
paper-line-reported = { $key }  { $name }: disponible tras el primer resultado
paper-line-without-prizes = { $key }  { $name }: primero hay que introducir premios
paper-line-finished = { $key }  { $name }: disponible cuando termine el torneo
papers-made =
    { $to }: { $papers ->
        [one] { $papers } documento
       *[other] { $papers } documentos
    } de los torneos, en carta y A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Partida { $number }
sheet-players = Jugadores
sheet-find-table = Encuentre su { -table }
sheet-number = N.º { $number }
sheet-unrated = sin puntuación
sheet-checked-in = Presentes
sheet-called = Anunciada

## Headings and facts

sheet-go-on = { $heading } (continuación)
sheet-title-names = { $title }, { $first }–{ $last }
sheet-title-rows = { $title }, { $first }–{ $last }
sheet-without-table = No juegan esta ronda
sheet-bye =
    bye, { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
sheet-no-players = Aún no hay jugadores.
sheet-no-games = Ninguna partida en juego.
sheet-standings-after = Clasificación tras la ronda { $round }
sheet-standings-after-final = Clasificación tras la final
sheet-standings-after-playoff = Clasificación tras la partida decisiva
sheet-standings-after-stage = Clasificación tras: { $stage }
sheet-standings-final = Clasificación final
sheet-standings-so-far = Clasificación provisional (ronda { $round } en juego)
sheet-standings-so-far-final = Clasificación provisional (final en juego)
sheet-standings-so-far-playoff = Clasificación provisional (partida decisiva en juego)
sheet-standings-so-far-stage = Clasificación provisional ({ $stage } en juego)
sheet-standings-so-far-ring = Clasificación provisional
sheet-age-group = Grupo de edad { WORD($group, kind: "ages") }
sheet-no-club = Sin club
sheet-group = Grupo { $group }
sheet-no-group = Sin grupo
sheet-are-in = En juego
sheet-are-out = Fuera
sheet-out-at = Fuera con (strikes)
sheet-board-of = Ronda { $round }, { -table } { $table }
sheet-board-final = Final, { -table } { $table }
sheet-board-semi-final = Semifinal, { -table } { $table }
sheet-venue = Lugar
sheet-date = Fecha
sheet-organizer = Organización
sheet-sanction = Homologación n.º
sheet-format = Formato
sheet-rounds = Rondas
sheet-tables = { -Tables }
sheet-seed = Semilla del sorteo
sheet-report-so-far = Informe provisional
sheet-report-final = Informe final
sheet-outcome-so-far = Estado del torneo
sheet-outcome = Resultado
sheet-notes = Notas
sheet-draw = Sorteo: semilla «{ $seed }», etiqueta «{ $label }», { $rules }
sheet-draw-rules = reglas de emparejamiento { $format }, versión { $version }

## Lines to sign on

sheet-signed-player = Firma del jugador
sheet-signed-judge = Firma del juez
sheet-signed-organizer = Firma de la organización
sheet-signed-date = Fecha

## Round clock sheet

sheet-whole-round = Ronda entera
sheet-planned = Previsto
sheet-really = Real
sheet-minutes = Minutos
sheet-started = Empezó a las
sheet-paused = Pausa a las
sheet-goes-on = Siguió a las
sheet-ends = Acabó a las
sheet-longer-tables = { -Tables } con más tiempo
sheet-more-minutes = Minutos añadidos
sheet-new-end = Nuevo final
sheet-why = Motivo
sheet-initials = Iniciales

## Ring

sheet-games-now = En juego
sheet-games-next = Partidas siguientes
sheet-ring-place = Puesto
sheet-ring-next = Siguiente (reloj)
sheet-ring-games = Partidas
sheet-ring-in = En juego
sheet-ring-won = Gana
sheet-ring-out = Fuera
sheet-ring-left = Se retiró

## Wall chart and crosstable: a round in the space of a cell

cross-won = G { $other }
cross-drawn = E { $other }
cross-lost = P { $other }
cross-won-as = G { $other } { $colour }
cross-drawn-as = E { $other } { $colour }
cross-lost-as = P { $other } { $colour }
cross-forfeit-won = X
cross-forfeit-lost = F
cross-forfeit-won-as = X { $other }
cross-forfeit-lost-as = F { $other }
cross-void = I { $other }
cross-void-as = I { $other }
cross-open = … { $other }
cross-bye = bye { $points }
cross-missed = –
cross-board = { $figure } ({ $table })
cross-withdrawn = RET ({ $table })
cross-short-won = G{ $other }
cross-short-drawn = E{ $other }
cross-short-lost = P{ $other }
cross-short-forfeit-won = X{ $other }
cross-short-forfeit-lost = F{ $other }
cross-short-void = I{ $other }
cross-short-open = …
cross-short-bye = bye
cross-short-withdrawn = RET
cross-white = b
cross-black = n
cross-key-two = G ganada, E empatada, P perdida, con el número del rival · X / F ganada / perdida por incomparecencia · I interrumpida, sin resultado · … en juego · – no jugó
cross-key-colours = b blancas, n negras
cross-key-risk = Puesto (mesa) · RET descalificación o retirada · … en juego · – no jugó
cross-key-strikes = Strikes por ronda (mesa) · RET se retiró · … en juego · – no jugada: strikes de un último puesto
cross-key-score = cifra pequeña: puntos tras la ronda
cross-key-order-number = por orden de números
cross-key-order-rating = por orden de puntuación
cross-key-order-name = por orden de nombres
cross-key-order-place = por orden de puestos

## Leyenda de la clasificación

sheet-order = Orden: { $keys }.
sheet-legend-games = G12: ganó contra el n.º 12; P perdió; E empató; X, F: ganó, perdió por incomparecencia.
sheet-legend-latest = Rondas 1–{ $rounds }: véase el cuadro cruzado.
sheet-legend-final =
    La línea gruesa está debajo de { $count ->
        [one] { $count } finalista
       *[other] los { $count } finalistas
    }.

## Certificates

