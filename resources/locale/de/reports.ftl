### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Keine Einstellung „{ $setting }“. Einstellungen: { $known }.
unknown-value = { WORD($setting, kind: "setting") }: { $value } steht nicht zur Wahl. Möglich: { $works }.
value-between = { WORD($setting, kind: "setting") }: eine Zahl von { $low } bis { $high } eingeben.
value-between-or-null = { WORD($setting, kind: "setting") }: eine Zahl von { $low } bis { $high } eingeben, oder leer lassen für automatisch.
value-of-list = { WORD($setting, kind: "setting") }: aus { $works } wählen, jedes höchstens einmal.
value-rising = { WORD($setting, kind: "setting") }: bis zu { $most } ganze Zahlen von { $low } bis { $high } in aufsteigender Reihenfolge eingeben, z. B. 11, 15.
value-by-place = { WORD($setting, kind: "setting") }: { $count } ganze Zahlen von { $low } bis { $high } eingeben, vom ersten Platz an und keine höher als die davor, z. B. 5, 4, 3, 2, 1.
value-ladders = { WORD($setting, kind: "setting") }: je Tischgröße eine Reihe steigender Zahlen eingeben, mit Kommas getrennt, z. B. 0 5 10 20, 0 10 20. Eine Reihe hat { $low } bis { $most } Zahlen von 0 bis { $high }.
value-names = { WORD($setting, kind: "setting") }: bis zu { $most } verschiedene Namen mit höchstens { $longest } Zeichen eingeben, oder leer lassen.

## Reports of a table

result-part-unknown = Ein Ergebnis hat hier kein „{ $unknown }“. Möglich: { $known }.
result-part-not-by-player = „{ $part }“ braucht einen Wert je Spieler.
result-part-not-a-list = „{ $part }“ braucht eine Liste von Spielern.
player-named-twice = „{ $part }“ nennt jemanden doppelt.
not-at-this-table = Spieler { $named } ist nicht { -at-table } { $table }. Dort sitzen: { $everyone }.
not-a-whole-number = { WORD($part) } von { $player1 }: eine ganze Zahl von { $low } bis { $high } eingeben, nicht { $value }.
not-a-number = { WORD($part) } von { $player1 }: eine Zahl bis eine Milliarde mit höchstens sechs Nachkommastellen eingeben, nicht { $value }.
match-result-unclear = { $everyone }: genau eines wählen: Sieg, Remis oder „nicht angetreten“.
