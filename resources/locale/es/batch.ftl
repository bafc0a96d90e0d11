### Words of the batch commands: what a line must hold

fault-logged = La causa está en el propio TourneyDesk. El torneo sigue como estaba; lo que pasó queda anotado en { $path }.
fault-unlogged = La causa está en el propio TourneyDesk ({ $fault }). El torneo sigue como estaba.
not-json = Esta línea no es un objeto JSON. Escribir una orden por línea.
line-too-long = Esta línea tiene más de { GROUPED($most) } caracteres. Escribir una orden por línea, y las listas largas de jugadores como archivo para «import_players».
more-problems =
    Hay que arreglar además { $more ->
        [one] { $more } cosa más
       *[other] { $more } cosas más
    }.
no-command = Una orden es un objeto JSON con "do", por ejemplo { "{" }"do": "state"{ "}" }.
unknown-command = No existe la orden «{ $do }». Órdenes: { $known }.
unknown-field = «{ $do }» no tiene el campo «{ $field }».
known-fields = Admite { $known }.
no-fields = No tiene campos.
field-missing = A «{ $do }» le falta «{ $field }».
explain-what = Decir qué hay que explicar: «table», «player», dos «players» que no se enfrentaron, o el jugador cuyo puesto se pregunta con «standing».
field-wrong = «{ $field }» de «{ $do }» tiene que ser { WORD($due) }.
field-twice = «{ $field }» aparece dos veces en el mismo sitio. Escribirlo una sola vez.
two-players-needed = Nombrar exactamente a dos jugadores.
no-event-yet = En este archivo aún no hay ningún torneo. Empezar con «create».
event-exists = Este archivo ya contiene el torneo { $name }. Elegir otro archivo para uno nuevo.
