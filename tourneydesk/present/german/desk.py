"""Words of the desk: why a decision is not taken, and the names of steps."""

DESK = {
    "last_copy_failed": (
        "„{name}“ ist gespeichert, aber die letzte Kopie davon ist nicht gelungen. {why}"
    ),
    # Refusals in any format
    "nothing_to_undo": "Es gibt nichts rückgängig zu machen.",
    "nothing_to_redo": "Es gibt nichts zu wiederholen.",
    "unknown_detail": "Ein Turnier hat kein „{detail}“. Es hat {known}.",
    "detail_length": "{detail:word}: 1 bis {most} Zeichen sind nötig.",
    "player_unknown": (
        "Einen Spieler {player} gibt es nicht; die Spieler haben die Nummern 1 bis {players}."
    ),
    "member_entered": (
        "Jemand mit der Mitgliedsnummer {member} ist schon angemeldet. Jedem Spieler eine eigene "
        "geben oder das Feld leer lassen."
    ),
    "nobody_in_list": "In der Liste steht kein Spieler, der angemeldet werden kann.",
    "round_unknown": "Runde {round} ist nicht freigegeben; bisher freigegebene Runden: {posted}.",
    "table_unknown": (
        "Runde {round} hat keinen Tisch {table}; ihre Tische haben die Nummern {low} bis {high}."
    ),
    "table_number": (
        "Tische haben Nummern von 1 bis {most}. Eine davon eintragen oder das Feld leer lassen."
    ),
    "table_not_fixed": "{0} hat keinen festen Tisch.",
    "table_stopped": "Die Partie an Tisch {table} wurde abgebrochen und zählt für niemanden.",
    "table_has_result": (
        "Tisch {table} in Runde {round} hat schon sein Ergebnis und bleibt, wie er ist. Zuerst "
        "dieses Ergebnis zurücknehmen."
    ),
    "no_result_there": (
        "Tisch {table} in Runde {round} hat kein Ergebnis, das zurückgenommen werden kann."
    ),
    "out_already": "{0} ist schon ausgeschieden, in Runde {round}.",
    "entry_was_paired": (
        "{0} war in Runde {round}; der Eintrag kann nicht gelöscht werden. Stattdessen abmelden."
    ),
    "dropped_already": "{0} ist schon abgemeldet.",
    "in_already": "{0} ist schon im Turnier.",
    "out_by_the_rules": (
        "Nach den Regeln ist {0} in Runde {round} ausgeschieden und kann nicht zurückkommen."
    ),
    "why_not_oneself": "Zwei verschiedene Spieler nennen; niemand trifft auf sich selbst.",
    "they_met": "{0} und {1} haben in Runde {round} gegeneinander gespielt, an Tisch {table}.",
    "no_house_players": "Einen Hausspieler gibt es nur im US Chess Swiss.",
    "nobody_named": "Mindestens einen Spieler nennen.",
    "checked_in_already": "{0} ist schon als anwesend vermerkt.",
    "not_checked_in": "{0} ist nicht als anwesend vermerkt.",
    "check_in_after_drop": (
        "{0} ist abgemeldet. Zuerst wieder aufnehmen, dann als anwesend vermerken."
    ),
    "absent_too_late": (
        "Runde 1 ist freigegeben: Wer nicht gekommen ist, wird jetzt einzeln abgemeldet."
    ),
    "nobody_absent": "Alle im Turnier sind als anwesend vermerkt; niemand ist abzumelden.",
    "nobody_checked_in": (
        "Noch ist niemand als anwesend vermerkt; das würde also alle abmelden. Zuerst die "
        "vermerken, die da sind."
    ),
    "bye_points": (
        "Ein Freilos zählt 1 Punkt (Entscheidung der Turnierleitung), einen halben (0.5) oder 0."
    ),
    "bye_too_late": "Runde {round} ist freigegeben. Ein Freilos ist ab Runde {next} möglich.",
    "no_bye_asked": "{0} hat für Runde {round} kein Freilos verlangt.",
    "bye_had": "Runde {round} ist freigegeben. Das Freilos von {0} in dieser Runde bleibt.",
    "pair_of_one": (
        "Zwei verschiedene Spieler nennen, die nicht aufeinandertreffen sollen, nicht zweimal {0}."
    ),
    "pair_not_forbidden": "{0} und {1} dürfen schon aufeinandertreffen.",
    "seated_wrongly": (
        "Mehr als einmal gesetzt: {everyone}. Jeden Spieler der Runde {round} nur einmal setzen."
    ),
    "left_without_seat": "Ohne Platz: {everyone}. In Runde {round} alle setzen.",
    "seated_though_gone": (
        "Wer abgemeldet ist, kann nicht neu gesetzt werden: {everyone}. Den Tisch lassen, wie er "
        "ist, oder zuerst wieder aufnehmen."
    ),
    "seated_stranger": (
        "Gesetzt werden kann nur, wer in Runde {round} gesetzt war; zu prüfen: {everyone}."
    ),
    "proposal_stale": (
        "Das Turnier hat sich geändert, seit Runde {round} entworfen wurde. Bitte neu auslosen."
    ),
    "swap_with_oneself": "Zwei verschiedene Spieler zum Tauschen wählen, nicht zweimal {0}.",
    "not_in_draft": "{0} steht nicht im Entwurf von Runde {round}.",
    "bye_not_to_swap": "{0} spielt in Runde {round} nicht, egal wer das Freilos hat.",
    "swap_of_byes": "{0} und {1} haben beide ein Freilos; da gibt es nichts zu tauschen.",
    "second_bye": "{0} hatte schon in Runde {round} ein Freilos.",
    "bye_by_hand": "Die Turnierleitung hat {0} das Freilos von Hand gegeben.",
    "no_bye_in_format": "In diesem Format setzt niemand aus; es gibt kein Freilos zu vergeben.",
    "no_bye_to_give": "In Runde {round} hat niemand ein Freilos wegen ungerader Zahl.",
    "has_this_bye": "{0} hat das Freilos von Runde {round} schon.",
    "not_seated_in_round": "{0} spielt in Runde {round} nicht.",
    "bye_with_results": (
        "Runde {round} hat Ergebnisse. Sie müssen gelöscht sein, bevor ein anderer das Freilos "
        "bekommt."
    ),
    "full_bye_by_director": (
        "Ein Freilos mit ganzem Punkt für {0} in Runde {round} entscheidet die Turnierleitung "
        "selbst."
    ),
    "more_kept_than_tables": (
        "Es sind mehr Tische festgehalten, als diese Runde jetzt hat ({tables:Tisch|Tische}). "
        "Einige lösen."
    ),
    "redraw_without_why": (
        "In einer Zeile angeben, warum Runde {round} neu gelost wird; der Verlauf behält es."
    ),
    "nothing_to_redraw": (
        "Runde {round} kann noch nicht ausgelost werden; es gibt also nichts neu zu losen."
    ),
    "seed_length": "Ein Startwert braucht 1 bis {most} sichtbare Zeichen in einer Zeile.",
    "event_name": "Das Turnier braucht einen Namen von 1 bis {most} Zeichen in einer Zeile.",
    "format_unknown": "Ein Format „{format}“ gibt es nicht. Formate: {known}.",
    "no_round_yet": "Noch ist keine Runde freigegeben.",
    "absent_entered_later": "{0} wurde erst nach der Auslosung von Runde {round} angemeldet.",
    "absent_eliminated": (
        "{0} war nach Runde {left} ausgeschieden, vor der Auslosung von Runde {round}."
    ),
    "absent_withdrawn": "{0} hat in Runde {left} aufgegeben, vor der Auslosung von Runde {round}.",
    "absent_left": "{0} war vor der Auslosung von Runde {round} abgemeldet.",
    "absent_taken_out": "{0} hat den Platz in Runde {round} bei einer Änderung verloren.",
    "changed_by_hand_from_rules": (
        "Nach den Regeln wären sich {0} und {1} in Runde {round} begegnet. Die Turnierleitung hat "
        "das geändert."
    ),
    "said_before_changes_by_hand": (
        "Die Turnierleitung hat {count:Tisch|Tische} von Hand geändert. Was für die ganze Runde "
        "gilt, bezieht sich auf die Runde davor."
    ),
    "not_possible": "Das ist hier nicht möglich.",
    "format_of_file": "{name} ist ein Turnier im Format „{format}“, das diese Version nicht kennt.",
    "players_count": "Die Zahl der Spieler kann 1 bis {most} sein.",
    "setting_form": (
        "Eine Einstellung in der Form NAME=WERT schreiben, zum Beispiel elimination_level=47."
    ),
    "too_many_steps": (
        "Dieses Turnier hat {most} Schritte, mehr kann eine Datei nicht enthalten. Bitte ein neues"
        " beginnen."
    ),
    "last_good_copy": "Die neueste Sicherung mit {steps:Änderung|Änderungen} ist {copy}.",
    "step_unknown": (
        "Einen Schritt {step} gibt es nicht; die Schritte haben die Nummern 1 bis {steps}."
    ),
    # Tables that stay
    "has_this_table": "{0} sitzt immer an Tisch {table}.",
    "table_held_by_other": (
        "Tisch {table} war für {0} nicht frei: {1} hat ihn früher bekommen und sitzt in dieser "
        "Runde dort."
    ),
    "table_fixed_twice": (
        "Tisch {table} ist für {everyone} fest vergeben. Wenn sie nicht aufeinandertreffen, "
        "bekommt ihn nur {0}."
    ),
    "meets_fixed_player": (
        "Tisch {table} war für {0} nicht möglich: {1}, hier der Gegner, hat früher den festen "
        "Tisch {stays} bekommen."
    ),
    # Names of steps
    "step_other": "Schritt anderer Art ({kind})",
    "step_opened": "Turnier {name} anlegen",
    "step_details": "Angaben zum Turnier ändern: {details:word}",
    "step_settings": "Einstellungen ändern: {settings:setting}",
    "step_player_added": "{name} anmelden",
    "step_players_added": "{count:Spieler|Spieler} anmelden",
    "step_player_changed": "{name} ändern",
    "step_dropped": "{0} abmelden",
    "step_deleted": "{0} löschen",
    "step_returned": "{0} wieder aufnehmen",
    "step_checked_in": "{0} ist da",
    "step_checked_in_many": "{count:Spieler ist|Spieler sind} da",
    "step_not_here": "{0} ist doch nicht da",
    "step_not_here_many": "{count:Spieler ist|Spieler sind} doch nicht da",
    "step_absent": "{count:fehlenden|fehlende} Spieler abmelden",
    "step_bye": "Freilos für {0} in Runde {round}",
    "step_no_bye": "Kein Freilos für {0} in Runde {round}",
    "step_table_fixed": "Tisch {table} für {0}",
    "step_table_free": "Kein fester Tisch für {0}",
    "step_forbidden": "{0} und {1} auseinanderhalten",
    "step_allowed": "{0} und {1} dürfen aufeinandertreffen",
    "step_redrawn": "Runde {round} neu losen: {why}",
    "step_posted": "Runde {round} freigeben",
    "step_posted_by_hand": "Runde {round} freigeben, von Hand geändert",
    "step_by_hand": "Runde {round} von Hand setzen",
    "step_called": "{tables:Tisch|Tische} aufrufen",
    "step_result": "Ergebnis von Tisch {table}, Runde {round}",
    "step_cleared": "Ergebnis von Tisch {table}, Runde {round} zurücknehmen",
    "step_note": "Bemerkung: {text}",
    "step_left_open": "Aus Papieren wiederhergestellt: {count:Punkt|Punkte} offen",
    "step_settled": "Offene Punkte geklärt",
    "was_open_seats": "Runde {round}, Tisch {table}: {seats}",
    "step_undone": "Schritt {step} rückgängig machen",
    "step_redone": "Schritt {step} wiederholen",
}
