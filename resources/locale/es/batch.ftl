### The batch commands: what a line must contain

fault-logged = TourneyDesk tuvo un problema; el torneo no ha cambiado. Detalles: { $path }
fault-unlogged = TourneyDesk tuvo un problema ({ $fault }); el torneo no ha cambiado.
not-json = Esta línea no es un objeto JSON. Escriba una orden por línea.
line-too-long = Esta línea tiene más de { GROUPED($most) } caracteres. Escriba una orden por línea, e importe las listas largas de jugadores de un archivo con «import_players».
more-problems =
    { $more ->
        [one] { $more } problema más
       *[other] { $more } problemas más
    }.
no-command = Una orden es un objeto JSON con "do", por ejemplo { "{" }"do": "state"{ "}" }.
unknown-command = No hay orden «{ $do }». Órdenes: { $known }.
unknown-field = «{ $do }» no tiene campo «{ $field }».
known-fields = Sus campos son { $known }.
no-fields = No tiene campos.
field-missing = «{ $do }» necesita «{ $field }».
explain-what = Elija qué explicar: una «table», un «player», dos «players» que no se enfrentaron, o el «standing» de un jugador.
field-wrong = «{ $field }» de «{ $do }» debe ser { WORD($due) }.
field-value-unknown = «{ $field }» no puede ser «{ $value }». Se puede elegir { $known }.
field-twice = «{ $field }» aparece dos veces en un objeto. Escríbalo una vez.
two-players-needed = Nombre exactamente a dos jugadores.
no-event-yet = Aún no hay torneo en este archivo. Empiece con «create».
event-exists = Este archivo ya contiene el torneo { $name }. Elija otro archivo para uno nuevo.
