### Words of the commands: what can be written behind “tourneydesk”, and what argparse says of it

language-unknown = No hay ningún idioma «{ $language }». Idiomas: { $known }.
usage-program = Dirige torneos. Sin orden, abre la ventana.
usage-batch = Lee órdenes de la entrada estándar, una por línea en JSON, y responde a cada una en la salida estándar.
usage-show = Muestra un torneo como texto, o todo su estado como JSON.
usage-check = Comprueba que un archivo de torneo está sano y cuenta una sola historia.
usage-verify = Empareja de nuevo cada ronda publicada y nombra cada diferencia.
usage-attest = Dice si un papel impreso pertenece a la historia de un torneo.
usage-revision = la revisión al pie del papel
usage-digest = la huella al pie del papel; los espacios y guiones pueden faltar
usage-history = Lista cada paso con su hora; los deshechos van marcados.
usage-branch = Hace un archivo nuevo de un torneo tal como era tras un paso; el torneo mismo queda igual.
usage-print = Imprime papeles de un torneo en un solo PDF, o lista los que hay.
usage-documents = qué papeles, como packet, standings o cards (ninguno: los lista)
usage-list = solo lista los nombres de los papeles que se pueden imprimir ahora, uno por línea
usage-list-alone = --list va sin papeles
usage-print-round = la ronda (si falta, la actual)
usage-paper = el papel: letter, a4 o card (3 por 5 pulgadas, solo fichas)
usage-tables = solo estas mesas, como 9,11 o 3-8
usage-up = por hoja: 3 o 4 fichas; 1, 2 o 4 números de mesa
usage-pdf = el PDF que se escribe (si falta, junto al torneo; - lo escribe en la salida estándar)
usage-simulate = Hace un torneo con jugadores y resultados inventados.
usage-recover = Hace un archivo nuevo con lo que se puede recuperar de uno dañado, que queda como está.
usage-import = Hace de nuevo un torneo con los códigos de sus fichas, tecleados o escaneados.
usage-codes = escaneos (PNG, JPEG, PDF) o textos con un código por línea; - para lo que teclea un lector
usage-rebuilt-name = el nombre del torneo, si se perdió la portada que lo dice
usage-demo = Juega un torneo de ejemplo de cada formato, de principio a fin.
usage-file = el archivo del torneo (NAME.tourney)
usage-json = el estado como JSON
usage-format = la clave del formato, como { $example }
usage-players = cuántos jugadores
usage-rounds = juega solo tantas rondas ({ $calling }: resultados) y para cuando la siguiente se puede emparejar
usage-count = hace falta un número entero desde 0, no { $given }
usage-set = un ajuste del formato, como elimination_level=47 (se puede repetir)
usage-seed = la semilla de todos los sorteos: la misma semilla da el mismo torneo
usage-step = el número del paso, como lo lista «history»
usage-output = el archivo de torneo que se hace
usage-folder = la carpeta en la que se escribe (si falta, { $default })
usage-version = dice la versión
usage-language = el idioma de lo que se dice aquí, como de (si falta, en)
usage-print-language = el idioma de los papeles (si falta, el del programa)

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
