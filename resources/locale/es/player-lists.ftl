### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Fila { $row }: { $said }

## The list as a whole

list-missing = No se encontró «{ $file }». Compruebe su nombre y su carpeta.
list-not-a-file = «{ $file }» es una carpeta. Elija la lista misma.
list-not-readable = No se puede abrir «{ $file }». Ciérrelo en otros programas, o cópielo a otra carpeta, e inténtelo otra vez.
list-too-big = El archivo ocupa más de { $most } MB. Guarde como CSV solo los jugadores de este torneo.
list-too-long = La lista tiene más de { GROUPED($most) } filas. Guarde como CSV solo los jugadores de este torneo.
list-too-many-lines = El archivo tiene más de { GROUPED($most) } líneas. Quite las filas vacías, o guarde como CSV solo los jugadores de este torneo.
list-too-wide = La fila { $row } es demasiado larga para un jugador. Guarde como CSV solo los jugadores de este torneo.
list-is-workbook = Es un archivo comprimido o una hoja de cálculo dañada. Elija otro o guarde la lista como CSV.
list-locked = La hoja de cálculo está protegida con contraseña. Guárdela sin ella.
list-first-sheet =
    { $others ->
        [one] El archivo tiene { $others } hoja más; solo se ha leído «{ $sheet }».
       *[other] El archivo tiene { $others } hojas más; solo se ha leído «{ $sheet }».
    }
list-is-pdf = El archivo es un PDF. Pida la lista como CSV, o escriba los jugadores.
list-not-text = El archivo no es de texto. Guarde la lista como CSV e inténtelo otra vez.
list-encoding-unknown = No se pueden leer las letras con acentos. Guarde la lista como «CSV UTF-8» e inténtelo otra vez.
list-empty = El archivo está vacío. Elija otra lista.
list-header-only = La lista tiene encabezados, pero ningún jugador.
list-dbase-damaged = Este archivo dBASE está dañado: su cabecera no tiene sentido. Exporte la lista de nuevo.
list-tdf-damaged = Este archivo de torneo está dañado. Expórtelo de nuevo.
list-cut-off = El archivo está cortado: hay { $rows } de { $expected } filas.
list-no-name-column = ¿Qué columna tiene los nombres? Se encontraron: { WORD($headings, kind: "heading") }. Llame «Nombre» a esa columna en la lista.
list-columns-twice = Varias columnas parecen ser «{ WORD($field) }»: { WORD($headings, kind: "heading") }. Cambie el nombre de una en la lista.

## Warnings about how the list was read

list-encoding = Leída como { $encoding }. Compruebe los nombres con acentos.
list-without-headings = Sin encabezados. La columna { $name } se toma como nombre. Si no es así, añada encabezados: Nombre, Rating, Edad, ID, Club, Nota.
list-without-headings-rated = Sin encabezados. La columna { $name } se toma como nombre y la columna { $rating } como rating. Si no es así, añada encabezados: Nombre, Rating, Edad, ID, Club, Nota.
list-without-headings-aged = Sin encabezados. La columna { $name } se toma como nombre y la columna { $age } como edad. Si no es así, añada encabezados: Nombre, Rating, Edad, ID, Club, Nota.
list-without-headings-rated-aged = Sin encabezados. La columna { $name } se toma como nombre, la columna { $rating } como rating y la columna { $age } como edad. Si no es así, añada encabezados: Nombre, Rating, Edad, ID, Club, Nota.
list-comma-in-names = Cada línea se leyó como un nombre, con su coma, p. ej. «García, Ana».
columns-not-read = Columnas omitidas: { WORD($headings, kind: "heading") }.
titles-left-out =
    { $last ->
        [1] Se omite la fila encima de los encabezados.
       *[other] Se omiten las filas 1 a { $last }, encima de los encabezados.
    }
headings-again = Aquí se repiten los encabezados; se omite esta fila.
saved-twice =
    Acentos dañados: «{ $found }» es probablemente «{ $meant }» ({ $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }). Guarde la lista como «CSV UTF-8», o corrija los nombres tras importarla.

## Rows that cannot be split into cells

quote-not-closed = Unas comillas no se cierran. No se puede leer nada desde aquí hasta la fila { $last }.
quote-inside = Las comillas hasta la fila { $last } no concuerdan. Quítelas, o ponga toda la celda entre comillas y duplique las de dentro ("").
rows-in-a-cell = Unas comillas convierten todo hasta la fila { $last } en un solo jugador. Quite la comilla que sobra.
cell-too-long = Una celda hasta la fila { $last } tiene más de { GROUPED($most) } caracteres. Acórtela; si ninguna parece tan larga, unas comillas quedaron abiertas.
too-many-cells =
    Demasiadas celdas ({ $cells } para { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }): «{ $value }». Ponga entre comillas el texto que contiene una coma.

## Fields

name-missing = Sin nombre. Escriba el nombre del jugador.
name-without-letters = El nombre «{ $value }» no tiene letras ni cifras. Escriba el nombre del jugador.
family-not-in-name = «{ $value }» no forma parte del nombre «{ $name }». Escriba los apellidos tal como aparecen en el nombre.
not-text = El dato «{ WORD($field) }» { $value } no es texto.
too-long = El dato «{ WORD($field) }» es demasiado largo ({ GROUPED($length) } de { GROUPED($most) } caracteres).
control-character = El dato «{ WORD($field) }» «{ $value }» contiene un salto de línea o un carácter de control. Escríbalo en una línea.
half-character = El dato «{ WORD($field) }» «{ $value }» contiene medio carácter. Escríbalo otra vez.
house-yes-or-no = «Jugador de la casa» es true o false, no { $value }.
not-whole = El dato «{ WORD($field) }» «{ $value }» no es un número entero. Use de 0 a { $most }, o déjelo vacío.
rating-out-of-range = El rating debe ser 0–{ $most }, no { $value }. Déjelo vacío si no hay rating.
age-out-of-range = La edad debe ser 0–{ $most }, no { $value }. Para años de nacimiento, llame a la columna «Año de nacimiento».
birth-unclear = La fecha de nacimiento «{ $value }» no está clara. Use 2011 o 2011-05-30.
birth-in-future = La fecha de nacimiento «{ $value }» es futura.
birth-too-long-ago = La fecha de nacimiento «{ $value }» es de hace más de { $most } años.
expiry-unclear = El fin de la membresía «{ $value }» no está claro. Use 2026-11-30.
games-out-of-range = Un rating provisional tiene de 1 a { $most } partidas, no { $value }.
games-without-rating = Las partidas de un rating provisional necesitan el dato «{ WORD($field) }». Escríbalo u omita las partidas.
member-id-twice = El mismo número de socio que la fila { $first }: { $value }. Cambie uno, o déjelo vacío.

## Warnings about a player

row-over-lines = { $name } ocupa varias líneas, hasta la { $last }, por unas comillas.
character-lost = No se pudo leer una letra de «{ $name }». Corríjala.
hidden-removed = Se quitaron caracteres invisibles de «{ $name }».
age-unlike-birth = { $name }: la edad «{ $value }» no corresponde a la fecha de nacimiento, que da { $age }. Cuenta la fecha de nacimiento.
name-is-bye = «{ $name }» se importa como jugador. Los byes son automáticos; quite esta fila si no es una persona.
rating-in-name = «{ $name }» se lee entero como nombre, sin rating. Si el número es el rating, ponga una coma delante.
name-twice = { $name } también está en la fila { $first }. Si es la misma persona, omita una fila; si no, distinga los nombres.
names-look-alike = { $name } puede ser { $other } (fila { $first }). Compruebe si es la misma persona.
