### The sheet of keys: each page's name, and what the keys do there

# What keys are called: in sentences and in shortcuts, but for a Mac

key-enter = Enter
key-esc = Esc
key-space = Espacio
key-tab = Tab
keys-back = Volver, o cerrar lo que está abierto
keys-stop = Detener
keys-lists = Listas
keys-lists-move = Elegir otra línea
keys-date-open = Abrir el calendario de una fecha
keys-ticks-move = Subir o bajar una entrada marcada
keys-home = Inicio
keys-home-open = Abrir el torneo elegido
keys-home-choose = Elegir otro torneo
keys-home-format = Elegir un formato
keys-home-remove = Quitar de la lista el torneo elegido
keys-wizard = Nuevo torneo
keys-wizard-format = Elegir un formato o escribir su nombre
keys-wizard-next = Continuar
keys-wizard-create = Crear el torneo ahora
keys-wizard-line = Línea siguiente
keys-wizard-back = Atrás
keys-wizard-list = Importar una lista
keys-forms = Práctica, recuperación, rehacer con papeles
keys-forms-go-on = Continuar
keys-forms-create = Crear el torneo
keys-forms-open = Abrir el torneo elegido
keys-event-line = Línea siguiente
keys-event-forget = Descartar los cambios sin guardar
keys-players = Jugadores
keys-players-add = Añadir a otro jugador
keys-players-sort = Ordenar por esta columna
keys-players-enter = Añadir al jugador
keys-players-empty = Vaciar el formulario
keys-players-forget = Quitar de los jugadores conocidos
keys-players-change = Editar al jugador
keys-players-drop = Retirar al jugador; en Separar, permitir la pareja
keys-players-delete = Borrar a un jugador nunca emparejado
keys-players-return = Reincorporar al jugador
keys-players-here = Registrar la llegada, o anularla
keys-players-task-enter = Todos los jugadores
keys-players-task-check-in = Llegadas
keys-players-task-apart = Separar
keys-players-task-byes = Byes pedidos
keys-import = Importar una lista
keys-import-tick = Importar la fila o excluirla
keys-import-edit = Editar la celda
keys-round = Rondas
keys-round-table =
    Ir { NOUN() ->
        [board] a ese tablero
        [game] a esa partida
       *[table] a esa mesa
    }
keys-round-correct = Cambiar el resultado
keys-round-turn = Ronda anterior o siguiente
keys-round-fold = Plegar el grupo de mesas
keys-round-unfold = Desplegar el grupo de mesas
keys-round-take-back = Borrar el resultado
keys-round-leave = Dejar el resultado y volver a la lista
keys-round-all =
    { NOUN() ->
        [board] Todos los tableros
        [game] Todas las partidas
       *[table] Todas las mesas
    }
keys-round-missing = Solo resultados que faltan
keys-round-reported = Solo resultados recibidos
keys-round-second-pass = Doble comprobación
keys-round-call-all = Marcar como anunciadas las partidas nuevas del anillo
keys-ring-step = Recorrer el anillo
keys-ring-pick = Elegir al ganador, después al perdedor
keys-ring-let-go = Cancelar la elección del ganador
keys-ring-tick = Anunciada, o aún no
keys-draft = Borrador
keys-draft-choose = Elegir un jugador { -of-the-table }
keys-draft-swap = Elegir un jugador; otra vez en otro, intercambiarlos
keys-draft-lock = Fijar o soltar { -the-table }
keys-draft-again = Reemparejar sin { -the-locked-tables }
keys-draft-draw = Nuevo sorteo, con un motivo
keys-draft-post = Publicar la ronda
keys-draft-post-anywhere = Publicar la ronda, desde cualquier parte de la página
keys-draft-discard = Descartar el borrador
keys-draft-leave = Dejar el borrador para después
keys-standings-try = Probar un resultado que falta
keys-standings-correct = Escribir un resultado de prueba
keys-standings-forget = Borrar el resultado de prueba
keys-standings-leave = Volver a la clasificación real
keys-crosstable = Cuadro cruzado y gráficos
keys-crosstable-open = Abrir { -the-table } de una celda
keys-chart-player = Jugador anterior o siguiente
keys-papers = Documentos
keys-papers-turn = Página anterior o siguiente
keys-papers-larger = Ampliar, o ajustar la página
keys-papers-move = Moverse por una página ampliada
keys-papers-printing = Ir a la impresión
keys-papers-print = Imprimir el documento elegido
keys-papers-save = Guardar el documento elegido como PDF
keys-papers-card = Ampliar la ficha; { key-esc } vuelve
keys-repair = Reparar
keys-repair-choose = Elegir una reparación
keys-repair-take = Aplicar la reparación
keys-repair-started =
    Marcar { NOUN() ->
        [board] el tablero como empezado
        [game] la partida como empezada
       *[table] la mesa como empezada
    }
keys-repair-tables =
    { NOUN() ->
        [board] A los tableros
        [game] A las partidas
       *[table] A las mesas
    } y de vuelta
keys-repair-leave = Salir sin reparar
keys-match = Mesas de dos
keys-match-first = Gana el primero
keys-match-second = Gana el segundo
keys-match-draw = Empate
keys-match-absent = Incomparecencia: primero, segundo, ambos
keys-match-no-show = No se presentó: elegir quién
keys-match-score = Marcador final de una partida, como en sus botones
keys-match-games = Juegos de la partida
keys-sheet = Mesas con puestos o puntuaciones
keys-sheet-place = Puesto
keys-sheet-letter = Puesto con letra; tras la energía empieza la fila siguiente
keys-sheet-withdrawn = Se retiró
keys-sheet-part = Campo siguiente sin la tecla Intro
keys-sheet-next = Campo siguiente; tras el último, guarda
keys-sheet-record = Guardar el resultado
keys-display = Pantalla
keys-display-turn = Página anterior o siguiente
keys-display-stay = Pausar o reanudar
keys-display-full = Pantalla completa, o ventana
keys-display-leave = Salir de la pantalla completa

## Keys described in words

keys-number = Número, { $key }
keys-while-working = { $key }, mientras algo tarda
keys-in-list = { $key }, en la lista
keys-in-suggestions = { $key }, en un nombre sugerido
keys-on-card = { $keys }, en una ficha
keys-places = { $key } a { $last }
