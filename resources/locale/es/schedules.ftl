### Player schedules

paper-name-schedules = Calendarios de los jugadores
paper-about-schedules = Las rondas de cada jugador y la siguiente, para recortar
paper-option-player = Jugador
paper-option-player-all = Todos los jugadores
schedule-number = N.º { $number }
schedule-rating = Rating { $rating }
schedule-asked-bye = Bye a petición
schedule-place = Puesto { $place }
