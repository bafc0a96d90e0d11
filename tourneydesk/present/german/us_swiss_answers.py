"""Words of the US Chess Swiss: why two did not meet, and what stands in the way of a decision."""

ANSWERS = {
    # Why two did not meet
    "why_not_oneself": "{0} ist nur ein Spieler. Zwei nennen.",
    "why_not_they_did": (
        "{0} und {1} haben in dieser Runde gegeneinander gespielt, an Brett {table}."
    ),
    "why_not_bye": "{0} hatte in dieser Runde das Freilos wegen der ungeraden Zahl.",
    "why_not_away": "{0} hat in Runde {round} nicht gespielt.",
    "why_not_met": (
        "{0} und {1} haben schon in Runde {round} gegeneinander gespielt, und niemand trifft "
        "zweimal auf denselben Gegner."
    ),
    "why_not_forbidden": (
        "Die Turnierleitung hat festgelegt, dass {0} und {1} nicht aufeinandertreffen sollen."
    ),
    "why_not_same_score": "{0} und {1} hatten beide {points:Punkt|Punkte}.",
    "why_not_other_score": (
        "{0} hatte {points:Punkt|Punkte}, {1} {others}. Gespielt wird, wenn möglich, gegen "
        "jemanden mit gleicher Punktzahl."
    ),
    "why_not_rest_unpairable": (
        "Mit {0} gegen {1} wären nicht alle anderen zu paaren gewesen, ohne dass jemand noch "
        "einmal auf einen früheren Gegner trifft."
    ),
    "why_not_by_hand": (
        "Die Runde wurde von Hand geändert. Verglichen wird hier mit den Paarungen, wie sie nach "
        "den Regeln wären."
    ),
    "why_not_around": (
        "Einige Bretter dieser Runde blieben bei der Reparatur, wie sie waren. Verglichen wird "
        "hier mit den Paarungen, wie sie nach den Regeln für alle wären."
    ),
    "why_not_by_rules_around": (
        "Nach den Regeln für die ganze Runde würden {0} und {1} gegeneinander spielen. Bretter, "
        "die bei der Reparatur blieben, haben es verhindert."
    ),
    "why_not_other_bye": "Mit {0} gegen {1} ginge das Freilos an {2} statt an {3}.",
    "why_not_more_leave": (
        "Mit {0} gegen {1} stiege die Zahl der Spieler, die ihre Gruppe verlassen müssten, um "
        "gegen jemanden mit anderer Punktzahl zu spielen, von {is} auf {would}."
    ),
    "why_not_other_odd_player": (
        "Mit {0} gegen {1} müsste {2} in die nächste Gruppe herunterrücken statt {3}; nach der "
        "Wertungszahl ist {3} an der Reihe."
    ),
    "why_not_third": (
        "Mit {0} gegen {1} stiege die Zahl der Spieler, die zum dritten Mal in Folge dieselbe "
        "Farbe haben, von {is} auf {would}."
    ),
    "why_not_over_equalisation_limit": (
        "Mit {0} gegen {1} stiege die Zahl der Tausche, die für den Farbausgleich zu groß sind, "
        "von {is} auf {would}."
    ),
    "why_not_equalisation": (
        "Mit {0} gegen {1} stiege die Zahl der Spieler, die eine Farbe zweimal öfter hatten als "
        "die andere, von {is} auf {would}."
    ),
    "why_not_over_alternation_limit": (
        "Mit {0} gegen {1} stiege die Zahl der Tausche, die für den Farbwechsel zu groß sind, von "
        "{is} auf {would}."
    ),
    "why_not_alternation": (
        "Mit {0} gegen {1} stiege die Zahl der Spieler, die dieselbe Farbe haben wie beim letzten "
        "Mal, von {is} auf {would}."
    ),
    "why_not_odd_players": (
        "Mit {0} gegen {1} läge der Spieler, der herunterrückt, {would} statt {is} Wertungspunkte "
        "von dem entfernt, der nach der Wertungszahl an der Reihe ist."
    ),
    "why_not_interchanges": (
        "Nach der Wertungszahl spielt die obere Hälfte einer Gruppe gegen die untere. Mit {0} "
        "gegen {1} stiege die Zahl der Paare aus ein und derselben Hälfte von {is} auf {would}."
    ),
    "why_not_changed": (
        "Mit {0} gegen {1} stiege die Zahl der Paare, die von der Reihenfolge der Wertungszahlen "
        "abweichen, von {is} auf {would}, und die Farben wären nicht besser."
    ),
    "why_not_sizes": (
        "Mit {0} gegen {1} kämen die Tausche zusammen auf {would} statt {is} Wertungspunkte."
    ),
    "why_not_distance": (
        "Mit {0} gegen {1} wären die Gegner weiter von der Reihenfolge der Wertungszahlen entfernt "
        "({would} statt {is}: Abstand in Plätzen, je im Quadrat, zusammengezählt)."
    ),
    "why_not_lower_down": (
        "Mit {0} gegen {1} wäre nach den Regeln alles gleich, aber die Änderung läge weiter oben "
        "in der Liste."
    ),
    "why_not_lot": (
        "Mit {0} gegen {1} wäre nach den Regeln alles gleich. Zwischen solchen Paarungen "
        "entscheidet eine feste Zahl, auf jedem Computer dieselbe."
    ),
    "why_not_equal": (
        "{0} gegen {1} wäre in jeder Hinsicht ebenso gut gewesen; genommen wurde eine andere, "
        "ebenso gute Paarung."
    ),
    # What stands in the way
    "results_missing": (
        "Runde {round} wartet noch auf {count:Brett|Bretter}: {tables}. Die Ergebnisse eintragen, "
        "dann auslosen."
    ),
    "event_finished": (
        "{rounds:geplante Runde ist|geplante Runden sind} ausgelost, mehr sind nicht vorgesehen. "
        "Zum Weiterspielen „Runden“ erhöhen."
    ),
    "cannot_seat": (
        "Eine Runde braucht mindestens 2 Spieler; {players:ist|sind} dabei. Noch "
        "{missing:Spieler|Spieler} anmelden oder jemanden wieder aufnehmen."
    ),
    "all_ask_for_byes": (
        "{players} Spieler sind dabei, {byes:hat|haben} für Runde {round} ein Freilos verlangt. "
        "Eine Runde braucht zwei, die spielen: einen Wunsch zurücknehmen oder jemanden wieder "
        "aufnehmen."
    ),
    "forbidden_in_the_way": (
        "In Runde {round} lassen sich nicht alle {players} Spieler paaren, solange "
        "{pairs:Paar|Paare} nicht aufeinandertreffen sollen, zum Beispiel {0} und {1}. Einige "
        "davon doch zulassen."
    ),
    "all_had_the_bye": (
        "Die Zahl der Spieler ist ungerade ({players}), und alle hatten schon einen ganzen Punkt "
        "ohne Spiel; einen zweiten bekommt niemand. Einen Spieler anmelden oder jemandem in Runde "
        "{round} ein Freilos auf Wunsch geben."
    ),
    "no_round_left": (
        "Runde {round} lässt sich nicht auslosen: Niemand trifft zweimal auf denselben Gegner, und "
        "niemand bekommt ein zweites ganzes Freilos. {players} Spieler brauchen "
        "{needed:Brett|Bretter}; wer noch nicht gegeneinander gespielt hat (Paare: {possible}), "
        "füllt zugleich {pairs}. Spieler anmelden, bei ungerader Zahl jemandem ein Freilos auf "
        "Wunsch geben oder das Turnier hier beenden."
    ),
    "too_late_to_enter": (
        "{rounds:geplante Runde ist|geplante Runden sind} ausgelost, mehr sind nicht vorgesehen; "
        "niemand kann mehr dazukommen. Zum Weiterspielen zuerst „Runden“ erhöhen."
    ),
    "fewer_rounds_than_posted": (
        "{posted:Runde ist|Runden sind} schon freigegeben; „Runden“ kann darum nicht {rounds} "
        "sein. {posted} oder mehr wählen."
    ),
    "first_colour_given": (
        "Runde 1 ist freigegeben, und die erste Farbe ist vergeben. Zum Ändern diese Runde "
        "rückgängig machen."
    ),
    "acceleration_under_way": (
        "Ob die ersten beiden Runden beschleunigt werden, entscheidet sich mit Runde 1, und wie, "
        "mit Runde 2. {posted:Runde ist|Runden sind} freigegeben; zum Ändern rückgängig machen."
    ),
    "too_many_half_byes": (
        "{0} hat schon {has:halbes Freilos|halbe Freilose}; höchstens {most} darf man verlangen."
    ),
    "last_round_bye_stands": (
        "Ein halbes Freilos für die letzte Runde bleibt, wenn es einmal verlangt ist (Regel 22C); "
        "{0} behält darum das in Runde {round}. Ist die Rücknahme in diesem Turnier erlaubt, das "
        "in den Einstellungen angeben: „Halbe Freilose, letzte Runde“ können zurückgezogen "
        "werden."
    ),
    "bye_after_the_end": (
        "{rounds:Runde ist|Runden sind} geplant; ein Freilos für {0} in Runde {round} ist darum "
        "nicht möglich. Eine Runde bis {rounds} wählen oder „Runden“ erhöhen."
    ),
    # Reports
    "winner_draw_or_forfeit": (
        "Brett {table}: eintragen, wer gewonnen hat, {0} oder {1}, oder ein Remis, oder wer nicht "
        "angetreten ist."
    ),
    "no_games_in_forfeit": (
        "Brett {table}: Eine kampflose Partie hat keine Einzelpartien zu zählen. „games“ weglassen."
    ),
    "games_say_otherwise": (
        "An Brett {table} wird eine Partie gespielt, und die gezählten Partien sagen etwas anderes "
        "als das Ergebnis. „games“ weglassen oder in Übereinstimmung bringen."
    ),
    # Boards by hand
    "not_each_once": (
        "Jeder Spieler der Runde {round} sitzt an genau einem Brett, und niemand sonst. Zu prüfen: "
        "{everyone}."
    ),
    "board_of_two": "Brett {table} hat {given:Spieler|Spieler}. Zwei nennen, Weiß zuerst.",
    "board_has_reported": (
        "Brett {table} ({0} gegen {1}) hat sein Ergebnis und bleibt, wie es ist. Zuerst das "
        "Ergebnis zurücknehmen."
    ),
    "rematch": "Brett {table}: {0} und {1} haben schon in Runde {round} gegeneinander gespielt.",
    "forbidden_pair": "Brett {table}: {0} und {1} sollen nicht aufeinandertreffen.",
    "score_gap": "Brett {table}: {0} und {1} haben verschieden viele Punkte.",
    "third_in_a_row": "Brett {table}: {0} hat zum dritten Mal in Folge {colour:word}.",
}
