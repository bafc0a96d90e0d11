### What can be wrong with a file or its disk; $name is the file's name

file-missing = Eine Datei „{ $name }“ gibt es hier nicht. In einem anderen Ordner suchen.
file-is-folder = „{ $name }“ ist ein Ordner. Eine Turnierdatei wählen; sie endet auf .tourney.
file-not-regular = „{ $name }“ ist keine Datei, die ein Turnier enthalten kann. Eine Turnierdatei wählen.
file-empty = { $name } ist leer: Es ist kein Turnier darin.
file-not-event = „{ $name }“ ist keine Turnierdatei von TourneyDesk. Eine andere Datei wählen.
file-of-other-program = „{ $name }“ gehört zu einem anderen Programm. Eine Turnierdatei wählen.
file-too-big = { $name } ist größer als { $most } MB. Das ist zu groß für ein Turnier.
file-too-new = „{ $name }“ stammt von einem neueren TourneyDesk. Mit dieser Version öffnen oder sie hier installieren.
file-altered = Ein anderes Programm hat den Aufbau von { $name } verändert. Die Datei bleibt, wie sie ist.
file-damaged = { $name } ist beschädigt. Die Datei bleibt, wie sie ist.
chain-broken = { $name } ist bei Änderung { $number } beschädigt. Die Datei bleibt, wie sie ist.
head-disagrees =
    { $name } ist beschädigt: { $found } von { $expected ->
        [one] { $expected } Änderung
       *[other] { $expected } Änderungen
    } gefunden, oder die letzte wurde verfälscht.
file-in-use = „{ $name }“ ist in einem anderen Fenster oder Programm offen. Dort weitermachen oder dort zuerst schließen. Hier lässt sie sich zum Lesen öffnen.
file-read-only = „{ $name }“ kann nur gelesen werden. Ansehen geht hier; zum Weitermachen eine Kopie in einem anderen Ordner speichern.
folder-read-only = Im Ordner von „{ $name }“ kann nichts geschrieben werden. Das Turnier in einem anderen Ordner speichern.
file-not-allowed = Für „{ $name }“ oder den Ordner fehlt die Berechtigung. Einen anderen Ort wählen oder fragen, wer diesen Computer betreut.
file-exists = Hier gibt es schon etwas mit dem Namen „{ $name }“. Einen anderen Namen wählen.
folder-of-others = In „{ $name }“ liegen fremde Seiten. Einen leeren Ordner wählen.
folder-missing = Den Ordner für „{ $name }“ gibt es nicht. Einen vorhandenen Ordner wählen.
name-too-long = Der Name „{ $name }“ ist zu lang für diesen Datenträger. Einen kürzeren wählen.
name-not-possible = „{ $name }“ kann kein Dateiname sein. Einen anderen Namen wählen.
file-gone = „{ $name }“ wurde gelöscht, verschoben oder abgezogen, während sie offen war. Der letzte Schritt ist nicht gespeichert. Zum Weitermachen das Turnier unter einem Namen nach Wahl speichern.
file-replaced = An die Stelle von „{ $name }“ ist eine andere Datei getreten, während sie offen war. Der letzte Schritt ist nicht gespeichert. Zum Weitermachen das Turnier unter einem anderen Namen speichern.
file-out-of-step = „{ $name }“ stimmt nicht mit dem überein, was hier zu sehen ist. Die letzte Änderung ist vielleicht nicht gespeichert. Das Turnier neu laden.
written-elsewhere =
    Ein anderes Programm hat { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } in „{ $name }“ gespeichert, während das Turnier hier offen war. Die letzte Änderung ist nicht gespeichert. Das Turnier neu laden.
file-overwritten = Ein anderes Programm hat „{ $name }“ überschrieben, während das Turnier offen war. Die letzte Änderung ist nicht gespeichert. Das Turnier unter einem anderen Namen speichern.
file-not-lockable = Der Datenträger mit „{ $name }“ kann nicht verhindern, dass ein zweites Programm das Turnier ändert. Die Datei auf die Festplatte dieses Computers kopieren und dort öffnen.
no-scratch-room = Ein Schritt in „{ $name }“ wurde unterbrochen und muss geprüft werden, aber dafür fehlt der Platz. Auf diesem Computer Platz schaffen und das Turnier noch einmal öffnen. Es wurde nichts daran geändert.
file-closed = „{ $name }“ ist geschlossen. Zum Weitermachen neu öffnen.
copy-failed = Von „{ $name }“ konnte keine Kopie angelegt werden. Das Turnier selbst ist gespeichert.
disk-full = Der Datenträger mit „{ $name }“ ist voll, und eben wurde dort nichts gespeichert. Platz schaffen und es noch einmal tun, oder das Turnier auf einem anderen Datenträger speichern.
disk-trouble = Der Datenträger mit „{ $name }“ antwortet nicht, wie er sollte, und eben wurde dort nichts gespeichert. Zum Weitermachen das Turnier auf einem anderen Datenträger speichern.
step-too-long = Das ist zu viel für einen einzigen Schritt in „{ $name }“. In kleineren Teilen eintragen.
stray-journal = Neben „{ $name }“ liegt eine Datei „{ $leftover }“, die nicht dazugehört. „{ $leftover }“ in einen anderen Ordner verschieben, dann das Turnier noch einmal öffnen.
paper-would-replace = { $name } ist kein Papier und wird darum nicht ersetzt. Einen anderen Namen für das PDF wählen.
paper-is-folder = „{ $name }“ ist ein Ordner. Einen Dateinamen für das PDF wählen.
paper-not-file = In „{ $name }“ lässt sich kein PDF schreiben. Einen Dateinamen dafür wählen.
paper-not-read = Niemand liest aus „{ $name }“. Das lesende Programm starten, dann noch einmal drucken.
output-not-taken = Die Ausgabe ließ sich nicht schreiben. Auf dem Datenträger Platz schaffen und es noch einmal versuchen.
