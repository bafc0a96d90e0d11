### What can be wrong with a file or its disk; $name is the file's name

file-missing = { $name } ist nicht hier. In einem anderen Ordner suchen.
file-is-folder = { $name } ist ein Ordner. Eine Turnierdatei wählen; sie endet auf .tourney.
file-not-regular = { $name } kann kein Turnier enthalten. Eine Turnierdatei wählen.
file-empty = { $name } ist leer. Neu kopieren oder eine Sicherung öffnen.
file-not-event = { $name } ist kein Turnier von TourneyDesk.
file-of-other-program = { $name } gehört zu einem anderen Programm. Eine Turnierdatei wählen.
file-too-big = { $name } ist größer als { $most } MB, zu groß für ein Turnier.
file-too-new = { $name } stammt von einer neueren Version von TourneyDesk. Zum Öffnen diese Version installieren.
file-altered = Ein anderes Programm hat den Aufbau von { $name } geändert. TourneyDesk hat nichts daran geändert.
file-damaged = { $name } ist beschädigt. Nichts darin wurde geändert.
chain-broken = { $name } ist bei Änderung { $number } beschädigt. Nichts darin wurde geändert.
head-disagrees =
    { $name } ist beschädigt: { $found } von { $expected ->
        [one] { $expected } Änderung
       *[other] { $expected } Änderungen
    } gefunden, oder die letzte wurde verändert.
file-in-use = { $name } ist schon in einem anderen Fenster oder Programm offen. Dorthin wechseln oder das Turnier hier schreibgeschützt öffnen.
file-read-only = { $name } ist schreibgeschützt. Zum Ändern eine Kopie in einem anderen Ordner speichern.
folder-read-only = Der Ordner von { $name } ist schreibgeschützt. Das Turnier in einem anderen Ordner speichern.
file-not-allowed = Für { $name } oder den Ordner fehlt Ihnen die Berechtigung.
file-exists = { $name } gibt es hier schon. Einen anderen Namen wählen.
folder-of-others = { $name } enthält fremde Seiten. Einen leeren Ordner wählen.
folder-missing = Den Ordner von { $name } gibt es nicht. Einen anderen Ordner wählen.
name-too-long = „{ $name }“ ist für diesen Datenträger zu lang. Einen kürzeren Namen wählen.
name-not-possible = „{ $name }“ kann kein Dateiname sein. Einen anderen Namen wählen.
file-gone = { $name } wurde verschoben, gelöscht oder abgezogen. Die letzte Änderung ist nicht gespeichert. Das Turnier unter neuem Namen speichern.
file-replaced = Ein anderes Programm hat { $name } ersetzt. Die letzte Änderung ist nicht gespeichert. Das Turnier unter neuem Namen speichern.
file-out-of-step = { $name } stimmt nicht mit dem überein, was hier zu sehen ist. Die letzte Änderung ist vielleicht nicht gespeichert. Das Turnier neu laden, um den Inhalt der Datei zu sehen.
written-elsewhere =
    Ein anderes Programm hat { $steps ->
        [one] { $steps } Änderung
       *[other] { $steps } Änderungen
    } in { $name } gespeichert, während das Turnier hier offen war. Ihre letzte Änderung ist nicht gespeichert. Das Turnier neu laden, um sie zu sehen.
file-overwritten = Ein anderes Programm hat { $name } überschrieben, während die Datei offen war. Ihre letzte Änderung ist nicht gespeichert. Das Turnier unter neuem Namen speichern.
file-not-lockable = Der Datenträger von { $name } kann das Turnier nicht vor einem zweiten Programm schützen. Die Datei auf diesen Computer kopieren und dort öffnen.
no-scratch-room = Die letzte Änderung in { $name } brach ab, und zum Prüfen fehlt Platz. Platz schaffen und das Turnier noch einmal öffnen. Nichts darin wurde geändert.
file-closed = { $name } ist geschlossen. Zum Fortfahren wieder öffnen.
copy-failed = Das Turnier ist gespeichert, aber { $name } wurde nicht gesichert.
disk-full = Der Datenträger von { $name } ist voll. Die letzte Änderung ist nicht gespeichert. Platz schaffen und noch einmal versuchen oder auf einem anderen Datenträger speichern.
disk-trouble = Der Datenträger von { $name } antwortet nicht. Die letzte Änderung ist nicht gespeichert. Das Turnier auf einem anderen Datenträger speichern.
step-too-long = Zu viel auf einmal für { $name }. Weniger Spieler zugleich anmelden.
stray-journal = Die Datei { $leftover } neben { $name } gehört nicht dazu. { $leftover } in einen anderen Ordner verschieben und das Turnier noch einmal öffnen.
paper-would-replace = { $name } ist kein PDF und wird nicht ersetzt. Einen anderen Namen wählen.
paper-is-folder = { $name } ist ein Ordner. Einen Dateinamen für das PDF wählen.
paper-not-file = In { $name } lässt sich kein PDF speichern. Einen anderen Dateinamen wählen.
paper-not-read = Kein Programm liest aus { $name }. Es starten und noch einmal drucken.
paper-disk-full = Auf dem Datenträger ist kein Platz für { $name }. Platz schaffen oder einen anderen Ordner wählen.
paper-disk-trouble = Der Datenträger antwortet nicht, { $name } wurde nicht gespeichert. Einen anderen Ordner wählen.
paper-not-allowed = { $name } darf dort nicht gespeichert werden. Einen anderen Ordner wählen.
output-not-taken = Die Ausgabe ließ sich nicht schreiben. Auf dem Datenträger Platz schaffen und noch einmal versuchen.
