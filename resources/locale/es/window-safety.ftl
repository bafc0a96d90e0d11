### Words of practice and rehearsal, ways back, copies, long work, and the sheet of keys

safety-practice = &Práctica…
safety-rehearse = &Ensayar
safety-home-practice = Práctica…
safety-home-rehearse = Ensayar
safety-rehearse-tip = Abre una copia del torneo elegido para probar cosas; el torneo mismo se queda como está.
safety-practice-heading = Torneo de práctica
safety-practice-hint = Jugadores y resultados inventados, para aprender. Nada de esto se mezcla con los torneos de verdad. Lo que no se usa en una semana se borra.
safety-practice-format = Tipo de torneo
safety-practice-players = Jugadores
safety-practice-rounds = Rondas ya jugadas
safety-practice-name = Práctica: { $format }
safety-practice-begin = Empezar
safety-practice-making = Creando el torneo…
safety-practice-players-slip = Escribir cuántos jugadores, un número de 2 a { $most }.
safety-practice-rounds-slip = Escribir cuántas rondas ya se han jugado, un número de 0 a { $most }.
safety-practice-before = Prácticas anteriores
safety-practice-kind = Tipo
safety-mark-names-practice = Práctica
safety-mark-names-rehearsal = Ensayo
safety-practice-go-on = Seguir con la práctica elegida
safety-marks-practice = Práctica. Aquí nadie es real.
safety-marks-rehearsal = Ensayo. El torneo mismo se queda como está.
safety-marked-titles-practice = { $event } – TourneyDesk
safety-marked-titles-rehearsal = Ensayo: { $event } – TourneyDesk
safety-rehearsing = Esto es una copia de { $event }. Haga lo que se haga aquí, { $event } se queda como está.
safety-crashed-players = { $event } estaba abierto cuando el programa se cerró: { $players }, aún sin rondas publicadas.
safety-crashed-round = { $event } estaba abierto cuando el programa se cerró: ronda { $round }, { $done } de { $all } mesas con resultado. Todo lo anotado está ahí.
safety-crashed-finished = { $event } estaba abierto cuando el programa se cerró; se habían jugado todas las rondas.
safety-home-go-on = Seguir
safety-go-on-with = Seguir con { $event }
safety-recovered = { $event } restaurado. Último cambio: { $step }
safety-recovered-at = { $event } restaurado. Último cambio, { $time }: { $step }
safety-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
safety-prove = C&omprobar que la copia de seguridad funciona
safety-second-folder = Segunda &carpeta para copias…
safety-no-second-folder = &Dejar de copiar en la segunda carpeta
safety-choose-second = Dónde guardar también las copias, por ejemplo una memoria USB
safety-proving = Recuperando la última copia para probarla…
safety-proved-all = La copia de seguridad funciona: se recuperó { $copy } y contiene el torneo como está ahora, { $steps } en total.
safety-proved-part = La copia de seguridad funciona: se recuperó { $copy } y contiene el torneo como estaba, { $steps } de { $all }. La próxima copia se hace con la próxima ronda, o al cerrar el torneo.
safety-proved-not = Se recuperó { $copy }, pero contiene algo distinto de este torneo. Guardar el torneo con otro nombre, para que tenga sus propias copias.
safety-proved-damaged = La última copia no es de fiar. { $why } Guardar el torneo con otro nombre.
safety-proved-none = En { $folder } aún no hay ninguna copia. Se hace una antes de cada ronda, cada 20 pasos y al cerrar el torneo.
safety-second-kept = A partir de ahora las copias se guardan también en { $folder }.
safety-second-stopped = Ya no se guardan copias en una segunda carpeta. Las que hay allí se quedan.
safety-second-gone = La segunda carpeta para copias, { $folder }, no está. El torneo está a salvo; conectar otra vez la memoria USB, o elegir otra carpeta en Archivo.
safety-second-trouble = El torneo está a salvo, pero no se copió a la segunda carpeta, { $folder }. { $why }
safety-pairing-long = Emparejando a { $players }… { key-esc } lo detiene.
safety-pairing-longer = Emparejando a { $players }, { $seconds } hasta ahora… { key-esc } lo detiene.
safety-pairing-stopped = Detenido. No se publicó ninguna ronda y el torneo está como estaba. El equipo puede seguir ocupado con ello un rato; lo que encuentre no se usa.
safety-creating = Creando el torneo…
safety-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
safety-menu-help = A&yuda
safety-keys = &Teclas
safety-keys-heading = Teclas
safety-ask-why-not = Por qué &no …
safety-no-why-not-here = Elegir antes una mesa de esta ronda; después se puede preguntar por qué no otro jugador.
safety-keys-everywhere = En todas partes
safety-keys-next = Lo que toca ahora: emparejar una ronda, o ver cómo terminó
