### Words of what is open in a rebuilt event, and of reading scans

open-result = Runde { $round }, Tisch { $table } ({ $everyone }): Das Ergebnis fehlt. Der Zettel dieses Tisches klärt es.
open-seats = Runde { $round }, Tisch { $table }: Es fehlt, wer dort saß. Der Zettel dieses Tisches klärt es.
open-place = Runde { $round }: Kein Papier sagt, wo { $player1 } war. Die Karte oder der Zettel des Tisches klärt es.
open-total = { $player1 }: Die Summe nach Runde { $round } ist zweifelhaft. Die Karte mit den Ergebnissen vergleichen.
open-status = { $player1 }: Kein Papier sagt, ob noch dabei. Die Karte oder das Deckblatt klärt es.
open-round = Runde { $round }: Die Papiere sagen nicht genug, um sie wiederherzustellen. Die fehlenden Karten oder die Zettel klären es.
open-settings = Kein Papier sagt, welche Einstellungen gelten. Das Deckblatt klärt es.
open-rating = { $player1 }: Wertungszahl unbekannt. Unter „Spieler“ eintragen. Gibt es keine: „Stimmt so“.
open-age = { $player1 }: Alter unbekannt. Das Alter oder die Altersgruppe unter „Spieler“ eintragen.
open-certain =
    Sicher: { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit Plätzen, { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }.
open-missing =
    Offen: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
open-more = … und { $count } weitere.
open-contradictions = Widersprüche: { $count }.
open-nothing = Vollständig: Nichts fehlt, nichts widerspricht sich.
open-standings =
    Vorläufig: { $count ->
        [one] { $count } Punkt ist
       *[other] { $count } Punkte sind
    } noch offen. „?“ zeigt, was davon abhängt.
items-open =
    Dieses Turnier wurde aus Papieren wiederhergestellt, und { $count ->
        [one] { $count } Punkt ist
       *[other] { $count } Punkte sind
    } noch offen. Unter „Spieler“, „Offene Punkte“ klären.
items-open-in-order = Wann diese Partie endete, ist nicht bekannt. Das Turnier mit dem Zettel der Partie { $table } wiederherstellen.
item-not-open = Das ist in diesem Turnier nicht offen.
item-player-not-open = { $player1 }: Der Platz in Runde { $round } ist nicht offen.
item-table-there = Runde { $round } hat schon einen Tisch { $table }.
item-ring = Die Partien eines Rings hängen von ihrer Reihenfolge ab. Das Turnier mit den fehlenden Zetteln oder Karten wiederherstellen.
scan-pages-left = { $file }: Nur die ersten { $count } Seiten wurden gelesen.
scan-too-large = „{ $name }“ ist zu groß: höchstens { $most }.
scan-not-read = „{ $name }“ lässt sich nicht als Bild oder PDF lesen.
scan-not-a-file = „{ $name }“ ist keine gewöhnliche Datei.
scan-pixels = „{ $name }“ hat zu viele Bildpunkte: höchstens { GROUPED($most) }.
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
scan-nothing-read = { $file }: Kein Code gelesen. Gerade und mit mindestens 150 dpi scannen.
scan-nothing-read-page = { $file }, Seite { $number }: Kein Code gelesen. Gerade und mit mindestens 150 dpi scannen.
item-table-size = Ein Tisch dieses Formats hat { $least } bis { $most } Spieler.
