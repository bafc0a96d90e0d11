### Player schedules

paper-name-schedules = Spielpläne
paper-about-schedules = Die Runden jeder Person und die nächste, zum Zerschneiden
paper-option-player = Spieler
paper-option-player-all = Alle Spieler
schedule-number = Nr. { $number }
schedule-rating = Wertungszahl { $rating }
schedule-asked-bye = Freilos beantragt
schedule-place = Platz { $place }
