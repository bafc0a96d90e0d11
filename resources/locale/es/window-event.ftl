### The page of the event's own data

event-stage = Torneo
event-go-to = &Torneo
event-stage-hint = Los datos se guardan al salir de un campo; los ajustes, con «Aplicar cambios» ({ $apply }). { key-esc } descarta lo que aún no se ha guardado; { $undo } deshace lo guardado.
event-first-table = Número de la primera mesa
event-first-table-hint = Vale desde la próxima ronda. Déjelo vacío para empezar en 1.
event-settings-heading = Ajustes
event-apply = Aplicar cambios
event-detail-changed = Guardado: { $name }.
event-settings-changed = Guardado: { $names }.
event-fixed-table = Mesa fija
event-which-table = Escriba un número de mesa, p. ej. 12, o déjelo vacío.
event-withdraw-bye = Anular bye
event-bye-withdrawn = Bye anulado. { $name } juega en la ronda { $round }.
event-choose-bye = Elija un bye.
event-forgotten = { $name } ya no está entre sus jugadores conocidos.
event-forget-first = Elija un nombre y pulse { key-enter } para usarlo, o { $key } para quitarlo de sus jugadores conocidos.
event-not-forgotten = No se pudo quitar a { $name }: la lista de jugadores conocidos es de solo lectura.
