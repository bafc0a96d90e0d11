### Words of accumulated strikes: why two players did not sit at one table

## Who had no table

strikes-why-not-last-game = Im letzten Spiel saßen nur { $player1 } und { $player2 }: Sie hatten sich den Sieg geteilt.
strikes-why-not-bye = { $player1 } hatte in Runde { $round } das Freilos.
strikes-why-not-yet = { $player1 } war noch nicht angemeldet, als Runde { $round } ausgelost wurde.
strikes-why-not-out = { $player1 } war schon ausgeschieden: in Runde { $round }, mit { $strikes } Strafpunkten.
strikes-why-not-left = { $player1 } war nicht mehr dabei, als die Tische von Runde { $round } gebildet wurden.
strikes-why-not-taken-out = { $player1 } hat in Runde { $round } keinen Platz: Die Runde wurde nach der Auslosung geändert.

## As made by the rules

strikes-why-not-changed = Runde { $round } wurde nach der Auslosung geändert. Die Antwort gilt für die Tische, wie sie nach den Regeln ausgelost waren.
strikes-why-not-but-made-so = So wie Runde { $round } nach den Regeln ausgelost war, saßen { $player1 } und { $player2 } an einem Tisch.
strikes-why-not-came-later = { $player1 } bekam erst nach der Auslosung von Runde { $round } einen Platz.
strikes-why-not-forbidden = Die Turnierleitung hat festgelegt, dass { $player1 } und { $player2 } nicht aufeinandertreffen sollen.

## The groups

strikes-why-not-groups = Runde { $round } wurde nach Strafpunkten geteilt: { $player1 } ({ $strikes }) in { $upper }, { $player2 } ({ $more }) in { $lower }.
strikes-why-not-line-lot =
    { $player1 } und { $player2 } hatten beide { $strikes ->
        [one] { $strikes } Strafpunkt
       *[other] { $strikes } Strafpunkte
    }. Runde { $round } wurde nach Strafpunkten geteilt, und das Los hat { $player1 } nach { $upper } und { $player2 } nach { $lower } gesetzt.

## Nobody had met

strikes-why-not-strangers = Das Los allein hat entschieden: In Runde { $round } war sich noch niemand begegnet, also war jede Sitzordnung gleich gut.
strikes-why-not-group-of-strangers = Das Los allein hat entschieden: In Gruppe { $group } war sich noch niemand begegnet, also war dort jede Sitzordnung gleich gut.

## Thirty seatings dealt

strikes-why-not-never-dealt =
    { $dealt } Sitzordnungen wurden gelost, die beste wurde genommen: { $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich darin noch einmal. In keiner der Sitzordnungen saßen die beiden an einem Tisch.
strikes-why-not-dealt-dearer =
    { $dealt } Sitzordnungen wurden gelost, die beste wurde genommen: { $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich darin noch einmal (Wiederholungswert { $is }). In { $having } davon saßen die beiden an einem Tisch; in der besten dieser Art { $would_again ->
        [one] { $would_again } Paar
       *[other] { $would_again } Paare
    } (Wiederholungswert { $would }).
strikes-why-not-dealt-later =
    { $dealt } Sitzordnungen wurden gelost, von den besten wurde die erste genommen: { $again ->
        [one] { $again } Paar begegnet
       *[other] { $again } Paare begegnen
    } sich darin noch einmal. In { $having } davon saßen die beiden an einem Tisch; die beste dieser Art war ebenso gut, wurde aber später gelost.

## The search

strikes-why-not-nobody-again = Auch mit beiden an einem Tisch hätte niemand jemandem noch einmal begegnen müssen.
strikes-why-not-as-good = Auch mit beiden an einem Tisch wären nicht mehr Wiederholungen nötig gewesen (Wiederholungswert { $would }).
strikes-why-not-lot = Zwischen gleich guten Sitzordnungen hat das Los entschieden.
strikes-why-not-room = Unter gleich guten Sitzordnungen nimmt die Suche die, die für spätere Runden am meisten Auswahl lässt; danach entscheidet das Los.
strikes-why-not-dearer = Mit beiden an einem Tisch hätte es mehr Wiederholungen gegeben (Wiederholungswert mindestens { $would } statt { $is }).
strikes-why-not-dearer-found = Mit beiden an einem Tisch hat auch die beste Sitzordnung, die gefunden wurde, mehr Wiederholungen (Wiederholungswert { $would } statt { $is }).
strikes-why-not-more-forbidden =
    Mit beiden an einem Tisch bringt die beste Sitzordnung, die gefunden wurde, { $would ->
        [one] { $would } Paar
       *[other] { $would } Paare
    } zusammen, die nicht aufeinandertreffen sollen, statt { $is }.
strikes-why-not-missed = Eine Sitzordnung mit beiden an einem Tisch wäre sogar besser gewesen. Die Suche probiert nicht jede Sitzordnung und ist auf diese nicht gestoßen.
strikes-why-not-again-they =
    { $player1 } und { $player2 } waren sich vorher schon begegnet ({ $times ->
        [one] { $times } Mal
       *[other] { $times } Mal
    }).
strikes-why-not-again-one = Zum Beispiel wären sich { $player1 } und { $player2 } noch einmal begegnet.
strikes-why-not-again-two = Zum Beispiel wären sich { $player1 } und { $player2 } noch einmal begegnet, ebenso { $player3 } und { $player4 }.
strikes-why-not-again-many = In dieser Sitzordnung wären sich { $pairs } Paare noch einmal begegnet.
