### The rules sheet: one page with the rules of an event and where each comes from

paper-name-rules = Hoja de reglas
paper-about-rules = Las reglas y los ajustes de este torneo, con sus fuentes

rules-source = Fuente: { $source }. A la derecha de cada regla está el lugar donde figura; «nuestra lectura» marca lo que la fuente deja abierto.
rules-ours = nuestra lectura
rules-setting = según ajuste
rules-part-seats = Jugadores y { -tables }
rules-part-pairing = Emparejamiento
rules-part-byes = Byes, inscripciones tardías y retiradas
rules-part-results = Resultados
rules-part-ranking = Clasificación y desempates
rules-part-end = El final
rules-settings = Ajustes de este torneo
rules-seed = Todo lo que se sortea sale de la semilla «{ $seed }», de modo que cada sorteo se puede comprobar.
