"""Words about player lists and about what a player's fields can hold; all formats share them."""

LISTS = {
    # A row of a list, in front of what is said about it
    "in_row": "Fila {row}: {said}",
    # The list as a whole
    "list_missing": "No existe el archivo «{file}». Revisar su nombre y su carpeta.",
    "list_not_a_file": "«{file}» no es un archivo. Elegir la lista misma, no una carpeta.",
    "list_not_readable": (
        "No se pudo abrir «{file}». Cerrarlo en otros programas, o copiarlo a otra carpeta, y "
        "repetir."
    ),
    "list_too_big": (
        "Este archivo ocupa más de {most} MB, demasiado para una lista de jugadores. Elegir la "
        "lista misma, o guardar solo sus jugadores como CSV."
    ),
    "list_too_long": (
        "Esta lista tiene más de {most:grouped} filas. Guardar como CSV solo los jugadores de este "
        "torneo."
    ),
    "list_too_many_lines": (
        "Este archivo tiene más de {most:grouped} líneas, demasiadas para una lista de jugadores. "
        "Quitar las filas vacías, o guardar como CSV solo los jugadores de este torneo."
    ),
    "list_too_wide": (
        "La fila {row} es mucho más larga de lo que puede ser la de un jugador. Elegir la lista "
        "misma, o guardar solo sus jugadores como CSV."
    ),
    "list_is_workbook": (
        "Esto es un libro de cálculo (Excel, LibreOffice, Numbers) o un archivo comprimido, "
        "termine como termine su nombre. Abrirlo allí y guardarlo como CSV."
    ),
    "list_is_pdf": (
        "Esto es un PDF, no una lista. Pedir la lista como CSV, o escribir los jugadores."
    ),
    "list_not_text": (
        "Este archivo no es texto sin formato, así que no se puede leer una lista de él. Guardar "
        "la lista como CSV."
    ),
    "list_encoding_unknown": (
        "No se distinguen las letras con acentos de esta lista. Guardarla como «CSV UTF-8» y "
        "repetir."
    ),
    "list_empty": "Este archivo está vacío. Elegir la lista con los jugadores.",
    "list_header_only": "Esta lista tiene encabezados, pero ningún jugador debajo.",
    "list_no_name_column": (
        "Ninguna columna de esta lista se reconoce como el nombre; su primera fila es "
        "{headings:heading}. Llamar «Nombre» a la columna con los nombres."
    ),
    "list_columns_twice": (
        "Hay más de una columna para el dato «{field:word}»: {headings:heading}. Dejar una de "
        "ellas, o dar otro encabezado a las demás."
    ),
    # Warnings about how the list was read
    "list_encoding": (
        "La lista se leyó como {encoding}. Mirar los nombres con acentos antes de aceptarla."
    ),
    "list_without_headings": (
        "No se encontraron encabezados, así que esta fila cuenta como jugador y la columna {name} "
        "como el nombre. Si no es así, poner encabezados sobre la lista: Nombre, Rating, Edad, ID, "
        "Club, Nota."
    ),
    "list_without_headings_rated": (
        "No se encontraron encabezados, así que esta fila cuenta como jugador, la columna {name} "
        "como el nombre y la columna {rating} como el rating. Si no es así, poner encabezados "
        "sobre la lista: Nombre, Rating, Edad, ID, Club, Nota."
    ),
    "list_comma_in_names": (
        "Cada línea se leyó como un solo nombre, con la coma incluida, como en «García, Ana»."
    ),
    "columns_not_read": "Sin leer: {headings:heading}.",
    "titles_left_out": "Lo que hay sobre los encabezados, hasta la fila {last}, se dejó fuera.",
    "headings_again": "Aquí vuelven a aparecer los encabezados; esta fila se dejó fuera.",
    "saved_twice": (
        "«{found}» parece «{meant}» mal guardado ({rows:fila|filas} así). Guardar la lista otra "
        "vez como «CSV UTF-8», o corregir los nombres después de aceptarla."
    ),
    # Rows that cannot be taken apart
    "quote_not_closed": (
        "Aquí se abren comillas que no se cierran, así que no se pudo leer nada desde aquí hasta "
        "la fila {last}. Cerrarlas o quitarlas."
    ),
    "quote_inside": (
        "Las comillas desde aquí hasta la fila {last} no concuerdan. Quitarlas, o poner entre "
        'comillas la celda entera y escribir "" por cada una que haya dentro.'
    ),
    "rows_in_a_cell": (
        "Unas comillas juntan todo desde aquí hasta la fila {last} como si fuera un solo jugador. "
        "Quitar la comilla que sobra."
    ),
    "cell_too_long": (
        "Entre aquí y la fila {last} hay una celda con más de {most:grouped} caracteres. "
        "Acortarla; si ninguna parece tan larga, es que quedaron unas comillas abiertas."
    ),
    "too_many_cells": (
        "Esta fila tiene {cells:celda|celdas}, y la lista {columns:columna|columnas}; para "
        "«{value}» no hay columna. Poner entre comillas la celda que contiene el separador."
    ),
    # Fields
    "name_missing": "Falta el nombre. Escribir el nombre del jugador.",
    "name_without_letters": (
        "El nombre «{value}» no tiene letras ni cifras. Escribir el nombre del jugador."
    ),
    "not_text": "Dato «{field:word}»: tiene que ser texto, no {value}.",
    "too_long": (
        "Dato «{field:word}»: tiene {length:grouped} caracteres; caben {most:grouped} como máximo. "
        "Acortarlo."
    ),
    "control_character": (
        "Dato «{field:word}»: «{value}» contiene un salto de línea o un carácter de control. "
        "Escribirlo en una sola línea."
    ),
    "half_character": (
        "Dato «{field:word}»: «{value}» contiene medio carácter. Escribirlo otra vez."
    ),
    "house_yes_or_no": "Un jugador de la casa es true o false, no {value}.",
    "not_whole": (
        "Dato «{field:word}»: «{value}» no es un número entero. Escribirlo de 0 a {most} con las "
        "cifras del 0 al 9, o dejarlo vacío."
    ),
    "rating_out_of_range": (
        "El rating no puede ser {value}. Escribir un número de 0 a {most}, o dejarlo vacío."
    ),
    "age_out_of_range": (
        "La edad no puede ser {value}. Escribir la edad en años, de 0 a {most}; en una lista, los "
        "años de nacimiento van en una columna «Año de nacimiento»."
    ),
    "birth_unclear": (
        "No se entiende la fecha de nacimiento «{value}». Escribir el año con cuatro cifras, como "
        "en 2011 o 2011-05-30."
    ),
    "birth_in_future": (
        "La fecha de nacimiento «{value}» aún no ha llegado. Escribir cuándo nació el jugador."
    ),
    "birth_too_long_ago": (
        "La fecha de nacimiento «{value}» es de hace más de {most} años. Escribir cuándo nació el "
        "jugador."
    ),
    "member_id_twice": (
        "El número de socio {value} ya está en la fila {first}. Dar a cada jugador el suyo, o "
        "dejarlo vacío."
    ),
    # Warnings about a player
    "row_over_lines": "{name} ocupa las líneas hasta la {last}, unidas por comillas.",
    "character_lost": "{name}: no se pudo leer un carácter, que aparece como «\ufffd». Corregirlo.",
    "hidden_removed": "Del nombre {name} se quitaron caracteres que no se ven.",
    "name_is_bye": (
        "A un jugador llamado {name} se le empareja como a cualquier otro. Los byes se dan solos; "
        "retirarlo si no es una persona."
    ),
    "name_twice": (
        "{name} ya está en la fila {first}. Si son dos personas, distinguirlas; si no, retirar a "
        "una."
    ),
    "names_look_alike": (
        "{name} se parece a {other}, en la fila {first}. Mirar si es la misma persona."
    ),
}
