### Words of the sheets: which there are, their heads, notes and lines to sign

## Which documents there are: a name, and what it holds in a line

paper-name-packet = Paquete de la ronda
paper-about-packet = emparejamientos por mesa y por nombre, papeletas, clasificación
paper-name-tables = Emparejamientos por mesa
paper-about-tables = quién juega dónde, con casillas para los resultados
paper-name-names = Emparejamientos por nombre
paper-about-names = dónde juega cada cual, por orden alfabético
paper-name-slips = Papeletas de resultado
paper-about-slips = una por mesa, cuatro por hoja, para cortar y apilar
paper-name-filled-slips = Papeletas con resultado
paper-about-filled-slips = lo que anotó cada mesa, en su papeleta, para comprobar y guardar
paper-name-cards = Fichas de resultados
paper-about-cards = una por jugador, rellenas hasta ahora
paper-name-blank-card = Fichas en blanco
paper-about-blank-card = una hoja de fichas para inscripciones tardías
paper-name-standings = Clasificación
paper-about-standings = todos, por puesto
paper-name-ages = Clasificación por grupo de edad
paper-about-ages = cada grupo de edad aparte
paper-name-wall = Cuadro mural
paper-about-wall = las rondas de cada jugador, por número
paper-name-cross = Cuadro cruzado
paper-about-cross = las rondas de cada jugador, por puesto
paper-name-strikes = Hoja de strikes
paper-about-strikes = strikes por grupo, y quién está fuera
paper-name-boards = Actas de tablero de RISK 2210
paper-about-boards = una por tablero, para firmar
paper-name-form = Acta del torneo de RISK 2210
paper-about-form = todos los tableros del torneo, y la clasificación
paper-name-ring = Plano del anillo
paper-about-ring = quién está en qué puesto del anillo
paper-name-calls = Hoja de llamadas
paper-about-calls = las partidas en juego, y líneas para las que se llamen
paper-name-check-in = Lista de asistencia
paper-about-check-in = todos los inscritos, con una casilla para marcar
paper-name-numbers = Números de mesa
paper-about-numbers = un número grande para cada mesa
paper-name-clock = Hoja del reloj de ronda
paper-about-clock = inicio, final y mesas con más tiempo
paper-name-report = Acta final
paper-about-report = clasificación, y todas las mesas de todas las rondas
paper-name-certificates = Diplomas
paper-about-certificates = para los tres primeros, y el mejor de cada grupo de edad

## Why a document cannot be printed

paper-unknown = No existe la hoja «{ $paper }». Hojas de este torneo: { $known }.
paper-other-format = { $name }: no es de este formato. Hojas de este torneo: { $known }.
paper-before-round = { $name }: no tiene contenido hasta que se publique la ronda 1.
paper-before-end = { $name }: esperar a que termine el torneo.
paper-before-result = { $name }: no hay nada que imprimir antes del primer resultado.
paper-nothing = { $name }: ahora no hay nada que imprimir.
paper-table-unknown =
    En la ronda { $round } no existe: { $tables ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }. Pedir mesas de esa ronda.
paper-player-unknown =
    Aquí nadie tiene { $numbers ->
        [one] el número { $numbers }
       *[other] alguno de los números { $numbers }
    }. Quitarlo o corregirlo.
paper-corrected = { $round }, corregida
paper-card-stock = En cartulina solo se pueden imprimir fichas. Elegir letter o a4.
paper-tables-form = Escribir las mesas como 9, 9,11 o 3-8, no { $text }.
paper-made = { $name }: { $papers }.
paper-list-of = Hojas de { $name }:
paper-line = { $key }  { $name }: { $about }
paper-line-posted = { $key }  { $name }: cuando se publique la ronda 1
paper-line-reported = { $key }  { $name }: cuando haya un resultado
paper-line-finished = { $key }  { $name }: cuando termine el torneo
papers-made =
    { $to }: { $papers ->
        [one] { $papers } hoja
       *[other] { $papers } hojas
    } de los torneos, en carta y en A4.

## Heads of columns

sheet-round-short = R{ $number }
sheet-game-short = Juego { $number }
sheet-players = Jugadores
sheet-called = Llamada

## Headings and facts

sheet-go-on = { $heading } (continuación)
sheet-without-table = Sin mesa en esta ronda
sheet-bye =
    bye, { $points ->
        [0.5] { $points } punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
sheet-nobody = Nadie todavía.
sheet-no-games = No hay ninguna partida en juego.
sheet-standings-after = Clasificación después de la ronda { $round }
sheet-age-group = Grupo de edad: { WORD($group, kind: "ages") }
sheet-group = Grupo { $group }
sheet-no-group = En ningún grupo
sheet-are-in = Siguen en juego
sheet-are-out = Fuera
sheet-out-at = Fuera a partir de
sheet-board-of = Ronda { $round }, mesa { $table }
sheet-board-final = Ronda { $round }, mesa { $table }: la final
sheet-venue = Lugar
sheet-date = Fecha
sheet-organizer = Organiza
sheet-sanction = Homologación n.º
sheet-format = Formato
sheet-rounds = Rondas
sheet-tables = Mesas
sheet-seed = Semilla de los sorteos
sheet-outcome = Desenlace
sheet-notes = Notas
sheet-draw = Sorteado con la semilla «{ $seed }», etiqueta «{ $label }», por { $engine }.

## Lines to sign on

sheet-signed-player = Firma de un jugador
sheet-signed-judge = Firma del árbitro
sheet-signed-organizer = Firma de la organización
sheet-signed-date = Fecha

## Round clock sheet

sheet-whole-round = La ronda entera
sheet-planned = Previsto
sheet-really = Como fue
sheet-minutes = Minutos
sheet-started = Empezó a las
sheet-paused = Se detuvo a las
sheet-goes-on = Siguió a las
sheet-ends = Terminó a las
sheet-longer-tables = Mesas con más tiempo
sheet-more-minutes = Minutos de más
sheet-new-end = Nuevo final
sheet-why = Por qué
sheet-initials = Iniciales

## Ring

sheet-games-now = En juego
sheet-games-next = Llamadas siguientes
sheet-ring-place = Puesto
sheet-ring-next = Siguiente en el sentido del reloj
sheet-ring-games = Juega en
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
cross-key-two = G ganada, E empatada, P perdida, con el número del rival · bye con sus puntos · X ganada y F perdida porque alguien no se presentó · I interrumpida, no cuenta para nadie · … en juego · – ausente.
cross-key-colours = b con blancas, n con negras.
cross-key-risk = El puesto en el tablero y, entre paréntesis, la mesa · RET descalificado o retirado · … en juego · – ausente.
cross-key-strikes = Los strikes de la ronda y, entre paréntesis, la mesa · RET retirado · bye · … en juego · – ausente, lo que cuesta los strikes de un último puesto.

## Certificates

cert-title = Diploma
cert-given-to = otorgado a
cert-place =
    Puesto { $place } de { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
cert-age-group = Primer puesto del grupo de edad { WORD($group, kind: "ages") }
cert-points =
    con { $figure ->
        [one] { $figure } punto
       *[other] { $figure } puntos
    }
cert-wins =
    con { $figure ->
        [one] { $figure } victoria
       *[other] { $figure } victorias
    }
cert-strikes =
    con { $figure ->
        [one] { $figure } strike
       *[other] { $figure } strikes
    }
cert-where-when = { $format } · { $venue } · { $date }
cert-where = { $format } · { $venue }
cert-when = { $format } · { $date }
