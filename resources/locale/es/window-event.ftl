### The page of the event's own data

event-stage = Torneo
event-go-to = &Torneo
event-stage-hint = Los cambios se guardan al hacerlos.
event-details-heading = Datos
event-file = Guardado en
event-all-saved = Todo guardado
event-first-table = Número de la primera mesa
event-first-table-hint = Cuenta a partir de la próxima ronda. Vacío: las mesas empiezan en 1.
event-settings-heading = Rondas y reglas
event-detail-changed = Cambio hecho: { $name }.
event-fixed-table = Siempre en la mesa
event-which-table = Escribir el número de la mesa, por ejemplo 12, o dejarlo vacío.
event-withdraw-bye = Anular el bye
event-bye-withdrawn = { $name } juega al final la ronda { $round }.
event-choose-bye = Elegir antes un bye en la lista.
event-forgotten = { $name }: olvidado. No se vuelve a ofrecer al escribir hasta que se inscriba otra vez.
event-forget-first = Elegir con Abajo; { key-enter } acepta, { $key } olvida.
event-not-forgotten = No se pudo olvidar a { $name }: la lista de personas conocidas no se puede escribir.
event-saved = Guardado
