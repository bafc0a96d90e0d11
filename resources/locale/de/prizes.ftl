### Preise: was ausgeschrieben ist, wer was gewinnt und warum

## Wie die Dinge heißen

prize-money = { $amount } { $currency }
prize-money-named = { $amount } { $currency }
prize-ordinal = { $place }.
prize-range = { $first }–{ $last }
prize-plus = { $first } + { $last }
prize-pool = { $total } ({ $count } Preise)
prize-of-place = { $place } Platz
prize-of-category = { $category }, { $place } Preis
prize-all-players = Plätze
prize-rating-between = Wertungszahl { $low }–{ $high }
prize-rating-under = Unter { $below }
prize-rating-over = Wertungszahl ab { $low }
prize-or-unrated = { $category } oder ohne Wertungszahl
prize-unrated = Ohne Wertungszahl
prize-age-between = { $low } bis { $high } Jahre
prize-age-under = Unter { $below } Jahren
prize-age-over = Ab { $low } Jahren
prize-age-group = Altersgruppe { $group }
prize-club = Verein { $name }
prize-team = Mannschaft { $name }
prize-grade = Schulklasse { $name }
prize-players = Ausgewählte Spieler

## Warum jemand gewinnt

prize-why-clear = { $prize }: { $amount }.
prize-why-greater = { $prize }: { $amount }. Das ist der höchste der erreichten Preise (32B1).
prize-why-tied = Geteilter { $places } Platz ({ $points }): { $pool } durch { $count } = je { $amount } (32B2).
prize-why-pooled = Geteilter { $places } Platz ({ $points }): { $pool } durch { $count } = je { $amount } (32B3).
prize-why-capped = Geteilter { $places } Platz ({ $points }): { $amount }, der höchste Preis, der allein zu gewinnen wäre (32B3).
prize-why-above-cap = Geteilter { $places } Platz ({ $points }): { $pool } durch { $count }. Niemand bekommt mehr als den höchsten Preis, der allein zu gewinnen wäre; so bleiben je { $amount } (32B3).
prize-why-class = Geteilter { $places } Platz ({ $points }): { $pool } ({ $category }) durch { $count } = je { $amount }, mehr als ein Anteil an den Platzpreisen (32B3).
prize-why-class-clear = Geteilter { $places } Platz ({ $points }): { $prize }, { $amount }, ist mehr als ein Anteil am gemeinsamen Topf (32B3).
prize-why-other = { $prize }: { $pool }.
prize-why-other-tied = Geteilter { $places } Platz auch nach den Feinwertungen: { $pool }. Festlegen, wer von den { $count } was bekommt.

## Was übrig bleibt

prize-left-rounding = Rest durch Abrunden: { $amount }.
prize-left-unawarded = Niemand erfüllt die Bedingung für: { $prizes }.
prize-paid = { $paid } von { $total } vergeben.
prize-paid-now = Wäre jetzt Schluss, würden { $paid } von { $total } vergeben.
prize-not-yet = Mit den ersten Ergebnissen steht hier, wer was gewinnen würde.
prize-open-items = Wer was gewinnt, ist offen, bis die offenen Punkte geklärt sind.
prize-none-offered = Es gibt noch keine Preise.

## Spalten

head-won = Gewinnt
head-why = Warum
head-prizes-for = Für
head-prizes-listed = Preise
head-prizes-total = Summe

## Probleme einer Preisliste

prizes-too-many = Eine Preisliste kann höchstens { $most } Preise haben.
prize-currency = Die Währung kann höchstens { $most } Zeichen haben.
prize-place = Preis { $prize }: Der Platz ist eine ganze Zahl von 1 bis 10.000.
prize-amount = Preis { $prize }: Der Betrag muss größer als 0 sein und höchstens zwei Nachkommastellen haben.
prize-of-nothing = Preis { $prize } hat weder Betrag noch Beschreibung. Eins davon eingeben.
prize-of-both = Preis { $prize } ist Geld und noch etwas anderes. Zwei Preise eingeben.
prize-text-length = Preis { $prize }: Ein Text kann höchstens { $most } Zeichen haben.
prize-class-bounds = Preis { $prize }: Die niedrigste oder die höchste Wertungszahl (oder das Alter) der Klasse eingeben, oder beide, die niedrigere zuerst.
prize-age-group-unknown = Preis { $prize }: Diese Altersgruppe gibt es nicht. Zur Auswahl: { $known }.
prize-no-age-groups = Preis { $prize } ist für eine Altersgruppe, aber dieses Turnier hat keine. Stattdessen das Alter angeben.
prize-club-missing = Preis { $prize }: Den Verein eingeben.
prize-team-missing = Preis { $prize }: Die Mannschaft eingeben.
prize-grade-missing = Preis { $prize }: Die Schulklasse eingeben.
prize-players-missing = Preis { $prize }: Mindestens eine Person nennen.
prize-kind = Preis { $prize }: „{ $kind }“ ist keine Art von Preis. Zur Auswahl: { $known }.
prize-line-empty = Für Platz { $place } fehlt der Preis. Einen Betrag eingeben oder was es ist.
prize-line-unclear = „{ $text }“ kann Verschiedenes bedeuten. 1500 oder 12,50 schreiben und Preise mit Semikolon trennen.
prize-twice = Preis { $other } und Preis { $prize } sind für denselben Platz. Einem davon einen anderen Platz geben.

## Auf dem Regelblatt

rules-part-prizes = Preise
rules-prize-line = { $category }: { $prizes }.
rules-prize-share = Punktgleiche teilen das Geld ihrer Plätze zu gleichen Teilen, höchstens ein Preis pro Person. Ein Klassenpreis kommt dazu, wo er mehr wert ist, und niemand bekommt weniger, als die Preise der Klasse allein brächten.
rules-prize-order = Die Feinwertungen entscheiden, wer welchen Preis gewinnt. Niemand teilt.
rules-prize-one = Jede Person gewinnt höchstens einen Geldpreis, den höchsten erreichten, und einen anderen Preis.
rules-prize-all = Jede Person gewinnt alle Preise, die sie erreicht.
rules-prize-others = Pokale und andere Preise gehen nach den Feinwertungen.
rules-prize-no-withdrawn = Wer sich zurückzieht, gewinnt keinen Preis.
rules-prize-cents = Anteile werden auf Hundertstel abgerundet.
rules-prize-whole = Anteile werden auf ganze Beträge abgerundet.

## Auf Papier

prize-in-all = Preise insgesamt: { $total }.
prize-title-list = Preise
prize-title-winners = Preisträger
prize-title-now = Preise nach jetzigem Stand
head-signature = Unterschrift
html-prizes = Preise
paper-name-prizes = Preise
paper-about-prizes = Was ausgeschrieben ist, oder wer was gewinnt und warum; mit Platz für Unterschriften
paper-without-prizes = { $name }: zuerst Preise eingeben.
paper-option-shown = Zeigt
paper-option-shown-winners = Preisträger
paper-option-shown-list = Preisliste
paper-option-signature = Unterschriften
paper-option-signature-no = Nein
paper-option-signature-yes = Ja
paper-option-for-prizes = Preise
cert-prize = { $prize } – { $amount }
cert-prize-shared = Preis von { $amount }
rules-prize-source = US Chess 32B
