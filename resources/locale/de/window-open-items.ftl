### Words of the panel that settles the open items of a rebuilt event

open-item-title = Offene Punkte
open-item-table = Tisch
open-item-seats = Spielernummern nach Sitz
open-item-seat = Tisch besetzen
open-item-bye = Freilos geben
open-item-away = Hat gefehlt
open-item-right = Stimmt so
open-item-no-table = Diesen Tisch gab es nicht
open-item-choose = Einen offenen Punkt wählen.
open-item-result = Dieses Ergebnis in Runde { $round }, Tisch { $table } eintragen.
open-item-rebuild = Dafür sind weitere Papiere nötig. Das Turnier mit ihnen wiederherstellen.
open-item-seated = Tisch { $table } ist besetzt. Das Ergebnis in Runde { $round } eintragen.
open-item-settled = Geklärt.
open-item-numbers = Nur Nummern eingeben, zum Beispiel 9 13.
open-item-bye-points = Punkte
