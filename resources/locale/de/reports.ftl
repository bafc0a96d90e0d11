### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Eine Einstellung „{ $setting }“ gibt es hier nicht. Einstellungen: { $known }.
unknown-value = { WORD($setting, kind: "setting") }: „{ $value }“ ist nicht möglich. Zur Wahl steht: { $works }.
value-between = { WORD($setting, kind: "setting") }: eine Zahl von { $low } bis { $high } eingeben.
value-between-or-null = { WORD($setting, kind: "setting") }: eine Zahl von { $low } bis { $high } eingeben, oder leer lassen für automatisch.
value-of-list = { WORD($setting, kind: "setting") }: aus { $works } wählen, jedes höchstens einmal.
value-rising = { WORD($setting, kind: "setting") }: bis zu { $most } ganze Zahlen von { $low } bis { $high } in aufsteigender Reihenfolge eingeben, z. B. 11, 15.
value-names = { WORD($setting, kind: "setting") }: bis zu { $most } verschiedene Namen mit höchstens { $longest } Zeichen eingeben, oder leer lassen.

## Reports of a table

result-part-unknown = Ein Ergebnis hat hier kein „{ $unknown }“. Enthalten kann es { $known }.
result-part-not-by-player = „{ $part }“ muss zu jedem Spieler seinen Wert nennen.
result-part-not-a-list = „{ $part }“ muss eine Liste von Spielern sein.
player-named-twice = „{ $part }“ nennt jemanden doppelt. Jeden Spieler nur einmal nennen.
not-at-this-table = Spieler { $named } sitzt nicht an Tisch { $table }; dort sitzen: { $everyone }.
not-a-whole-number = { WORD($part) } von { $player1 }: { $value } geht nicht. Eine ganze Zahl von { $low } bis { $high } eintragen.
not-a-number = { WORD($part) } von { $player1 }: { $value } geht nicht. Eine Zahl bis höchstens eine Milliarde mit höchstens sechs Nachkommastellen eintragen.
match-result-unclear = Für { $everyone } genau eines angeben: wer gewonnen hat, ein Remis, oder wer nicht angetreten ist.
