### The page of the event's own data

event-stage = Torneo
event-go-to = &Torneo
event-stage-hint = Los cambios se guardan al hacerlos.
event-details-heading = Datos
event-file = Guardado en
event-all-saved = Todo guardado
event-first-table =
    Número { NOUN() ->
        [board] del primer tablero
        [game] de la primera partida
       *[table] de la primera mesa
    }
event-first-table-hint = Vale desde la próxima ronda. Déjelo vacío para empezar en 1.
event-starts = Comienza a las
event-starts-hint = Se muestra antes de la ronda 1, p. ej. { $time }.
event-logo = Logotipo
event-logo-choose = Elegir imagen…
event-logo-remove = Quitar logotipo
event-logo-hint = Aparece en las hojas y, antes de la ronda 1, en la pantalla. Se guarda en esta computadora.
event-footer = Pie de página de las hojas
event-footer-hint = Para un patrocinador o el lugar. Se guarda en esta computadora.
event-choose-logo = Elija un logotipo
event-logo-files = Imágenes (*.png *.jpg *.jpeg *.webp *.gif *.bmp)
event-name-order = Mostrar los nombres como
event-name-order-hint = En la pantalla de esta computadora, en papel y en la segunda pantalla. Las listas por nombre se ordenan por apellidos.
event-detail-changed = Guardado: { $name }.
event-fixed-table =
    { NOUN() ->
        [board] Tablero fijo
        [game] Partida fija
       *[table] Mesa fija
    }
event-which-table = Escriba un número de { -table }, p. ej. 12, o déjelo vacío.
event-withdraw-bye = Anular bye
event-bye-withdrawn = Bye anulado. { $name } juega en la ronda { $round }.
event-choose-bye = Elija un bye.
event-forgotten = { $name } ya no está entre sus jugadores conocidos.
event-remove-known = Quitar de los jugadores conocidos
event-remove-known-heading = ¿Quitar a { $name } de sus jugadores conocidos?
event-remove-known-about = Sigue en todos sus torneos; solo dejará de sugerirse al escribir un nombre.
event-keep-known = Conservar
event-select-known = Seleccione un nombre.
event-forget-first = Elija un nombre y pulse { key-enter } para usarlo, o { $key } para quitarlo de sus jugadores conocidos.
event-not-forgotten = No se pudo quitar a { $name }: la lista de jugadores conocidos es de solo lectura.
event-saved = Guardado
