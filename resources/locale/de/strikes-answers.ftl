### Accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = Das Entscheidungsspiel spielten nur { $player1 } und { $player2 }.
strikes-why-not-bye = { $player1 } hatte in Runde { $round } das Freilos.
strikes-why-not-yet = { $player1 } kam erst dazu, als Runde { $round } schon gesetzt war.
strikes-why-not-out = { $player1 } ist seit Runde { $round } mit { $strikes } Strafpunkten ausgeschieden.
strikes-why-not-left = { $player1 } war schon abgemeldet, als Runde { $round } gesetzt wurde.
strikes-why-not-taken-out = { $player1 } hat in Runde { $round } keinen Platz: Sie wurde nachträglich geändert.

## As made by the rules

strikes-why-not-changed = Runde { $round } wurde von Hand geändert; die Antwort gilt für die Tische davor.
strikes-why-not-but-made-so = Vor der Änderung saßen { $player1 } und { $player2 } in Runde { $round } an einem Tisch.
strikes-why-not-came-later = { $player1 } bekam in Runde { $round } erst nachträglich einen Platz.
strikes-why-not-forbidden = { $player1 } und { $player2 } stehen auf der Trennliste.

## The groups

strikes-why-not-groups = Runde { $round } wurde nach Strafpunkten geteilt: { $player1 } ({ $strikes }) in { $upper }, { $player2 } ({ $more }) in { $lower }.
strikes-why-not-line-lot =
    Beide hatten { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }. Runde { $round } wurde nach Strafpunkten geteilt; das Los setzte { $player1 } nach { $upper }, { $player2 } nach { $lower }.

## No previous meetings

strikes-why-not-strangers = Zufall: In Runde { $round } war sich noch niemand begegnet, jede Sitzordnung war gleich gut.
strikes-why-not-group-of-strangers = Zufall: In Gruppe { $group } war sich noch niemand begegnet, jede Sitzordnung war gleich gut.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    Genommen wurde die beste von { $dealt } gelosten Sitzordnungen ({ $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich noch einmal). In keiner saßen die beiden an einem Tisch.
strikes-why-not-dealt-dearer =
    Genommen wurde die beste von { $dealt } gelosten Sitzordnungen ({ $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich noch einmal, Wiederholungswert { $is }). In { $having } davon saßen die beiden an einem Tisch, bestenfalls mit { $would_again ->
        [one] { $would_again } Wiederholung
       *[other] { $would_again } Wiederholungen
    } (Wiederholungswert { $would }).
strikes-why-not-dealt-later =
    Genommen wurde die erste der besten von { $dealt } gelosten Sitzordnungen ({ $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich noch einmal). In { $having } davon saßen die beiden an einem Tisch; die beste davon kam später.

## The search

strikes-why-not-nobody-again = Auch mit beiden an einem Tisch gäbe es keine Wiederholung.
strikes-why-not-as-good = Auch mit beiden an einem Tisch gäbe es nicht mehr Wiederholungen (Wiederholungswert { $would }).
strikes-why-not-lot = Zwischen gleich guten Sitzordnungen hat das Los entschieden.
strikes-why-not-room = Unter gleich guten Sitzordnungen gilt die, die späteren Runden am meisten Auswahl lässt; danach entscheidet das Los.
strikes-why-not-dearer = An einem Tisch gäbe es mehr Wiederholungen (Wiederholungswert mindestens { $would } statt { $is }).
strikes-why-not-dearer-found = An einem Tisch gäbe es in der besten gefundenen Sitzordnung mehr Wiederholungen (Wiederholungswert { $would } statt { $is }).
strikes-why-not-more-forbidden =
    An einem Tisch { $would ->
        [one] säße { $would } Paar
       *[other] säßen { $would } Paare
    } der Trennliste in der besten gefundenen Sitzordnung zusammen statt { $is }.
strikes-why-not-missed = Eine Sitzordnung mit beiden an einem Tisch wäre besser gewesen. Nicht jede wird geprüft, und diese wurde nicht gefunden.
strikes-why-not-again-they =
    { $player1 } und { $player2 } waren sich schon begegnet ({ $times ->
        [one] { $times }-mal
       *[other] { $times }-mal
    }).
strikes-why-not-again-one = Zum Beispiel wären sich { $player1 } und { $player2 } noch einmal begegnet.
strikes-why-not-again-two = Zum Beispiel wären sich { $player1 } und { $player2 } noch einmal begegnet, ebenso { $player3 } und { $player4 }.
strikes-why-not-again-many =
    In jener Sitzordnung { $pairs ->
        [one] wäre { $pairs } Paar
       *[other] wären { $pairs } Paare
    } sich noch einmal begegnet.
