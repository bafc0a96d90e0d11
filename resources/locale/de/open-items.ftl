### Open items of a rebuilt event, and reading scans

open-result = Runde { $round }, { -table } { $table } ({ $everyone }): Ergebnis fehlt. Den Zettel { -of-this-table } prüfen.
open-seats = Runde { $round }, { -table } { $table }: Spieler unbekannt. Den Zettel { -of-this-table } prüfen.
open-place = Runde { $round }: { -table } von { $player1 } unbekannt. Die Karte oder den Zettel { -of-the-table } prüfen.
open-total = { $player1 }: Die Summe nach Runde { $round } ist unsicher. Die Karte mit den Ergebnissen vergleichen.
open-status = { $player1 }: unbekannt, ob noch dabei. Die Karte oder das Deckblatt prüfen.
open-round = Runde { $round }: zu wenige Karten oder Zettel zum Wiederherstellen. Die fehlenden suchen.
open-settings = Einstellungen unbekannt. Das Deckblatt prüfen.
open-rating = { $player1 }: Wertungszahl unbekannt. Unter „Spieler“ eintragen oder, wenn es keine gibt, „Stimmt so“ wählen.
open-age = { $player1 }: Alter unbekannt. Alter oder Altersgruppe unter „Spieler“ eintragen.
open-certain =
    Sicher: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $tables ->
        [one] { $tables } { -table }
       *[other] { $tables } { -tables }
    } mit Plätzen, { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }.
open-missing =
    { $count ->
        [one] { $count } offener Punkt.
       *[other] { $count } offene Punkte.
    }
open-more = … und { $count } weitere.
open-contradictions = Widersprüche: { $count }.
open-nothing = Vollständig: nichts fehlt, nichts widerspricht sich.
open-standings =
    Vorläufig: { $count ->
        [one] { $count } Punkt ist
       *[other] { $count } Punkte sind
    } noch offen. „?“ markiert, was davon abhängt.
items-open =
    Dieses Turnier wurde aus Papieren wiederhergestellt, und { $count ->
        [one] { $count } Punkt ist
       *[other] { $count } Punkte sind
    } noch offen. Unter „Spieler“, „Offene Punkte“ klären.
items-open-in-order = Wann diese Partie endete, ist unbekannt. Das Turnier mit dem Zettel der Partie { $table } wiederherstellen.
item-not-open = Dieser Punkt ist nicht offen.
item-player-not-open = { $player1 }: In Runde { $round } ist nichts offen.
item-table-there = { -table } { $table } der Runde { $round } gibt es schon.
item-ring = Ringpartien hängen von ihrer Reihenfolge ab. Das Turnier mit den fehlenden Zetteln oder Karten wiederherstellen.
scan-pages-left = { $file }: nur die ersten { $count } Seiten gelesen.
scan-too-large = { $name } ist zu groß. Die Grenze ist { $most }.
scan-not-read = { $name } ist kein lesbares Bild oder PDF.
scan-not-a-file = { $name } ist keine gewöhnliche Datei.
scan-pixels = { $name } hat zu viele Pixel. Die Grenze ist { GROUPED($most) }.
scan-codes-read =
    { $file }: { $count ->
        [one] { $count } Code
       *[other] { $count } Codes
    } gelesen.
scan-codes-read-page =
    { $file }, Seite { $number }: { $count ->
        [one] { $count } Code
       *[other] { $count } Codes
    } gelesen.
scan-nothing-read = { $file }: kein Code gefunden. Gerade scannen, mit mindestens 150 dpi.
scan-nothing-read-page = { $file }, Seite { $number }: kein Code gefunden. Gerade scannen, mit mindestens 150 dpi.
item-table-size = { -tables } dieses Formats haben { $least } bis { $most } Spieler.
