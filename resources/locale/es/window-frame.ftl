### Words of starting, menus, home, the frame of an event, and what now

window-program = TourneyDesk
window-title = { $event } – TourneyDesk
window-no-display =
    Aquí no hay pantalla en la que abrir una ventana. Iniciar TourneyDesk en una sesión de escritorio, o usar sus órdenes: tourneydesk --help las enumera.
    { "" }
window-too-many-files =
    TourneyDesk abre un torneo a la vez. Indicar un solo archivo.
    { "" }
window-bug-title = Algo no ha ido bien en TourneyDesk
window-bug-text =
    Algo no ha ido bien en el programa. Todo lo anotado hasta ahora está a salvo en el archivo del torneo, y se puede seguir.
    
    Si lo que se hizo no tuvo efecto, hacerlo otra vez; si eso no ayuda, cerrar TourneyDesk y abrir de nuevo el torneo.
window-bug-log = Lo que pasó queda anotado en { $log }
window-close = Cerrar
window-sign-done = ✓
window-sign-now = ●
window-sign-attention = ▲{ " " }
window-sign-wrong = ✕{ " " }
window-menu-file = &Archivo
window-menu-edit = &Editar
window-menu-event = &Torneo
window-menu-view = &Ver
needs-event = Primero hay que abrir un torneo.
needs-chosen-event = Primero hay que abrir un torneo o elegir uno en la página de inicio.
needs-second-folder = No hay ninguna segunda carpeta para copias.
needs-undo = No hay nada que deshacer.
needs-redo = No hay nada que rehacer.
needs-ring = Solo un torneo con un anillo publicado puede mostrarlo.
window-new-event = &Nuevo torneo
window-open-event = &Abrir…
window-save-as = &Guardar como…
window-close-event = Cerra&r el torneo
window-quit = &Salir
window-undo = &Deshacer
window-redo = &Rehacer
window-undo-step = &Deshacer: { $step }
window-redo-step = &Rehacer: { $step }
window-go-to-table = Ir a la &mesa
window-go-to-players = &Jugadores
window-go-to-round = R&onda actual
window-go-to-standings = &Clasificación
window-show-why = &Por qué
window-undone = Deshecho: { $step }.
window-redone = Rehecho: { $step }.
window-recent = Torneos recientes
window-recent-event = Torneo
window-recent-format = Formato
window-recent-twin = { $name } ({ $file })
window-home-new = Nuevo torneo
window-home-open = Abrir…
window-read-only = Abrir para consultar
window-event-files = Torneos (*.tourney)
window-list-files = Listas de jugadores (*.csv *.txt *.tsv);;Todos los archivos (*)
window-choose-event = Abrir un torneo
window-choose-list = Importar una lista de jugadores
window-choose-place = Dónde guardar el torneo
window-stages = Etapas del torneo
window-players = Jugadores
window-round = Ronda { $round }
window-standings = Clasificación
window-message = Lo que acaba de pasar
window-what-now = Qué sigue
window-why = Por qué
window-no-reasons = Sobre esto no hay nada anotado.
window-details = Detalles
window-choose-for-why = Elegir una mesa o un jugador para leer los motivos.
window-pair-round = Emparejar la ronda { $round }
window-pair-kind =
    { $kind ->
        [final] Sentar la final
        [playoff] Sentar la partida decisiva
       *[other] Emparejar la ronda adicional
    }
window-set-ring = Formar el anillo
window-pairing = Emparejando…
window-waiting =
    { $count ->
        [one] Falta 1 resultado
       *[other] Faltan { $count } resultados
    }
window-see-standings = Ver la clasificación
window-posted = La ronda { $round } está publicada.
window-saved-as = Guardado como { $name }. El torneo sigue ahí.
window-no-copy = El torneo está a salvo en su archivo, pero no se pudo hacer una copia. { $why }
window-columns = Elegir columnas
