### Words of the panel that settles the open items of a rebuilt event

open-item-title = Offene Punkte
open-item-table = Tisch
open-item-seats = Spielernummern nach Sitz
open-item-seat = Spieler setzen
open-item-bye = Freilos geben
open-item-away = Als abwesend vermerken
open-item-right = Stimmt so
open-item-no-table = Tisch entfernen
open-item-choose = Einen offenen Punkt wählen.
open-item-result = Dieses Ergebnis in Runde { $round }, Tisch { $table } eintragen.
open-item-rebuild = Dafür fehlen Papiere. Das Turnier mit ihnen wiederherstellen.
open-item-seated = Tisch { $table } besetzt. Sein Ergebnis in Runde { $round } eintragen.
open-item-settled = Punkt geklärt.
open-item-numbers = Nur Nummern eingeben, z. B. 9 13.
open-item-bye-points = Punkte
