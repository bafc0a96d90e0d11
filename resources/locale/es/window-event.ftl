### The page of the event's own data

event-stage = Torneo
event-go-to = &Torneo
event-stage-hint = Un dato se guarda al salir del campo; los ajustes, con «Aplicar cambios» ({ $apply }). { key-esc } descarta lo que aún no se ha guardado; { $undo } deshace lo ya guardado.
event-first-table = Número de la primera mesa
event-first-table-hint = Cuenta a partir de la próxima ronda. Vacío: las mesas empiezan en 1.
event-settings-heading = Ajustes
event-apply = Aplicar cambios
event-detail-changed = Cambio hecho: { $name }.
event-settings-changed = Cambio hecho: { $names }.
event-fixed-table = Siempre en la mesa
event-which-table = Escribir el número de la mesa, por ejemplo 12, o dejarlo vacío.
event-withdraw-bye = Anular el bye
event-bye-withdrawn = { $name } juega al final la ronda { $round }.
event-choose-bye = Elegir antes un bye en la lista.
event-forgotten = { $name }: olvidado. No se vuelve a ofrecer al escribir hasta que se inscriba otra vez.
event-forget-first = Elegir con Abajo; { key-enter } acepta, { $key } olvida.
event-not-forgotten = No se pudo olvidar a { $name }: la lista de personas conocidas no se puede escribir.
event-saved = Guardado
