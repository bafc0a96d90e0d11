### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Aquí no hay ningún ajuste «{ $setting }». Ajustes: { $known }.
unknown-value = { WORD($setting, kind: "setting") }: «{ $value }» no es una opción. Elegir una: { $works }.
value-between = { WORD($setting, kind: "setting") }: escribir un número de { $low } a { $high }.
value-between-or-null = { WORD($setting, kind: "setting") }: escribir un número de { $low } a { $high }, o dejarlo vacío para automático.
value-of-list = { WORD($setting, kind: "setting") }: elegir entre { $works }, cada uno una vez como mucho.
value-rising = { WORD($setting, kind: "setting") }: escribir hasta { $most } números enteros de { $low } a { $high } en orden creciente, p. ej. 11, 15.
value-names = { WORD($setting, kind: "setting") }: escribir hasta { $most } nombres distintos de hasta { $longest } caracteres, o dejarlo vacío.

## Reports of a table

result-part-unknown = Un resultado aquí no tiene «{ $unknown }». Puede tener { $known }.
result-part-not-by-player = «{ $part }» tiene que nombrar a cada jugador con su cifra.
result-part-not-a-list = «{ $part }» tiene que ser una lista de jugadores.
player-named-twice = «{ $part }» nombra a alguien dos veces. Nombrar a cada jugador una sola vez.
not-at-this-table = El jugador { $named } no está en la mesa { $table }; allí se sientan { $everyone }.
not-a-whole-number = { WORD($part) } de { $player1 }: no puede ser { $value }. Anotar un número entero de { $low } a { $high }.
not-a-number = { WORD($part) } de { $player1 }: no puede ser { $value }. Anotar un número de mil millones como máximo, con seis decimales como máximo.
match-result-unclear = Decir una sola cosa sobre { $everyone }: quién ganó, empate o quién no se presentó.
