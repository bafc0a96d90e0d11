"""Words for what can be wrong with a file or its disk; ``{name}`` is the file's name."""

FILES = {
    "file_missing": "Eine Datei „{name}“ gibt es hier nicht. In einem anderen Ordner suchen.",
    "file_is_folder": "„{name}“ ist ein Ordner. Eine Turnierdatei wählen; sie endet auf .tourney.",
    "file_not_regular": (
        "„{name}“ ist keine Datei, die ein Turnier enthalten kann. Eine Turnierdatei wählen."
    ),
    "file_empty": (
        "„{name}“ ist leer: Es ist kein Turnier darin. Wurde die Datei kopiert, bitte noch einmal "
        "kopieren; sonst eine Sicherung des Turniers öffnen."
    ),
    "file_not_event": "„{name}“ ist keine Turnierdatei von TourneyDesk. Eine andere Datei wählen.",
    "file_of_other_program": "„{name}“ gehört zu einem anderen Programm. Eine Turnierdatei wählen.",
    "file_too_new": (
        "„{name}“ stammt von einem neueren TourneyDesk. Mit dieser Version öffnen oder sie hier "
        "installieren."
    ),
    "file_altered": (
        "Ein anderes Programm hat den Aufbau von „{name}“ verändert; darauf ist kein Verlass mehr. "
        "Eine Sicherung des Turniers öffnen."
    ),
    "file_damaged": (
        "„{name}“ ist beschädigt und wurde gelassen, wie sie ist. Zum Weitermachen die letzte gute "
        "Sicherung öffnen."
    ),
    "chain_broken": (
        "„{name}“ ist beschädigt: Eintrag {number} ist nicht so, wie er geschrieben wurde. Die "
        "Datei wurde gelassen, wie sie ist. Zum Weitermachen die letzte gute Sicherung öffnen."
    ),
    "head_disagrees": (
        "„{name}“ ist beschädigt: Enthalten sein sollten {expected:Eintrag|Einträge}, vorhanden "
        "sind {found}, oder der letzte wurde verändert. Die Datei wurde gelassen, wie sie ist. Zum "
        "Weitermachen die letzte gute Sicherung öffnen."
    ),
    "file_in_use": (
        "„{name}“ ist in einem anderen Fenster oder Programm offen. Dort weitermachen oder dort "
        "zuerst schließen. Hier lässt sie sich zum Lesen öffnen."
    ),
    "file_read_only": (
        "„{name}“ kann nur gelesen werden. Ansehen geht hier; zum Weitermachen eine Kopie in einem "
        "anderen Ordner speichern."
    ),
    "folder_read_only": (
        "Im Ordner von „{name}“ kann nichts geschrieben werden. Das Turnier in einem anderen "
        "Ordner speichern."
    ),
    "file_not_allowed": (
        "Für „{name}“ oder den Ordner fehlt die Berechtigung. Einen anderen Ort wählen oder "
        "fragen, wer diesen Computer betreut."
    ),
    "file_exists": "Hier gibt es schon etwas mit dem Namen „{name}“. Einen anderen Namen wählen.",
    "folder_of_others": ("In „{name}“ liegen fremde Seiten. Einen leeren Ordner wählen."),
    "folder_missing": "Den Ordner für „{name}“ gibt es nicht. Einen vorhandenen Ordner wählen.",
    "name_too_long": "Der Name „{name}“ ist zu lang für diesen Datenträger. Einen kürzeren wählen.",
    "name_not_possible": "„{name}“ kann kein Dateiname sein. Einen anderen Namen wählen.",
    "file_gone": (
        "„{name}“ wurde gelöscht, verschoben oder abgezogen, während sie offen war. Der letzte "
        "Schritt ist nicht gespeichert. Zum Weitermachen das Turnier unter einem Namen nach Wahl "
        "speichern."
    ),
    "file_replaced": (
        "An die Stelle von „{name}“ ist eine andere Datei getreten, während sie offen war. Der "
        "letzte Schritt ist nicht gespeichert. Zum Weitermachen das Turnier unter einem anderen "
        "Namen speichern."
    ),
    "file_out_of_step": (
        "„{name}“ enthält etwas anderes, als hier zu sehen ist. Der letzte Schritt ist nicht "
        "gespeichert. Zum Weitermachen das Turnier schließen und neu öffnen."
    ),
    "file_closed": "„{name}“ ist geschlossen. Zum Weitermachen neu öffnen.",
    "disk_full": (
        "Der Datenträger mit „{name}“ ist voll, und eben wurde dort nichts gespeichert. Platz "
        "schaffen und es noch einmal tun, oder das Turnier auf einem anderen Datenträger speichern."
    ),
    "disk_trouble": (
        "Der Datenträger mit „{name}“ antwortet nicht, wie er sollte, und eben wurde dort nichts "
        "gespeichert. Zum Weitermachen das Turnier auf einem anderen Datenträger speichern."
    ),
    "step_too_long": (
        "Das ist zu viel für einen einzigen Schritt in „{name}“. In kleineren Teilen eintragen."
    ),
    "stray_journal": (
        "Neben „{name}“ liegt eine Datei „{leftover}“, die nicht dazugehört. „{leftover}“ in einen "
        "anderen Ordner verschieben, dann das Turnier noch einmal öffnen."
    ),
}
