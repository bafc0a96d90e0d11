### La página de inicio, y hasta dónde ha llegado un torneo

## Inicio

home-no-events = Aún no hay torneos
home-first-start = Elija un formato para su primer torneo o pruebe un torneo de práctica. Ahí no se puede estropear nada.
home-new-event = Torneo nuevo
home-start = Empezar
home-format-card = { $name }. { $about }
home-search = Buscar un torneo
home-none-found = Ningún torneo coincide.
home-status = Estado
home-players = Jugadores
home-date = Fecha
home-today = Hoy
home-day-format = d MMM
home-open = Abrir
home-show-folder = Mostrar en la carpeta
home-remove = Quitar de la lista
home-open-event = Abrir { $event }
home-situation = { $event }: { $progress }
home-practice = Práctica
home-practice-about = Dirija un torneo inventado o pruebe el suyo en una copia. Nada de eso cuenta.
home-first-steps = Primeros pasos
home-steps-done = { $done } de { $steps } hechos
home-step-is-done = { $step }: hecho
home-step-is-open = { $step }: pendiente
home-step-start = Crear un torneo
home-step-players = Añadir o importar jugadores
home-step-pair = Emparejar la ronda 1
home-step-results = Anotar todos los resultados de una ronda
home-step-display = Mostrar la clasificación en la pantalla
home-step-certificates = Imprimir diplomas
home-step-hint-start = Solo hace falta el nombre.
home-step-hint-players = Escriba los nombres o importe una lista.
home-step-hint-pair = Antes puede ver una vista previa.
home-step-hint-results = Una victoria es una tecla.
home-step-hint-display = En un proyector o una segunda pantalla.
home-step-hint-certificates = Listos cuando acaba el torneo.
home-step-do-start = Torneo nuevo
home-step-do-players = Añadir jugadores
home-step-do-pair = Emparejar la ronda 1
home-step-do-results = Anotar resultados
home-step-do-display = Abrir la pantalla
home-step-do-certificates = Abrir los documentos

## Hasta dónde ha llegado un torneo

progress-not-started = Sin empezar
progress-checking-in = Acreditación: { $here } de { $players }
progress-playing = Ronda { $round }: { $done } de { $tables }
progress-ready = Listo para la ronda { $round }
progress-round-over = Ronda { $round } completa
progress-ring = Quedan { $players } de { $all }
progress-won = Ganó { $names }
progress-over = Terminado
