### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Espacio
key-tab = Tab

keys-home = Inicio
keys-home-open = abrir el torneo elegido
keys-home-choose = elegir otro
keys-wizard = Nuevo torneo
keys-wizard-next = a la página siguiente
keys-wizard-line = a la línea siguiente
keys-wizard-back = a la página anterior
keys-wizard-list = elegir una lista de jugadores
keys-players = Jugadores
keys-players-enter = inscribir al jugador escrito
keys-players-change = cambiar al jugador elegido
keys-players-drop = retirar al jugador; en Separar, permitir que dos se enfrenten
keys-players-delete = borrar a un jugador aún sin emparejar
keys-players-return = reincorporar al jugador
keys-players-here = presente o ausente, en Asistencia
keys-players-task-enter = inscribir
keys-players-task-check-in = asistencia
keys-players-task-apart = separar
keys-players-task-byes = byes
keys-round = Rondas
keys-round-table = ir a esa mesa
keys-round-correct = corregir el resultado de la mesa
keys-round-take-back = borrar su resultado
keys-round-leave = dejarlo como está y volver a la lista
keys-round-all = todas las mesas
keys-round-missing = solo las que faltan
keys-round-second-pass = segunda pasada
keys-round-call-all = todas las partidas de la lista de un anillo llamadas
keys-draft = El borrador de una ronda
keys-draft-choose = elegir un jugador de la mesa
keys-draft-swap = tomar a un jugador; otra vez sobre otro, intercambiarlos
keys-draft-lock = fijar o soltar la mesa
keys-draft-again = emparejar otra vez alrededor de lo fijado
keys-draft-draw = sortear otra vez; pregunta por qué
keys-draft-post = publicar la ronda como está
keys-draft-discard = descartar el borrador
keys-draft-leave = dejar el borrador como está
keys-papers = Hojas
keys-papers-turn = pasar páginas
keys-papers-larger = una página más grande, y entera otra vez
keys-papers-move = moverse por una página grande
keys-papers-printing = pasar a imprimir
keys-papers-print = imprimir lo elegido
keys-papers-card = la ficha en grande; { key-esc } vuelve
keys-repair = Reparaciones
keys-repair-choose = elegir una reparación
keys-repair-take = hacerla
keys-repair-started = la mesa ha empezado y se queda
keys-repair-tables = a las mesas y vuelta
keys-repair-leave = salir sin reparar
keys-match = Mesas de dos
keys-match-first = gana el primero
keys-match-second = gana el segundo
keys-match-draw = empate
keys-match-absent = no se presentó el primero, el segundo, ninguno
keys-match-score = el marcador final de la partida, como en sus botones
keys-match-games = los juegos de la partida
keys-sheet = Mesas con puestos o puntuaciones
keys-sheet-place = el puesto
keys-sheet-withdrawn = se retiró
keys-sheet-next = a la cifra siguiente; tras la última, anotar
keys-sheet-record = anotar
keys-display = La pantalla para la sala
keys-display-turn = la página anterior, la siguiente
keys-display-stay = quedarse en esta página, seguir
keys-display-full = toda la pantalla, o una ventana
keys-display-leave = salir de la pantalla completa

## Keys that take a few words

keys-number = Número, { $key }
keys-on-card = { $key }, en una ficha
keys-places = { $key } a { $last }
