### The draft of a round: preview, swapping, locking, pairing again, posting

draft-look-first = &Erst ansehen
draft-look-first-button = Erst ansehen
draft-look-first-tip = { $key }. Zeigt die Runde vor dem Freigeben; Spieler lassen sich tauschen.
draft-look = Entwurf ansehen
draft-post = Runde { $round } freigeben
draft-post-ring = Ring so festlegen
draft-renew = Runde { $round } neu paaren
draft-page = Entwurf
draft-title = Runde { $round } ({ $kind }), Entwurf
draft-tables = Tische des Entwurfs
draft-mark-head = Entwurf
draft-bye = Freilos
draft-taken = ⇄ { $name }
draft-locked = fest
draft-seated-by-hand = geändert
draft-find = Suchen
draft-find-placeholder = Name oder Tisch
draft-nobody-found = In diesem Entwurf heißt niemand „{ $text }“.
draft-lock = Festhalten
draft-unlock = Lösen
draft-lock-tip = { $key }. Ein festgehaltener Tisch bleibt, wenn die Runde neu gepaart wird.
draft-swap = Tauschen
draft-swap-with = Hierher tauschen
draft-swap-tip = { $key }. Einmal bei einem Spieler, einmal beim anderen; oder den einen auf den anderen ziehen.
draft-pair-again = Neu paaren
draft-pair-again-tip = { $key }. Paart alle neu, um die festgehaltenen Tische herum.
draft-draw-again = Neu losen…
draft-draw-again-tip = { $key }. Ein anderes Los aus demselben Startwert. Es fragt nach dem Grund und wird gezählt.
draft-discard = Verwerfen
draft-discard-tip = { $key }. Verwirft diesen Entwurf; was freigegeben ist, bleibt.
draft-why-again = Warum wird neu gelost?
draft-why-again-placeholder = z. B. falscher Spieler in Runde 2
draft-taken-hint = { $name } ist gewählt. Zu einem anderen Spieler gehen und S drücken zum Tauschen, oder { key-esc } zum Loslassen.
draft-hint = Der Entwurf bleibt, solange das Turnier geöffnet ist. Beim Schließen wird er verworfen.
draft-stale = Das Turnier hat sich seit diesem Entwurf geändert. Vor dem Freigeben neu paaren; feste Tische bleiben, soweit dort noch alle mitspielen.
draft-same-after-redraw = Neu gelost, und die Tische sind dieselben: Hier entscheidet kein Los.
draft-drawn-again = Runde { $round } ist neu gelost.
draft-paired-around = Neu gepaart, um die festen Tische herum.
draft-paired-as-proposed = Nichts ist festgehalten: Das ist die Runde, wie sie vorgeschlagen war.
draft-swapped = { $one } und { $other } haben die Plätze getauscht.
draft-discarded = Der Entwurf ist verworfen. Nichts wurde freigegeben.
draft-no-swap = Beide sitzen am selben Tisch; hier ändert ein Tausch nichts.
draft-swap-step = { $one } und { $other } tauschen
draft-lock-step = Tisch { $table } festhalten
draft-unlock-step = Tisch { $table } lösen
draft-lock-bye-step = Freilos von { $name } festhalten
draft-unlock-bye-step = Freilos von { $name } lösen
draft-pair-again-step = Neu paaren
draft-round-title-redrawn = Runde { $round } ({ $kind }), { $times }-mal gelost
draft-count-shown = { $what }: { $value }
draft-counts-between = { " " }·{ " " }
draft-counts-all-nothing = Nichts spricht gegen diese Runde: Jeder Wert ist 0.
draft-costs = Was die Änderungen kosten:
draft-cost-changed = { $what }: { $value } statt { $before }
draft-costs-nothing = Die Änderungen kosten nichts: Jeder Wert ist wie vorgeschlagen.
draft-drawn =
    { $times ->
        [one] { "" }
       *[other] { $times }-mal gelost
    }
draft-changed-by-hand =
    { $tables ->
        [0] { "" }
        [one] 1 Tisch geändert
       *[other] { $tables } Tische geändert
    }
draft-more-counts =
    { $count ->
        [one] 1 weiterer Wert
       *[other] { $count } weitere Werte
    }
draft-objection = Prüfen
draft-undo-swap = Tausch zurücknehmen
draft-keep-it = Beibehalten
draft-keep-reason = Begründung fürs Protokoll
draft-keep-reason-placeholder = Begründung, z. B. von beiden Familien gewünscht
draft-objection-about = Das kommt durch Ihre Änderung. Nehmen Sie sie zurück oder begründen Sie sie für den Verlauf.
draft-objections-more =
    { $count ->
        [one] 1 weiterer Einwand.
       *[other] { $count } weitere Einwände.
    }
draft-objection-note = Runde { $round }: { $warning } Von der Turnierleitung beibehalten: { $reason }
draft-keep-step = „{ $what }“ beibehalten
draft-answer-first = Beantworten Sie vor dem Veröffentlichen die Karte oben.
draft-not-posted = Nicht veröffentlicht
draft-size = { $players }, { $tables }
