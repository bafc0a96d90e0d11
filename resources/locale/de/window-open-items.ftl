### The panel for the open items of a rebuilt event

open-item-title = Offene Punkte
open-item-table = { -table }
open-item-seats = Spielernummern nach Sitz
open-item-seat = Spieler setzen
open-item-bye = Freilos geben
open-item-away = Als abwesend vermerken
open-item-right = Stimmt so
open-item-no-table = { -table } entfernen
open-item-choose = Einen offenen Punkt wählen.
open-item-result = Dieses Ergebnis in Runde { $round }, { -table } { $table } eintragen.
open-item-rebuild = Dafür fehlen Papiere. Das Turnier mit ihnen wiederherstellen.
open-item-seated = { -table } { $table } besetzt. Das Ergebnis in Runde { $round } eintragen.
open-item-settled = Punkt geklärt.
open-item-numbers = Nur Nummern eingeben, z. B. 9 13.
open-item-bye-points = Punkte
