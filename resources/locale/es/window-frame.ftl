### Starting, menus, home, the frame of an event, and the next step

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display = No se encontró ninguna pantalla. Inicie TourneyDesk en una sesión de escritorio, o ejecute «tourneydesk --help» para ver sus órdenes. { "" }
window-no-library =
    Falta una biblioteca del sistema para abrir ventanas. En Debian o Ubuntu, instálela con: sudo apt-get install { $packages }
    { "" }
window-too-many-files = TourneyDesk abre un torneo a la vez. Indique un solo archivo. { "" }
window-bug-title = Algo no ha ido bien
window-bug-text = Su torneo está guardado hasta el último paso. Inténtelo otra vez; si no funciona, cierre TourneyDesk y vuelva a abrir el torneo.
window-bug-log = Detalles guardados en { $log }
window-close = Cerrar
window-sign-done = ✓
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &Archivo
window-menu-edit = &Editar
window-menu-event = &Torneo
window-menu-view = &Ver
needs-event = Abra un torneo para usar esto.
needs-chosen-event = Abra un torneo o elija uno en la página de inicio.
needs-second-folder = No hay una segunda carpeta de copias.
needs-undo = No hay nada que deshacer.
needs-redo = No hay nada que rehacer.
needs-ring = Disponible cuando haya empezado un anillo.
needs-next-standings = El torneo ha terminado; esta es la clasificación final.
window-new-event = &Nuevo torneo
window-open-event = &Abrir archivo…
window-save-as = &Guardar como…
window-close-event = Cerra&r torneo
window-quit = &Salir
window-undo = &Deshacer
window-redo = &Rehacer
window-undo-step = &Deshacer: { $step }
window-redo-step = &Rehacer: { $step }
window-go-to-table =
    { NOUN() ->
        [board] Ir al &tablero
        [game] Ir a la &partida
       *[table] Ir a la &mesa
    }
window-go-to-players = &Jugadores
window-go-to-round = R&onda actual
window-go-to-standings = &Clasificación
window-show-why = Ver &por qué
window-undone = Deshecho: { $step }.
window-redone = Rehecho: { $step }.
window-recent = Torneos recientes
window-recent-event = Torneo
window-recent-format = Formato
window-recent-twin = { $name } ({ $file })
window-home-new = Nuevo torneo
window-home-open = Abrir archivo…
window-read-only = Solo lectura
window-event-files = Torneos (*.tourney)
window-list-files = Listas de jugadores (*.csv *.txt *.tsv *.xlsx *.xls *.ods *.dbf *.trf *.trfx *.tdf);;Todos los archivos (*)
window-choose-event = Abrir torneo
window-choose-list = Importar lista de jugadores
window-choose-place = Guardar torneo como
window-stages = Páginas del torneo
window-players = Jugadores
window-round = Ronda { $round }
window-standings = Clasificación
window-message = Último mensaje
window-what-now = Siguiente paso
window-why = Por qué
window-no-reasons = Aquí no hay nada que explicar.
window-details = Detalles
window-choose-for-why = Elija { -a-table } o un jugador para ver por qué.
window-pair-round = Emparejar ronda { $round }
window-pair-kind =
    { $kind ->
        [final] Sentar la final
        [playoff] Sentar partida decisiva
       *[other] Emparejar ronda adicional
    }
window-set-ring = Iniciar el anillo
window-pairing = Emparejando…
window-see-standings = Ver clasificación
window-posted = Ronda { $round } publicada.
window-saved-as = Guardado como { $name }. Ahora trabaja en este archivo.
window-no-copy = Torneo guardado, pero sin copia de seguridad: { $why }
window-columns = Elegir columnas
window-columns-no-room = No caben ahora: { $columns }
