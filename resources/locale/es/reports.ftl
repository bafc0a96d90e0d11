### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Aquí no hay ajuste «{ $setting }». Ajustes: { $known }.
unknown-value = { WORD($setting, kind: "setting") }: { $value } no es una opción. Elija entre { $works }.
value-between = { WORD($setting, kind: "setting") }: escriba un número de { $low } a { $high }.
value-between-or-null = { WORD($setting, kind: "setting") }: escriba un número de { $low } a { $high }, o déjelo vacío para automático.
value-of-list = { WORD($setting, kind: "setting") }: elija entre { $works }, cada uno una vez como mucho.
value-rising = { WORD($setting, kind: "setting") }: escriba hasta { $most } números enteros de { $low } a { $high } en orden creciente, p. ej. 11, 15.
value-by-place = { WORD($setting, kind: "setting") }: escriba { $count } números enteros de { $low } a { $high }, desde el primer puesto y ninguno mayor que el anterior, p. ej. 5, 4, 3, 2, 1.
value-ladders = { WORD($setting, kind: "setting") }: escriba una fila de números crecientes por tamaño de mesa, separadas por comas, p. ej. 0 5 10 20, 0 10 20. Una fila tiene de { $low } a { $most } números de 0 a { $high }.
value-names = { WORD($setting, kind: "setting") }: escriba hasta { $most } nombres distintos de hasta { $longest } caracteres, o déjelo vacío.

## Reports of a table

result-part-unknown = Un resultado aquí no tiene «{ $unknown }». Puede tener { $known }.
result-part-not-by-player = «{ $part }» necesita un valor por jugador.
result-part-not-a-list = «{ $part }» necesita una lista de jugadores.
player-named-twice = «{ $part }» nombra dos veces a un jugador.
not-at-this-table = El jugador { $named } no está { -at-the-table } { $table }. Están ahí: { $everyone }.
not-a-whole-number = { WORD($part) } de { $player1 }: escriba un número entero de { $low } a { $high }, no { $value }.
not-a-number = { WORD($part) } de { $player1 }: escriba un número de hasta mil millones con seis decimales como mucho, no { $value }.
match-result-unclear = { $everyone }: elija una sola cosa: quién ganó, empate o incomparecencia.
