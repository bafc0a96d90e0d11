### Commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = No hay idioma «{ $language }». Idiomas: { $known }.
language-key-name = { $key } ({ $name })
usage-program = Dirige torneos. Sin orden, abre la ventana.
usage-batch = Lee una orden JSON por línea de la entrada estándar y responde a cada una en la salida estándar.
usage-show = Muestra un torneo como texto, o todo su estado como JSON.
usage-check = Comprueba que un archivo de torneo está íntegro.
usage-verify = Empareja de nuevo cada ronda publicada y enumera las diferencias.
usage-attest = Comprueba si una hoja impresa es del historial de un torneo.
usage-revision = el número de rev. al pie de la hoja
usage-digest = el código de control al pie de la hoja; espacios y guiones son opcionales
usage-history = Enumera cada cambio con su hora; los deshechos van marcados.
usage-branch = Restaura un torneo hasta un cambio en un archivo nuevo; el original no cambia.
usage-day = Crear, mostrar o comprobar una jornada con varias secciones.
usage-day-file = el archivo de la jornada
usage-day-sections = crear una jornada nueva con estos archivos de torneo
usage-day-add = añadir archivos de torneo a la jornada
usage-day-remove = quitar archivos de torneo de la jornada; los archivos se conservan
usage-day-number-tables = dar a las secciones números de mesa consecutivos, desde N (por defecto: 1)
usage-day-move = cambiar a un jugador: el archivo de una sección, su número allí y el archivo de la nueva sección
usage-day-finish = terminar un cambio de sección interrumpido
usage-file-or-day = el archivo del torneo (NAME.tourney) o una jornada con varias secciones (NAME.tourneyday)
usage-print = Imprime documentos de un torneo en un PDF, o enumera los disponibles.
usage-documents = los documentos, como packet, standings o cards (ninguno: enumerarlos)
usage-list = solo enumera los nombres de los documentos disponibles ahora, uno por línea
usage-list-alone = --list va sin documentos
usage-print-round = la ronda (si falta, la actual)
usage-paper = el tamaño de papel: letter o a4; para las fichas también card (3 × 5 pulgadas), 4x6 o a6
usage-tables = solo estas mesas, como 9,11 o 3-8
usage-players-of-papers = solo las fichas e identificaciones de estos jugadores, como 9,11 o 3-8
usage-up = cuántos por hoja, lo mismo que --option up=N
usage-option = una opción de un documento, como up=6 («print ARCHIVO» las enumera); varios valores, con comas: columns=points,rating
usage-pdf = el PDF que se escribe (si falta, junto al torneo; - lo escribe en la salida estándar)
usage-export = Escribir un torneo para otro programa o enumerar lo que falta para ello.
usage-export-files = el torneo; con uschess, un archivo por sección o una jornada (NAME.tourneyday)
usage-export-to = el tipo: uschess, trf, tdf, csv, xlsx, json, sqlite, html, pgn o package
usage-export-version = la versión del archivo: 16 o 26 con trf
usage-export-check = solo enumerar lo que falta, sin escribir nada
usage-export-paper = el tamaño de papel de un paquete: letter o a4
usage-export-output = el archivo que se escribe, o la carpeta con uschess, csv, html y package (con package, también un archivo .zip)
usage-simulate = Crea un torneo con jugadores y resultados inventados.
usage-recover = Recupera lo legible de un torneo dañado en un archivo nuevo; el dañado no cambia.
usage-members = Cargar la lista de socios de una federación, que se busca sin internet al inscribir, o decir cuál está cargada.
usage-list-file = la lista: CSV, texto, XLSX, ODS o dBASE (ninguna: decir cuál está cargada)
members-none = No hay ninguna lista de socios cargada.
members-list =
    Lista de socios: { $source }, { $count ->
        [one] { $count } socio
       *[other] { $count } socios
    }, cargada el { $day }.
usage-import = Rehace un torneo con los códigos de sus fichas, escritos o escaneados.
usage-codes = escaneos (PNG, JPEG, PDF) o textos con un código por línea; - lee un escáner; o un archivo .trf o .tdf de otro programa
usage-rebuilt-name = el nombre del torneo, si se perdió la portada
usage-demo = Juega un torneo de ejemplo de cada formato, de principio a fin.
usage-file = el archivo del torneo (NAME.tourney)
usage-serve = Comparte un torneo con otros puestos hasta que se interrumpe.
usage-serve-host = la dirección de esta computadora para los demás; si falta, se averigua
usage-serve-port = el puerto ({ $default } si falta)
usage-serve-desk = el nombre de este puesto en el historial
usage-serve-data = la carpeta de datos del servidor
usage-serve-server = un servidor PostgreSQL existente, como postgresql://user@host
usage-join = Se une en la ventana al torneo de otro puesto.
usage-join-address = la dirección que muestra el otro puesto; si falta, se pregunta
usage-join-code = el código del papel de este puesto; si falta, se pregunta
usage-file-or-address = el archivo del torneo (NAME.tourney) o la dirección de un torneo compartido (postgresql://…)
usage-json = el estado como JSON
usage-format = la clave del formato, como { $example }
usage-players = el número de jugadores
usage-rounds = el número de rondas por jugar ({ $calling }: resultados); la siguiente queda lista para emparejar
usage-count = escriba un número entero de 0 o más, no { $given }
usage-port = escriba un puerto del 1 al 65535, o 0 para uno libre, no { $given }
usage-set = un ajuste del formato, como elimination_level=47 (se puede repetir)
usage-seed = la semilla del sorteo: la misma semilla da el mismo torneo
usage-step = el número del cambio, como en «history»
usage-output = el archivo de torneo que se crea
usage-folder = la carpeta en la que se escribe (si falta, { $default })
usage-version = muestra la versión
program-versions = TourneyDesk { $version } (Python { $python }, Qt { $qt })
usage-language = el idioma de los mensajes, como de (si falta, en)
usage-print-language = el idioma de los documentos (si falta, el del programa)
usage-logo = una imagen (PNG, JPEG) para la cabecera de los documentos
usage-footer = una línea para el pie de los documentos

# In English these are argparse's own, so that they are found: leave %s, %r and %(…)s as they are
arguments-usage = uso:{ " " }
arguments-commands = datos
arguments-options = opciones
arguments-help = muestra esta ayuda y termina
arguments-error = %(prog)s: %(message)s{ "\u000A" }
arguments-argument = %(argument_name)s: %(message)s
arguments-required = falta: %s
arguments-unrecognized = desconocido: %s
arguments-one = falta un dato
arguments-at-least-one = falta al menos un dato
arguments-explicit = no lleva ningún dato, tampoco %r
arguments-choice = no existe %(value)r (se puede elegir: %(choices)s)
arguments-value = %(value)r no vale (hace falta: %(type)s)
arguments-ambiguous = %(option)s puede ser %(matches)s
