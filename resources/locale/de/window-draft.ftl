### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = V&orschau
draft-look-first-button = Vorschau
draft-look-first-tip = { $key }. Die Runde vor dem Freigeben ansehen und bei Bedarf Spieler tauschen.
draft-look = Zum Entwurf
draft-post = Runde { $round } freigeben
draft-post-ring = Ring starten
draft-renew = Runde { $round } neu paaren
draft-title = { $title } – Entwurf
draft-tables = { -tables } des Entwurfs
draft-mark-head = Änderungen
draft-bye = Freilos
draft-taken = ⇄ { $name }
draft-locked = Fest
draft-seated-by-hand = Geändert
draft-find = Suchen
draft-find-placeholder = Nr., Name
draft-no-match = Kein Spieler passt zu „{ $text }“.
draft-lock = Festhalten
draft-unlock = Lösen
draft-lock-tip =
    { $key }. { NOUN() ->
        [board] Dieses Brett
        [game] Diese Partie
       *[table] Dieser Tisch
    } bleibt, wenn neu gepaart wird.
draft-swap = Tauschen
draft-swap-with = Hierher tauschen
draft-swap-tip = { $key }. Zwei Spieler wählen oder einen auf den anderen ziehen.
draft-pair-again = Neu paaren
draft-pair-again-tip = { $key }. Paart alle neu außer den festgehaltenen { -tables-dative }.
draft-draw-again = Neu losen…
draft-draw-again-tip = { $key }. Lost noch einmal. Sie geben einen Grund an; der Verlauf hält ihn fest.
draft-discard = Entwurf verwerfen
draft-discard-tip = { $key }. Freigegebenes bleibt unverändert.
draft-why-again = Grund für das neue Los
draft-why-again-placeholder = z. B. falscher Spieler in Runde 2
draft-taken-hint = { $name } gewählt. Jetzt den Spieler zum Tauschen wählen und S drücken; { key-esc } bricht ab.
draft-hint = Beim Schließen des Turniers wird der Entwurf verworfen.
draft-stale = Spieler oder Ergebnisse haben sich seit diesem Entwurf geändert. Neu paaren; feste { -tables } bleiben, wenn ihre Spieler noch dabei sind.
draft-same-after-redraw = Dieselben Paarungen: In dieser Runde wird nichts gelost.
draft-drawn-again = Runde { $round } neu gelost.
draft-paired-around = Neu gepaart; feste { -tables } bleiben.
draft-paired-as-proposed = Wieder wie vorgeschlagen.
draft-swapped = { $one } und { $other } getauscht.
draft-discarded = Entwurf verworfen.
draft-no-swap =
    Beide sitzen schon { NOUN() ->
        [board] am selben Brett
        [game] in derselben Partie
       *[table] am selben Tisch
    }.
draft-swap-step = { $one } und { $other } tauschen
draft-lock-step = { -table } { $table } festhalten
draft-unlock-step = { -table } { $table } lösen
draft-lock-bye-step = Freilos von { $name } festhalten
draft-unlock-bye-step = Freilos von { $name } lösen
draft-pair-again-step = Neu paaren
draft-round-title-redrawn = { $title } ({ $times }-mal gelost)
draft-count-shown = { $what }: { $value }
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = Keine Probleme in dieser Auslosung gefunden.
draft-costs = Nach Ihren Änderungen:
draft-cost-changed = { $what }: { $value } (vorher { $before })
draft-costs-nothing = Ihre Änderungen machen die Auslosung nicht schlechter.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] { $times }-mal gelost
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] 1 { -table } von Hand geändert
       *[other] { $tables } { -tables } von Hand geändert
    }
draft-more-counts =
    { $count ->
        [one] 1 weiterer
       *[other] { $count } weitere
    }
draft-objection = Prüfen
draft-undo-swap = Tausch zurücknehmen
draft-keep-it = Beibehalten
draft-keep-reason = Grund für den Verlauf
draft-keep-reason-placeholder = Grund für den Verlauf, z. B. Wunsch beider Familien
draft-objection-about = Das kommt durch Ihre Änderung. Zurücknehmen oder beibehalten und einen Grund für den Verlauf angeben.
draft-objections-more =
    { $count ->
        [one] 1 weiterer Einwand.
       *[other] { $count } weitere Einwände.
    }
draft-objection-note = Runde { $round }: { $warning } Von der Turnierleitung beibehalten: { $reason }
draft-keep-step = „{ $what }“ beibehalten
draft-answer-first = Vor dem Freigeben die Karte oben beantworten.
draft-not-posted = Nicht freigegeben
draft-size = { $players } an { $tables }
