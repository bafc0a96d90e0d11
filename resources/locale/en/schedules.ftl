### Player schedules

paper-name-schedules = Player schedules
paper-about-schedules = Each player’s rounds so far and the next, to cut apart
paper-option-player = Player
paper-option-player-all = All players
schedule-number = No. { $number }
schedule-rating = Rating { $rating }
schedule-asked-bye = Bye requested
schedule-place = Place { $place }
