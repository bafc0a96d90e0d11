### Words about player lists and about what a player's fields can hold; all formats share them

## A row of a list, in front of what is said about it

in-row = Fila { $row }: { $said }

## The list as a whole

list-missing = No existe el archivo «{ $file }». Revisar su nombre y su carpeta.
list-not-a-file = «{ $file }» no es un archivo. Elegir la lista misma, no una carpeta.
list-not-readable = No se pudo abrir «{ $file }». Cerrarlo en otros programas, o copiarlo a otra carpeta, y repetir.
list-too-big = Este archivo ocupa más de { $most } MB, demasiado para una lista de jugadores. Elegir la lista misma, o guardar solo sus jugadores como CSV.
list-too-long = Esta lista tiene más de { GROUPED($most) } filas. Guardar como CSV solo los jugadores de este torneo.
list-too-many-lines = Este archivo tiene más de { GROUPED($most) } líneas, demasiadas para una lista de jugadores. Quitar las filas vacías, o guardar como CSV solo los jugadores de este torneo.
list-too-wide = La fila { $row } es mucho más larga de lo que puede ser la de un jugador. Elegir la lista misma, o guardar solo sus jugadores como CSV.
list-is-workbook = Esto es un libro de cálculo (Excel, LibreOffice, Numbers) o un archivo comprimido, termine como termine su nombre. Abrirlo allí y guardarlo como CSV.
list-is-pdf = Esto es un PDF, no una lista. Pedir la lista como CSV, o escribir los jugadores.
list-not-text = Este archivo no es texto sin formato, así que no se puede leer una lista de él. Guardar la lista como CSV.
list-encoding-unknown = No se distinguen las letras con acentos de esta lista. Guardarla como «CSV UTF-8» y repetir.
list-empty = Este archivo está vacío. Elegir la lista con los jugadores.
list-header-only = Esta lista tiene encabezados, pero ningún jugador debajo.
list-no-name-column = Ninguna columna de esta lista se reconoce como el nombre; su primera fila es { WORD($headings, kind: "heading") }. Llamar «Nombre» a la columna con los nombres.
list-columns-twice = Hay más de una columna para el dato «{ WORD($field) }»: { WORD($headings, kind: "heading") }. Dejar una de ellas, o dar otro encabezado a las demás.

## Warnings about how the list was read

list-encoding = La lista se leyó como { $encoding }. Mirar los nombres con acentos antes de aceptarla.
list-without-headings = No se encontraron encabezados, así que esta fila cuenta como jugador y la columna { $name } como el nombre. Si no es así, poner encabezados sobre la lista: Nombre, Rating, Edad, ID, Club, Nota.
list-without-headings-rated = No se encontraron encabezados, así que esta fila cuenta como jugador, la columna { $name } como el nombre y la columna { $rating } como el rating. Si no es así, poner encabezados sobre la lista: Nombre, Rating, Edad, ID, Club, Nota.
list-comma-in-names = Cada línea se leyó como un solo nombre, con la coma incluida, como en «García, Ana».
columns-not-read = Sin leer: { WORD($headings, kind: "heading") }.
titles-left-out = Lo que hay sobre los encabezados, hasta la fila { $last }, se dejó fuera.
headings-again = Aquí vuelven a aparecer los encabezados; esta fila se dejó fuera.
saved-twice =
    «{ $found }» parece «{ $meant }» mal guardado ({ $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    } así). Guardar la lista otra vez como «CSV UTF-8», o corregir los nombres después de aceptarla.

## Rows that cannot be taken apart

quote-not-closed = Aquí se abren comillas que no se cierran, así que no se pudo leer nada desde aquí hasta la fila { $last }. Cerrarlas o quitarlas.
quote-inside = Las comillas desde aquí hasta la fila { $last } no concuerdan. Quitarlas, o poner entre comillas la celda entera y escribir "" por cada una que haya dentro.
rows-in-a-cell = Unas comillas juntan todo desde aquí hasta la fila { $last } como si fuera un solo jugador. Quitar la comilla que sobra.
cell-too-long = Entre aquí y la fila { $last } hay una celda con más de { GROUPED($most) } caracteres. Acortarla; si ninguna parece tan larga, es que quedaron unas comillas abiertas.
too-many-cells =
    Esta fila tiene { $cells ->
        [one] { $cells } celda
       *[other] { $cells } celdas
    }, y la lista { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }; para «{ $value }» no hay columna. Poner entre comillas la celda que contiene el separador.

## Fields

name-missing = Falta el nombre. Escribir el nombre del jugador.
name-without-letters = El nombre «{ $value }» no tiene letras ni cifras. Escribir el nombre del jugador.
not-text = Dato «{ WORD($field) }»: tiene que ser texto, no { $value }.
too-long = Dato «{ WORD($field) }»: tiene { GROUPED($length) } caracteres; caben { GROUPED($most) } como máximo. Acortarlo.
control-character = Dato «{ WORD($field) }»: «{ $value }» contiene un salto de línea o un carácter de control. Escribirlo en una sola línea.
half-character = Dato «{ WORD($field) }»: «{ $value }» contiene medio carácter. Escribirlo otra vez.
house-yes-or-no = Un jugador de la casa es true o false, no { $value }.
not-whole = Dato «{ WORD($field) }»: «{ $value }» no es un número entero. Escribirlo de 0 a { $most } con las cifras del 0 al 9, o dejarlo vacío.
rating-out-of-range = El rating no puede ser { $value }. Escribir un número de 0 a { $most }, o dejarlo vacío.
age-out-of-range = La edad no puede ser { $value }. Escribir la edad en años, de 0 a { $most }; en una lista, los años de nacimiento van en una columna «Año de nacimiento».
birth-unclear = No se entiende la fecha de nacimiento «{ $value }». Escribir el año con cuatro cifras, como en 2011 o 2011-05-30.
birth-in-future = La fecha de nacimiento «{ $value }» aún no ha llegado. Escribir cuándo nació el jugador.
birth-too-long-ago = La fecha de nacimiento «{ $value }» es de hace más de { $most } años. Escribir cuándo nació el jugador.
member-id-twice = El número de socio { $value } ya está en la fila { $first }. Dar a cada jugador el suyo, o dejarlo vacío.

## Warnings about a player

row-over-lines = { $name } ocupa las líneas hasta la { $last }, unidas por comillas.
character-lost = { $name }: no se pudo leer un carácter, que aparece como «�». Corregirlo.
hidden-removed = Del nombre { $name } se quitaron caracteres que no se ven.
name-is-bye = A un jugador llamado { $name } se le empareja como a cualquier otro. Los byes se dan solos; retirarlo si no es una persona.
name-twice = { $name } ya está en la fila { $first }. Si son dos personas, distinguirlas; si no, retirar a una.
names-look-alike = { $name } se parece a { $other }, en la fila { $first }. Mirar si es la misma persona.
