### Words of the panel that settles the open items of a rebuilt event

open-item-open-items = Offene Punkte
open-item-open-table = Tisch
open-item-open-seats = Spielernummern nach Sitz
open-item-open-seat = Tisch besetzen
open-item-open-bye = Freilos geben
open-item-open-away = Hat gefehlt
open-item-open-right = Stimmt so
open-item-open-no-table = Diesen Tisch gab es nicht
open-item-open-choose = Einen offenen Punkt wählen.
open-item-open-result = Dieses Ergebnis in Runde { $round }, Tisch { $table } eintragen.
open-item-open-rebuild = Dafür sind weitere Papiere nötig. Das Turnier mit ihnen wiederherstellen.
open-item-open-seated = Tisch { $table } ist besetzt. Das Ergebnis in Runde { $round } eintragen.
open-item-open-settled = Geklärt.
open-item-open-numbers = Nur Nummern eingeben, zum Beispiel 9 13.
open-item-open-bye-points = Punkte
