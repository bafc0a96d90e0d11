"""Words of a file that cannot be opened, and of what can be recovered from it."""

RECOVERY = {
    "reason_unknown": "Diese Version von TourneyDesk hat für diesen Grund keine Worte ({code}).",
    # Why a file cannot be opened
    "story_begins": ("{name} ist beschädigt: Die Datei beginnt nicht mit einem neuen Turnier."),
    "story_unreadable": "{name} ist beschädigt: Änderung {step} ist nicht lesbar.",
    "story_newer": (
        "{name} wurde mit einem neueren TourneyDesk geändert. Diese Version kennt Änderung "
        "{step} nicht."
    ),
    "story_too_long": "{name} hat mehr als {most:grouped} Änderungen.",
    "story_players": "Ein Turnier hat Platz für {most:grouped} Spieler.",
    "story_order": ("{name} ist beschädigt: Änderung {step} passt nicht zu den Änderungen davor."),
    "story_undo": (
        "{name} ist beschädigt: Änderung {step} betrifft Änderung {named}, die nicht die "
        "letzte war."
    ),
    "story_player": (
        "{name} ist beschädigt: Änderung {step} ist für Spieler {player} nicht möglich."
    ),
    "story_round": "{name} ist beschädigt: Änderung {step} ist in Runde {round} nicht möglich.",
    "story_table": (
        "{name} ist beschädigt: Änderung {step} ist an Tisch {table} in Runde {round} nicht "
        "möglich."
    ),
    "story_seats": (
        "{name} ist beschädigt: Die Plätze an Tisch {table} in Runde {round} sind nicht "
        "möglich (Änderung {step})."
    ),
    "story_result": (
        "{name} ist beschädigt: Das Ergebnis von Tisch {table} in Runde {round} ist nicht "
        "möglich (Änderung {step})."
    ),
    "story_running": (
        "{name} ist beschädigt: Nach Änderung {step} läuft Tisch {table} noch, obwohl dort jemand "
        "ausgeschieden oder das Turnier zu Ende ist."
    ),
    "story_setting": (
        "{name} ist beschädigt: Änderung {step} enthält eine Einstellung, die es so nicht "
        "gibt ({setting:setting})."
    ),
    "story_value": (
        "{name} ist beschädigt: Änderung {step} enthält einen Wert, der nicht möglich ist."
    ),
    "opening_failed": "{name} ließ sich nicht öffnen. Die Datei ist vielleicht beschädigt.",
    # Was davon gerettet werden kann
    "recovery_whole": "{all:Änderung|Änderungen}: Alles lässt sich retten.",
    "recovery_kept": "{kept} von {all:Änderung|Änderungen} lassen sich retten.",
    "recovery_uncounted": (
        "{kept:Änderung lässt|Änderungen lassen} sich retten. Wie viele es waren, ist nicht "
        "bekannt."
    ),
    "recovery_perhaps": "Spätere Änderungen fehlen vielleicht.",
    "recovery_none": "Nichts lässt sich retten. Die Spielerkarten helfen weiter.",
    "recovery_step": "Es fehlt: Änderung {number}, {step}",
    "recovery_step_unread": "Es fehlt: Änderung {number}, nicht lesbar",
    "recovery_steps_unread": "Es fehlen: Änderungen {first} bis {last}, nicht lesbar",
    "recovery_unreadable": "Nicht lesbar",
    "recovery_tables": "{tables:Tisch|Tische} in Runde {round}",
    "recovery_unread": "{count:Änderung, die nicht lesbar ist|Änderungen, die nicht lesbar sind}",
    "recovery_more": "{count:weitere Änderung|weitere Änderungen}",
    "recovery_missing": "Es fehlt: {parts}.",
    "recovery_complete": "Nichts fehlt.",
    "recovery_unproved": (
        "Nichts in der Datei zeigt, dass ihre Sicherungen zum selben Turnier gehören."
    ),
    "recovery_how": "Weiter geht es mit: tourneydesk recover {name} -o NEU.tourney",
    "recovery_see": "Was das ist, zeigt: tourneydesk check {name}",
    "recovered": "{new} enthält {kept} von {all:Änderung|Änderungen}. {name} ist unverändert.",
}
