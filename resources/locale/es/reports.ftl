### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Aquí no hay ningún ajuste «{ $setting }». Ajustes: { $known }.
unknown-value = «{ $setting }» no puede ser { $value }. Lo que vale: { $works }.
value-between = «{ $setting }» no puede ser { $value }. Lo que vale: de { $low } a { $high }.
value-between-or-null = «{ $setting }» no puede ser { $value }. Lo que vale: de { $low } a { $high }, o null.
value-of-list = «{ $setting }» no puede ser { $value }. Lo que vale: una lista de { $works }.
value-rising = «{ $setting }» no puede ser { $value }. Lo que vale: una lista en orden creciente de 1 a { $most } números enteros, de { $low } a { $high }.
value-names = «{ $setting }» no puede ser { $value }. Lo que vale: una lista de 1 a { $most } nombres distintos, de 1 a { $longest } caracteres, o null.

## Reports of a table

result-part-unknown = Un resultado aquí no tiene «{ $unknown }». Puede tener { $known }.
result-part-not-by-player = «{ $part }» tiene que nombrar a cada jugador con su cifra.
result-part-not-a-list = «{ $part }» tiene que ser una lista de jugadores.
player-named-twice = «{ $part }» nombra a alguien dos veces. Nombrar a cada jugador una sola vez.
not-at-this-table = El jugador { $named } no está en la mesa { $table }; allí se sientan { $everyone }.
not-a-whole-number = { WORD($part) } de { $player1 }: no puede ser { $value }. Anotar un número entero de { $low } a { $high }.
not-a-number = { WORD($part) } de { $player1 }: no puede ser { $value }. Anotar un número de mil millones como máximo, con seis decimales como máximo.
match-result-unclear = Decir una sola cosa sobre { $everyone }: quién ganó, empate o quién no se presentó.
