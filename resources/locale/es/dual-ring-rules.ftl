### Dual Ring: the rules sheet, and charts for going on by hand

dual-ring-rules-cited = Dual Ring Tournament Format (Rich Hutnik, 2009)
dual-ring-clause-introduction = Introduction
dual-ring-clause-setup = Setup
dual-ring-clause-rules = Rules
dual-ring-clause-example = Rules, ejemplo del jugador 3
dual-ring-clause-two = Rules, los dos últimos
dual-ring-clause-tied = Rules, tablas

dual-ring-rule-players = Tres o más jugadores se sientan en un anillo. No hay rondas ni byes.
dual-ring-rule-two-games = Cada jugador juega dos partidas a la vez: con blancas contra el siguiente del anillo, con negras contra el anterior.
dual-ring-rule-seating-random = El orden del anillo se sortea.
dual-ring-rule-seating-rating = El orden del anillo sigue el rating; quienes no tienen van al final, y la igualdad se sortea.
dual-ring-rule-seating-entered = El orden del anillo es el de inscripción.
dual-ring-rule-closed = Una vez formado el anillo no entra nadie más.
dual-ring-rule-out = Quien pierde una partida, también por tiempo, queda fuera. Su otra partida se interrumpe y no cuenta para nadie.
dual-ring-rule-gap = Los dos vecinos del hueco empiezan enseguida una partida nueva.
dual-ring-rule-gap-one-of-each = En la partida nueva lleva blancas quien está antes del hueco: así cada jugador conserva una partida con cada color.
dual-ring-rule-gap-as-in-example = En la partida nueva lleva negras quien tiene el puesto más bajo del anillo.
dual-ring-rule-drawn-replay = Una partida en tablas se repite con los mismos colores hasta que alguien gane.
dual-ring-rule-drawn-both-out = Unas tablas dejan fuera a los dos.
dual-ring-rule-both-results = Si las dos partidas de un jugador acaban a la vez, cuentan los dos resultados.
dual-ring-rule-leaves = Quien se retira o no juega queda fuera. El anillo se cierra, pero no es victoria para nadie. Nadie vuelve.
dual-ring-rule-ranking = Primero, segundo y después quien quedó fuera más tarde. Quienes quedan fuera a la vez comparten el puesto.
dual-ring-rule-two = Cuando quedan dos, sus partidas se interrumpen. Gana quien tiene más victorias en el anillo.
dual-ring-rule-two-tied = Con las mismas victorias juegan dos partidas a la vez, una con cada color, y decide la primera derrota. Estas partidas no suman victorias.
dual-ring-rule-nobody = Si unas tablas dejan a una sola persona, ha ganado. Si no queda nadie, los dos últimos comparten el primer puesto.
dual-ring-rule-ended = La organización puede terminar el anillo en cualquier momento tras el primer resultado. Las partidas en juego se anulan; de quienes siguen dentro gana quien tiene más victorias, y los iguales comparten el primer puesto.

## Charts of the emergency kit

dual-ring-hand-chart-ring = Puestos del anillo
dual-ring-hand-chart-white-against = Blancas contra el puesto
dual-ring-hand-chart-black-against = Negras contra el puesto
