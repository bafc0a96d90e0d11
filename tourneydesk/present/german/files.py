"""Words for what can be wrong with a file or its disk; ``{name}`` is the file's name."""

FILES = {
    "file_missing": "Eine Datei „{name}“ gibt es hier nicht. In einem anderen Ordner suchen.",
    "file_is_folder": "„{name}“ ist ein Ordner. Eine Turnierdatei wählen; sie endet auf .tourney.",
    "file_not_regular": (
        "„{name}“ ist keine Datei, die ein Turnier enthalten kann. Eine Turnierdatei wählen."
    ),
    "file_empty": ("{name} ist leer: Es ist kein Turnier darin."),
    "file_not_event": "„{name}“ ist keine Turnierdatei von TourneyDesk. Eine andere Datei wählen.",
    "file_of_other_program": "„{name}“ gehört zu einem anderen Programm. Eine Turnierdatei wählen.",
    "file_too_big": "{name} ist größer als {most} MB. Das ist zu groß für ein Turnier.",
    "file_too_new": (
        "„{name}“ stammt von einem neueren TourneyDesk. Mit dieser Version öffnen oder sie hier "
        "installieren."
    ),
    "file_altered": (
        "Ein anderes Programm hat den Aufbau von {name} verändert. Die Datei bleibt, wie sie ist."
    ),
    "file_damaged": ("{name} ist beschädigt. Die Datei bleibt, wie sie ist."),
    "chain_broken": ("{name} ist bei Änderung {number} beschädigt. Die Datei bleibt, wie sie ist."),
    "head_disagrees": (
        "{name} ist beschädigt: {found} von {expected:Änderung|Änderungen} gefunden, oder die "
        "letzte wurde verfälscht."
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
        "„{name}“ stimmt nicht mit dem überein, was hier zu sehen ist. Die letzte Änderung ist "
        "vielleicht nicht gespeichert. Das Turnier neu laden."
    ),
    "written_elsewhere": (
        "Ein anderes Programm hat {steps:Schritt|Schritte} in „{name}“ gespeichert, während das "
        "Turnier hier offen war. Die letzte Änderung ist nicht gespeichert. Das Turnier neu laden."
    ),
    "file_overwritten": (
        "Ein anderes Programm hat „{name}“ überschrieben, während das Turnier offen war. Die "
        "letzte Änderung ist nicht gespeichert. Das Turnier unter einem anderen Namen speichern."
    ),
    "file_not_lockable": (
        "Der Datenträger mit „{name}“ kann nicht verhindern, dass ein zweites Programm das Turnier "
        "ändert. Die Datei auf die Festplatte dieses Computers kopieren und dort öffnen."
    ),
    "no_scratch_room": (
        "Ein Schritt in „{name}“ wurde unterbrochen und muss geprüft werden, aber dafür fehlt der "
        "Platz. Auf diesem Computer Platz schaffen und das Turnier noch einmal öffnen. Es wurde "
        "nichts daran geändert."
    ),
    "file_closed": "„{name}“ ist geschlossen. Zum Weitermachen neu öffnen.",
    "copy_failed": (
        "Von „{name}“ konnte keine Kopie angelegt werden. Das Turnier selbst ist gespeichert."
    ),
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
    "paper_is_folder": "„{name}“ ist ein Ordner. Einen Dateinamen für das PDF wählen.",
    "paper_not_file": ("In „{name}“ lässt sich kein PDF schreiben. Einen Dateinamen dafür wählen."),
    "paper_not_read": (
        "Niemand liest aus „{name}“. Das lesende Programm starten, dann noch einmal drucken."
    ),
    "output_not_taken": (
        "Die Ausgabe ließ sich nicht schreiben. Auf dem Datenträger Platz schaffen und es noch "
        "einmal versuchen."
    ),
}
