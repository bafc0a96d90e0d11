### Exportaciones: torneos como archivos de otros programas

export-unknown = No se puede exportar a «{ $kind }». Elija entre: { $known }.
export-other-format = { $event } no se puede exportar a { $kind }. Sus exportaciones: { $known }.
export-one-event = A { $kind } se exporta un torneo cada vez; solo uschess admite varios como secciones.
export-version = { $kind } no tiene la versión «{ $version }». Elija entre: { $known }.
export-no-versions = { $kind } tiene una sola versión; omita --version.
export-where = Indique dónde escribirlo: añada -o RUTA.
export-complete = No falta nada para { $kind }.
export-made = { $name } escrito.
export-detail-missing = Falta { WORD($detail, kind: "detail") }.
export-not-a-date = { WORD($detail, kind: "detail") } no es una fecha.
export-of-event = { $event }: { $problem }
export-too-many-sections = Un informe tiene como máximo { $most } secciones.
export-no-member-id = { $player } no tiene número de socio.
export-wrong-member-id = { $player } necesita un número de socio de 8 cifras, no { $id }.
export-no-age = { $player } no tiene edad.
export-double-forfeit = En la ronda { $round } nadie acudió a la mesa { $table }; un archivo TDF no puede indicarlo.
export-no-rounds = No se ha jugado ninguna ronda.
export-open-items =
    { $count ->
        [one] Queda { $count } dato pendiente
       *[other] Quedan { $count } datos pendientes
    } del torneo reconstruido.
export-result-missing =
    En la ronda { $round } falta el resultado { $tables ->
        [one] del tablero { $tables }
       *[other] de los tableros { $tables }
    }.
export-is-folder = { $name } es una carpeta. Escriba el nombre de un archivo.
export-is-file = { $name } es un archivo. Escriba el nombre de una carpeta.
export-would-replace = { $name } es otro tipo de archivo y no se reemplaza. Elija otro nombre.
export-folder-of-others = { $name } contiene otros archivos, como { $other }. Elija una carpeta nueva o vacía.

## HTML pages

html-standings = Clasificación
html-crosstable = Cuadro de resultados
html-number = N.º { $number }
html-rating = Puntuación { $rating }
html-place = Puesto { $place }

## Importar un informe de torneo

report-no-players = El archivo no tiene jugadores.
report-too-many-players = El archivo tiene más de { $most } jugadores.
report-too-large = El archivo pesa más de { $most } MB; un informe de torneo es mucho menor.
trf-no-rank = Línea { $line }: el número inicial de las columnas 5 a 8 no es un número.
trf-too-many-rounds = Línea { $line }: hay más de { $most } rondas.
trf-cell = Línea { $line }, ronda { $round }: «{ $text }» no es un rival con color y resultado.
report-number-twice = Dos jugadores tienen el número { $rank }.
report-no-opponent = Ronda { $round }: { $name } juega con { $rank }, pero no existe ese jugador.
report-one-sided = Ronda { $round }: { $name } juega con { $other }, pero { $other } no juega con { $name }.
report-two-results = Ronda { $round }: los resultados de { $name } y { $other } se contradicen.
report-same-color = Ronda { $round }: { $name } y { $other } tienen el mismo color.
report-scoring = Una victoria vale { $win } y unas tablas { $draw }; aquí ningún formato puntúa así.
report-nameless = Jugador { $rank }
report-note = Importado de un informe de torneo: { $players } jugadores, { $rounds } rondas. No incluía números de mesa.
tdf-not-one = No es un archivo de Tournament Operations Manager.
tdf-not-xml = El archivo está dañado: la línea { $line } no es XML.
tdf-doctype = El archivo tiene un tipo de documento, que Tournament Operations Manager nunca escribe. No se ha leído.
tdf-round = «{ $round }» no es un número de ronda.
tdf-twice = Ronda { $round }: quien tiene el número { $user } está en dos mesas.
tdf-unknown-player = Ronda { $round }: nadie tiene el número { $user }.
tdf-match = Ronda { $round }: una partida tiene el resultado desconocido «{ $outcome }».

## Exportar desde la ventana

export-menu = &Exportar…
export-tip = Informes de rating, hojas de cálculo y páginas web de este torneo
export-title = Exportar
export-to = Exportar a
export-version-label = Versión
export-version-16 = TRF16
export-version-26 = TRF26
export-button = Exportar…
export-writing = Escribiendo…
export-written = { $name } exportado.
export-why-not = Añada primero lo que falta.
export-complete-here = No falta nada.
export-more-missing =
    { $count ->
        [one] Y { $count } más.
       *[other] Y { $count } más.
    }
export-choose-file = Exportar como
export-choose-folder = Elija dónde crear la carpeta
export-rating-none = Sin elegir
export-rating-r = Regular
export-rating-q = Rápido
export-rating-b = Blitz
export-rating-d = Doble (regular y rápido)
export-name-uschess = Informe de rating de US Chess
export-name-trf = Informe de torneo de la FIDE (TRF)
export-name-tdf = Tournament Operations Manager (TDF)
export-name-xlsx = Libro de Excel
export-name-csv = Archivos CSV
export-name-html = Páginas web
export-name-json = JSON
export-name-sqlite = Base de datos SQLite
export-name-pgn = PGN
export-name-package = Paquete completo
export-about-uschess = Los tres archivos de un informe de rating, versión 2C, en una carpeta. Todos necesitan un número de socio de 8 cifras, y cada partida un resultado.
export-about-trf = Jugadores, resultados, colores y descansos para la FIDE y otros programas de emparejamiento.
export-about-tdf = El torneo para el programa de torneos de Pokémon. Todos necesitan un número de jugador y una edad.
export-about-xlsx = Jugadores, emparejamientos, resultados, clasificación y cuadro de resultados como hojas de un archivo.
export-about-csv = Jugadores, emparejamientos, resultados, clasificación y cuadro de resultados, cada uno en un archivo.
export-about-html = Clasificación, rondas, cuadro de resultados y una página por jugador, para cualquier servidor web o memoria USB.
export-about-json = Todo el estado del torneo para programas.
export-about-sqlite = Jugadores, emparejamientos, resultados, clasificación y cuadro de resultados como tablas de una base de datos.
export-about-pgn = Los encabezados de cada partida jugada, listos para las jugadas.
export-about-package = Archivo del torneo, documentos y todas las demás exportaciones en una carpeta, para guardarla o entregarla. Los documentos van en el idioma de la ventana. El archivo del torneo contiene los correos electrónicos de los jugadores, si se han introducido.
package-event-file = Archivo del torneo: { $file } · estado { $revision } · código { $digest }
package-files = Archivos:
package-left-out = No incluido: { $kind }
