### Ein Turnier freigeben und einem beitreten

share-menu = Frei&geben
share-start = Für andere Plätze &freigeben…
share-stop = Freigabe &beenden
share-join = Einem &Turnier beitreten…
needs-shareable = Zum Freigeben ein eigenes Turnier öffnen. Gruppen eines Turniertags lassen sich noch nicht freigeben.
needs-sharing = Dieses Turnier ist nicht von hier aus freigegeben.
share-title = Für andere Plätze freigeben
share-about = Andere Laptops in diesem Netz können gleichzeitig Ergebnisse eintragen. Dieser Laptop führt die Datei.
share-host = Adresse dieses Laptops
share-host-help = Damit verbinden sich die anderen Laptops. Das Netz wählen, in dem alle sind.
share-desk = Name dieses Arbeitsplatzes
share-desk-help = Er steht im Verlauf neben jeder Änderung von hier.
share-head-desk = Turnierleitung
share-button = Freigeben
share-starting = Der Server startet…
share-started = Das Turnier ist unter { $address } freigegeben.
share-stopped = Das Turnier ist nicht mehr freigegeben. Die Datei enthält alles.
share-now = Das Turnier ist freigegeben. Andere Plätze öffnen TourneyDesk, wählen { $entry } und geben das ein:
share-roles = Was der Platz darf
share-role-scorekeeper = Ergebnisdienst
share-role-head = Turnierleitung
share-role-viewer = Nur ansehen
share-about-scorekeeper = Trägt Ergebnisse ein und meldet Spieler an.
share-about-head = Darf alles, auch Runden paaren.
share-about-viewer = Sieht alles und ändert nichts.
share-address = Adresse
share-code = Beitrittscode
share-copy = Beides kopieren
share-print-sheet = Beitrittsblatt drucken
share-copied = Kopiert
share-stop-button = Freigabe beenden
join-title = Einem Turnier beitreten
join-about = Eingeben, was der Platz zeigt, der das Turnier freigibt.
join-address-help = Zum Beispiel 192.168.1.20. Auch die ganze Zeile, die der andere Platz kopiert hat, lässt sich einfügen.
join-code-help = Fünf Gruppen zu drei Zeichen. Bindestriche und Großschreibung sind egal.
join-second-desk = Platz 2
join-button = Beitreten
join-joining = Beitritt läuft…
join-address-missing = Die Adresse eingeben.
join-code-missing = Den Code eingeben.
join-done = { $event } als { $desk } beigetreten.
share-connected = Verbundene Plätze
share-connected-desk = { $desk } ({ $role }, { $host })
share-nobody = Noch ist kein anderer Platz verbunden.
share-restarted = Der Server war stehen geblieben. Er läuft wieder.
share-ask-stop = { $count ->
        [one] Ein anderer Platz ist verbunden.
       *[other] { $count } andere Plätze sind verbunden.
    } Freigabe beenden?
share-about-stop = Andere können dann erst wieder etwas eintragen, wenn sie mit neuem Code beitreten.
share-left = { $event } war noch freigegeben, als TourneyDesk endete. Der Server hat vielleicht mehr Änderungen als die Datei.
share-about-left = Wenn ein anderer Platz ohne diesen Laptop weitergemacht hat, das Turnier hier schließen. Dann gilt, was dort eingetragen ist.
share-close-event = Turnier schließen
share-again = Wieder freigeben
share-go-on-alone = Allein weitermachen
share-only-file = Nur die Datei verwenden
share-about-file = Die Freigabe endet, und das Turnier geht auf diesem Laptop in seiner Datei weiter.
share-continue = &Hier weitermachen…
share-ask-continue = Auf diesem Laptop allein weitermachen?
share-about-continue = Eine neue Datei erhält alles, was dieser Platz gesehen hat. Was andere Plätze ab jetzt ändern, ist nicht darin. Den Laptop der Turnierleitung weglegen, damit nur ein Turnier weiterläuft.
share-continued = Weiter geht es allein in { $name }. Andere Plätze sehen Ihre Änderungen nicht.
share-without = { $count ->
        [one] Eine Eingabe
       *[other] { $count } Eingaben
    } ohne Verbindung passten nicht mehr und fehlen darin.
share-continued-note = { $desk } hat nach Änderung { $step } allein weitergemacht.
needs-joined = Dafür einem Turnier beitreten.
join-before = Früher beigetreten
join-before-item = { $event } ({ $address })
join-new = Ein anderes Turnier
join-again-about = Das ist Ihre Kopie eines Turniers, das ein anderer Platz freigibt. Dem Turnier wieder beitreten oder die Kopie lesen.
join-read-copy = Kopie lesen
join-aside = Ihre frühere Kopie hatte { $steps ->
        [one] eine Änderung, die das Turnier nicht hat.
       *[other] { $steps } Änderungen, die das Turnier nicht hat.
    } Sie ist jetzt { $file }.
share-window-title = { $event } (freigegeben, { $desk }) – TourneyDesk
share-window-title-role = { $event } (freigegeben, { $desk }: { $role }) – TourneyDesk
