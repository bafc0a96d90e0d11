### What a reported result, a player's field and a setting must be, in every format

## Settings

unknown-setting = Eine Einstellung „{ $setting }“ gibt es hier nicht. Einstellungen: { $known }.
unknown-value = „{ $setting }“ kann nicht { $value } sein. Möglich ist: { $works }.
value-between = „{ $setting }“ kann nicht { $value } sein. Möglich ist: { $low } bis { $high }.
value-between-or-null = „{ $setting }“ kann nicht { $value } sein. Möglich ist: { $low } bis { $high } oder null.
value-of-list = „{ $setting }“ kann nicht { $value } sein. Möglich ist: eine Liste aus { $works }.
value-rising = „{ $setting }“ kann nicht { $value } sein. Möglich ist: eine aufsteigende Liste von 1 bis { $most } ganzen Zahlen zwischen { $low } und { $high }.
value-names = „{ $setting }“ kann nicht { $value } sein. Möglich ist: eine Liste von 1 bis { $most } verschiedenen Namen mit 1 bis { $longest } Zeichen, oder null.

## Reports of a table

result-part-unknown = Ein Ergebnis hat hier kein „{ $unknown }“. Enthalten kann es { $known }.
result-part-not-by-player = „{ $part }“ muss zu jedem Spieler seinen Wert nennen.
result-part-not-a-list = „{ $part }“ muss eine Liste von Spielern sein.
player-named-twice = „{ $part }“ nennt jemanden doppelt. Jeden Spieler nur einmal nennen.
not-at-this-table = Spieler { $named } sitzt nicht an Tisch { $table }; dort sitzen: { $everyone }.
not-a-whole-number = { WORD($part) } von { $player1 }: { $value } geht nicht. Eine ganze Zahl von { $low } bis { $high } eintragen.
not-a-number = { WORD($part) } von { $player1 }: { $value } geht nicht. Eine Zahl bis höchstens eine Milliarde mit höchstens sechs Nachkommastellen eintragen.
match-result-unclear = Für { $everyone } genau eines angeben: wer gewonnen hat, ein Remis, oder wer nicht angetreten ist.
