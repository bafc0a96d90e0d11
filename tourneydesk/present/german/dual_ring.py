"""Words of the Dual Ring."""

from tourneydesk.present.german.dual_ring_answers import ANSWERS

DUAL_RING = {
    # Why the ring is in this order
    "seats_random": "Die {players} Plätze im Ring wurden gelost.",
    "seats_rating": (
        "Die {players} Plätze im Ring gehen nach der Wertungszahl, die höchste auf Platz 1."
    ),
    "seats_entered": "Die {players} Plätze im Ring gehen nach der Reihenfolge der Anmeldung.",
    "equal_ratings_by_lot": (
        "{players:Spieler hat|Spieler haben} dieselbe Wertungszahl wie jemand anderes oder keine; "
        "ihre Reihenfolge wurde gelost."
    ),
    "kept_apart": (
        "{pairs:Paar, das nicht aufeinandertreffen soll, sitzt|Paare, die nicht aufeinandertreffen "
        "sollen, sitzen} nicht nebeneinander. Später kann der Ring sie dennoch zusammenführen."
    ),
    "no_ring_apart": (
        "{0} und {1} sollen nicht aufeinandertreffen, aber es fand sich kein Ring, der alle "
        "solchen Spieler auseinanderhält."
    ),
    "order_goes_first": (
        "{0} und {1} sollen nicht aufeinandertreffen, aber die gewählte Reihenfolge setzt sie "
        "nebeneinander. Nur beim Losen der Plätze lassen sich Spieler auseinanderhalten."
    ),
    # Why these two play
    "ring_neighbours": (
        "{0} auf Platz {white_place} und {1} auf Platz {black_place} sind Nachbarn im Ring. Gegen "
        "den nächsten Platz haben alle Weiß; hier also {0}."
    ),
    "ring_closes": (
        "Hier schließt sich der Ring: {0} auf dem letzten Platz, {white_place}, sitzt neben {1} "
        "auf Platz {black_place} und hat Weiß."
    ),
    "ring_by_hand": "Die Turnierleitung hat die Reihenfolge im Ring von Hand festgelegt.",
    "meet_all_the_same": (
        "{0} und {1} sollen nicht aufeinandertreffen, sind aber Nachbarn im Ring, und der Ring "
        "entscheidet."
    ),
    "gap_after_loss": (
        "{2} hat gegen {3} an Tisch {table} verloren und ist ausgeschieden; darum sind {0} und {1} "
        "jetzt Nachbarn."
    ),
    "gap_after_draw": (
        "{2} und {3} haben an Tisch {table} remis gespielt und sind beide ausgeschieden; darum "
        "sind {0} und {1} jetzt Nachbarn."
    ),
    "gap_after_drop": "{2} ist abgemeldet; darum sind {0} und {1} jetzt Nachbarn.",
    "white_as_before": (
        "{0} hat Weiß, wie zuvor gegen {1}. So behalten alle je eine Partie mit jeder Farbe."
    ),
    "lower_place_black": (
        "Von beiden hat der niedrigere Platz im Ring Schwarz: {1} sitzt auf Platz {black_place}, "
        "{0} auf Platz {white_place}."
    ),
    "drawn_replayed": (
        "{0} und {1} haben an Tisch {table} remis gespielt. Sie spielen mit denselben Farben noch "
        "einmal, bis jemand gewinnt."
    ),
    "deciding_game": (
        "{0} und {1} sind die letzten beiden, mit je {wins:Sieg|Siegen}. Sie spielen zwei Partien "
        "gleichzeitig, eine mit jeder Farbe; wer zuerst verliert, wird Zweiter."
    ),
    "seated_around": (
        "Gesetzt aus den Spielern, die frei waren; unverändert geblieben: {tables:Tisch|Tische}."
    ),
    # What a ring costs: heads of columns
    "weigh_beside": "auseinanderzuhaltende Paare nebeneinander",
    "weigh_order": "Plätze gegen die Reihenfolge",
    # How near the end is
    "one_loss": "{0} ist dabei. Eine Niederlage, egal an welchem Tisch, und {0} scheidet aus.",
    "one_loss_or_draw": (
        "{0} ist dabei. Eine Niederlage oder ein Remis, egal an welchem Tisch, und {0} scheidet "
        "aus."
    ),
    "deciding_loss": (
        "{0} und {1} sind die letzten beiden. Wer von ihnen zuerst verliert, wird Zweiter."
    ),
    # Why a player has his place
    "won_on_wins": (
        "{0} und {1} waren die letzten beiden. {0} hat mehr Partien gewonnen: {wins} gegen "
        "{second_wins}."
    ),
    "second_on_wins": (
        "{0} und {1} waren die letzten beiden. {1} hat weniger Partien gewonnen: {second_wins} "
        "gegen {wins}."
    ),
    "won_deciding_game": (
        "{0} und {1} waren mit gleich vielen Siegen die letzten beiden. {0} hat die erste "
        "Entscheidungspartie gewonnen, die einen Sieger hatte, an Tisch {table}."
    ),
    "won_as_the_last": "Nur {0} ist noch dabei.",
    "first_place_shared": (
        "Die letzten beiden, {0} und {1}, haben an Tisch {table} remis gespielt. Bei einem Remis "
        "scheiden beide aus; sie teilen sich darum den ersten Platz."
    ),
    "out_lost": (
        "{0} hat gegen {1} an Tisch {table} verloren. Je später ausgeschieden, desto besser der "
        "Platz."
    ),
    "out_drew": (
        "{0} und {1} haben an Tisch {table} remis gespielt und sind beide ausgeschieden. Sie "
        "teilen sich den Platz."
    ),
    "out_left": "{0} hat das Turnier verlassen. Je später ausgeschieden, desto besser der Platz.",
    # What to consider before the ring is set
    "cannot_seat": (
        "Ein Ring braucht mindestens 3 Spieler; {players:Spieler ist|Spieler sind} dabei. Noch "
        "{missing:Spieler|Spieler} anmelden."
    ),
    "may_meet_later": (
        "{pairs:Paar soll|Paare sollen} nicht aufeinandertreffen. Werden die Plätze gelost, sitzen "
        "sie am Anfang wenn möglich nicht nebeneinander; später kann der Ring sie dennoch "
        "zusammenführen."
    ),
    # What cannot be done, and what to do
    "event_finished": (
        "Das Turnier ist zu Ende: Ein Ring wird einmal gespielt. Um am Ende etwas zu ändern, "
        "Schritte rückgängig machen."
    ),
    "ring_is_set": (
        "Der Ring steht, und es gibt nur einen. Die Ergebnisse der laufenden Partien eintragen; "
        "neue werden aufgerufen, sobald sich der Ring schließt."
    ),
    "ring_not_set": (
        "Der Ring steht noch nicht. Zuerst den Ring festlegen, dann die Reihenfolge von Hand "
        "ändern."
    ),
    "ring_under_way": (
        "Von Hand ändern lässt sich der Ring nur, solange keine Partie zu Ende und niemand "
        "abgemeldet ist. Dafür bis zum Anfang rückgängig machen."
    ),
    "ring_table_count": (
        "Der Ring hat {due:Tisch|Tische}, einen für jeden Spieler, {given:ist|sind} angegeben. So "
        "viele Tische wie Spieler angeben."
    ),
    "ring_table_of_two": (
        "An jedem Tisch sitzen zwei Spieler, für Tisch {table} sind {given} angegeben. Zuerst Weiß "
        "nennen, dann Schwarz."
    ),
    "ring_needs_white": (
        "{0} hat nirgends Weiß. Im Ring haben alle an genau einem Tisch Weiß, und niemand sonst "
        "kann gesetzt werden."
    ),
    "ring_cannot_keep": (
        "Tisch {table} kann in einem Ring mit {players:Spieler|Spielern} nicht bleiben, wie er "
        "ist. Wird er gelöst, werden seine Spieler neu gesetzt."
    ),
    "ring_broken": (
        "Diese Tische bilden keinen Ring. An Tisch {table} muss {0} Schwarz haben, wegen Weiß an "
        "Tisch {next}."
    ),
    "not_to_meet": (
        "{0} und {1} sollen nicht aufeinandertreffen, sitzen aber in diesem Ring nebeneinander."
    ),
    "no_late_entries": (
        "Der Ring steht; niemand kann mehr dazukommen. Solange nichts gespielt ist: rückgängig "
        "machen, den Spieler anmelden und den Ring neu festlegen."
    ),
    "no_way_back": (
        "Der Ring hat sich über dem Platz von {0} geschlossen; zurück geht es nicht mehr. War das "
        "Abmelden von {0} ein Versehen, diesen Schritt rückgängig machen."
    ),
    "out_already": "{0} ist schon ausgeschieden. Es ist nichts weiter zu tun.",
    "all_is_over": "Das Turnier ist zu Ende; {0} bleibt in der Schlussrangliste.",
    "forbidden_too_late": (
        "Der Ring steht und entscheidet von jetzt an, wer aufeinandertrifft. Dass {0} und {1} "
        "nicht nebeneinandersitzen, ließ sich nur vorher festlegen."
    ),
    "games_not_tables": (
        "Im Ring gehören die Nummern zu Partien, die beginnen und enden, während er sich schließt; "
        "einen eigenen Tisch kann {0} darum nicht haben. Beide Partien dort spielen lassen, wo {0} "
        "sitzen kann."
    ),
    "games_not_tables_first": (
        "Im Ring gehören die Nummern zu Partien, nicht zu Tischen, und beginnen bei 1."
    ),
    "no_byes": "Im Ring setzt niemand aus; ein Freilos für {0} ist darum nicht möglich.",
    "no_forfeits": (
        "Eintragen, wer an Tisch {table} gewonnen hat, oder ein Remis. Wer nicht antritt, wird vom "
        "Turnier abgemeldet; dann schließt sich der Ring, und niemand bekommt dafür einen Sieg."
    ),
    "one_game_a_table": (
        "An Tisch {table} wird eine Partie gespielt. Nur eintragen, wer gewonnen hat, oder ein "
        "Remis."
    ),
    "winner_or_draw": "Eintragen, wer an Tisch {table} gewonnen hat, {0} oder {1}, oder ein Remis.",
    "game_was_stopped": (
        "Die Partie an Tisch {table} wurde abgebrochen, als sich der Ring schloss, und zählt für "
        "niemanden. War sie vorher zu Ende, bis dahin rückgängig machen und sie zuerst eintragen."
    ),
    "result_stands": (
        "Auf jedem Ergebnis baut der Ring auf; das von Tisch {table} lässt sich darum nicht für "
        "sich allein ändern. Stattdessen den Ring reparieren: Was daraus folgte, wird "
        "zurückgenommen, alles andere bleibt."
    ),
    "result_is_right": "Tisch {table} hat dieses Ergebnis schon.",
    "no_result_yet": (
        "Tisch {table} hat kein Ergebnis, das falsch sein könnte. Dort das richtige eintragen."
    ),
    "setting_is_fixed": (
        "Der Ring steht; „{setting:setting}“ bleibt darum bei diesem Turnier, wie es ist."
    ),
    "draws_all_alike": (
        "Eine Partie endete schon remis, und alle Remis eines Turniers werden gleich behandelt; "
        "„{setting:setting}“ bleibt darum, wie es ist."
    ),
    # Why two did not meet
    **ANSWERS,
}
