### Accumulated strikes: the rules sheet, and charts for going on by hand

strikes-rules-cited = Boardgame Tournament Design (Joe Czapski, 2017)
strikes-clause-basics = Introducción
strikes-clause-chart = Tabla de mesas
strikes-clause-rounds = Tipos de ronda
strikes-clause-met = Menos encuentros
strikes-clause-strikes = Strikes por puesto
strikes-clause-ties = Empates
strikes-clause-level = Límite
strikes-clause-five = Quedan cinco
strikes-clause-end = El final

strikes-rule-tables = Partidas de 3 a { $largest } jugadores. La tabla dice cuántas mesas de cada tamaño hay según los jugadores que quedan. Si quedan de 3 a { $largest }, hay una mesa.
strikes-rule-tables-large = Con más de 50 jugadores: las menos mesas posibles, en tres grupos en las rondas divididas.
strikes-rule-five-bye = Si quedan 5, juegan 4 y tiene bye quien lleva menos strikes.
strikes-rule-five-bye-once = Nadie tiene un segundo bye antes de que todos hayan tenido uno. La igualdad se sortea.
strikes-rule-five-tables = Si quedan 5, hay una mesa de 3 y una de 2.
strikes-rule-kinds = La ronda 1 es al azar, la ronda 2 se divide por strikes, y así alternando.
strikes-rule-split = Rondas divididas: por orden de strikes, quienes tienen menos llenan el grupo 1, después el grupo 2 y, desde 31 jugadores, el grupo 3.
strikes-rule-line = La igualdad de strikes en el límite entre dos grupos se sortea.
strikes-rule-met = Asientos dentro de un grupo: quienes menos se han encontrado. Una pareja que se ha encontrado 0, 1, 2, 3, 4, 5 o más veces cuenta 0, 1, 2, 4, 7, 10; se usa el plan con la menor suma.
strikes-rule-search = El programa busca ese plan a partir de 30 repartos al azar.
strikes-rule-dealt = Se usa el mejor de 30 repartos al azar.
strikes-rule-strikes = La puntuación más alta es el primer puesto. Strikes por puesto: con 5 jugadores { $five }; con 4 jugadores { $four }; con 3 jugadores { $three }.
strikes-rule-strikes-of-two = Con 2 jugadores: { $two }.
strikes-rule-ties = Los puestos empatados se reparten por igual la suma de sus strikes. El desempate propio del juego no se usa.
strikes-rule-level = Quien tiene { $level } strikes o más queda fuera cuando la ronda está completa.
strikes-rule-late = Se admiten inscripciones tardías hasta que se empareja la ronda 2. Una ronda perdida cuesta { $last } strikes, como un último puesto.
strikes-rule-re-entry = Quien quedó fuera puede volver a inscribirse una vez antes de cualquier ronda, con tantos strikes como quien más tiene de los que siguen.
strikes-rule-leaves = Quien se va durante una partida comparte el último puesto de la mesa y queda fuera.
strikes-rule-ranking = Clasificación: quien ha ganado, después quienes siguen en juego por strikes, después quien quedó fuera más tarde; dentro de una ronda, menos strikes.
strikes-rule-one = Queda una persona: gana. No queda nadie: menos strikes entre quienes jugaron la ronda; la igualdad se comparte.
strikes-rule-two-one-table = Quedan dos tras una ronda de una mesa: gana quien tiene menos strikes si también ganó la partida. Si quedó en segundo lugar, ganan los dos; si quedó en tercero o peor, gana quien ganó la partida. Con los mismos strikes: quien ganó la partida.
strikes-rule-two-tables = Quedan dos tras una ronda de dos mesas: gana quien tiene menos strikes. Igualdad: la mayor ventaja sobre el segundo en la última partida; si sigue la igualdad, ganan los dos.
strikes-rule-more-tables = Con más de dos mesas, lo mismo.
strikes-rule-deciding = Los dos ganadores pueden jugar una partida decisiva; vale sin contar los strikes.
strikes-rule-last-round = El torneo termina como muy tarde tras la ronda { $rounds }. Si entonces siguen más de dos, gana la menor cantidad de strikes; los iguales comparten.

## Charts of the emergency kit

strikes-hand-chart-random = Ronda al azar
strikes-hand-chart-group-1 = Dividida: grupo 1
strikes-hand-chart-group-2 = Dividida: grupo 2
strikes-hand-chart-group-3 = Dividida: grupo 3
strikes-hand-chart-strikes = Strikes por puesto
strikes-hand-chart-at-table = Jugadores en la mesa
strikes-hand-chart-met = Lo que cuesta una pareja
strikes-hand-chart-times = Encuentros
strikes-hand-chart-cost = Puntos
