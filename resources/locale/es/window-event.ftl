### The page of the event's own data

event-stage = Torneo
event-go-to = &Torneo
event-stage-hint = Los cambios se guardan al hacerlos.
event-details-heading = Datos
event-file = Guardado en
event-all-saved = Todo guardado
event-first-table = Número de la primera mesa
event-first-table-hint = Vale desde la próxima ronda. Déjelo vacío para empezar en 1.
event-settings-heading = Rondas y reglas
event-detail-changed = Guardado: { $name }.
event-fixed-table = Mesa fija
event-which-table = Escriba un número de mesa, p. ej. 12, o déjelo vacío.
event-withdraw-bye = Anular bye
event-bye-withdrawn = Bye anulado. { $name } juega en la ronda { $round }.
event-choose-bye = Elija un bye.
event-forgotten = { $name } ya no está entre sus jugadores conocidos.
event-forget-first = Elija un nombre y pulse { key-enter } para usarlo, o { $key } para quitarlo de sus jugadores conocidos.
event-not-forgotten = No se pudo quitar a { $name }: la lista de jugadores conocidos es de solo lectura.
event-saved = Guardado
