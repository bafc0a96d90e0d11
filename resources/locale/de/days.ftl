### Ein Turniertag mit mehreren Gruppen

day-damaged = { $name } ist keine Liste von Gruppen oder beschädigt. Einen neuen Turniertag anlegen und die Turnierdateien hinzufügen; verloren ist nichts.
day-too-new = { $name } stammt von einer neueren Version von TourneyDesk. Diese Version installieren oder aus denselben Turnierdateien einen neuen Turniertag anlegen.
day-section-twice = { $name } gehört schon zu diesem Turniertag.
day-too-many-sections = Ein Turniertag hat höchstens { $most } Gruppen.
day-no-such-section = { $name } gehört nicht zu diesem Turniertag.
day-section-not-open = { $name } ist nicht geöffnet. Zuerst öffnen.
day-without-sections = Dieser Turniertag hat noch keine Gruppen. Zuerst eine Turnierdatei hinzufügen.
day-no-open-move = Es ist kein Gruppenwechsel abzuschließen.
day-move-whom = Die Nummer eines Spielers angeben, nicht „{ $given }“.
move-same-section = Der Spieler ist schon in { $name }.
move-unfinished = Ein Gruppenwechsel wurde unterbrochen. Zuerst diesen abschließen.
day-nothing-to-export = Keine Gruppe von { $name } lässt sich nach { $kind } exportieren.
day-not-exported = { $event } hat eine andere Turnierform und fehlt im Export nach { $kind }.
day-not-printed = Für { $section } wurde nichts gedruckt: { $why }
day-paper = { $section }: { $paper }

head-section = Gruppe
day-section-twin = { $name } ({ $file })
day-section-and-others = { $section } und andere
day-list-head =
    { $name }: { $count ->
        [0] keine Gruppen
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
day-not-open = lässt sich nicht öffnen
day-tables =
    { $count ->
        [one] Tisch { $first }
       *[other] Tische { $first }–{ $last }
    }
day-tables-hint = Mit --number-tables bekommen die Gruppen Tische hintereinander.
day-overlap =
    { $one } und { $other } haben beide { $count ->
        [one] Tisch { $first }
       *[other] die Tische { $first }–{ $last }
    }.
day-same-person = { $name } spielt in { $sections }.
day-same-name = { $name } ist in { $sections } angemeldet. Bitte prüfen, ob das dieselbe Person ist.
day-move-unfinished = { $name } sollte von { $source } nach { $target } wechseln, als das Programm endete, und ist jetzt in beiden. Den Wechsel abschließen oder die Anmeldung in { $target } löschen.
day-moved-deleted = { $name } ist von { $source } nach { $target } gewechselt.
day-moved-withdrawn = { $name } ist in { $source } abgemeldet und in { $target } nachgemeldet.
day-left-behind = Nicht übernommen in { $section }: { $requests }.
day-left-behind-bye = beantragte Freilose
day-left-behind-table = der feste Tisch
