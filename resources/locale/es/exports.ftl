### Exportaciones: torneos como archivos de otros programas

export-unknown = No se puede exportar a «{ $kind }». Elija entre: { $known }.
export-other-format = { $event } no se puede exportar a { $kind }. Sus exportaciones: { $known }.
export-one-event = A { $kind } se exporta un torneo cada vez; solo uschess admite varios como secciones.
export-version = { $kind } no tiene la versión «{ $version }». Elija entre: { $known }.
export-no-versions = { $kind } tiene una sola versión; omita --version.
export-where = Indique dónde escribirlo: añada -o RUTA.
export-complete = No falta nada para { $kind }.
export-made = { $name } escrito.
export-detail-missing = { $event }: falta { WORD($detail, kind: "detail") }.
export-not-a-date = { $event }: { WORD($detail, kind: "detail") } no es una fecha.
export-too-many-sections = Un informe tiene como máximo { $most } secciones.
export-no-member-id = { $event }: { $player } no tiene número de socio.
export-wrong-member-id = { $event }: { $player } necesita un número de socio de 8 cifras, no { $id }.
export-no-rounds = { $event }: no se ha jugado ninguna ronda.
export-open-items =
    { $event }: { $count ->
        [one] queda { $count } dato pendiente
       *[other] quedan { $count } datos pendientes
    } del torneo reconstruido.
export-result-missing =
    { $event }: en la ronda { $round } falta el resultado { $tables ->
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
