### Der Rahmen um die Seiten eines offenen Turniers: Seitenleiste, Details, Statuszeile, Karten, Band

window-switch-event = Offenes Turnier: { $event }, { $format }. Zu einem anderen wechseln
window-all-events = Alle Turniere
window-round-final = Finale
window-round-playoff = Entscheidungsspiel
window-round-ring = Ring
window-round-draft = Entwurf Runde { $round }
window-still-in = noch { $count }

window-band-practice-about = Wird gelöscht, wenn es eine Woche nicht benutzt wird.
window-band-rehearsal-about = Das ist eine Kopie.
window-band-back = Zurück zu { $event }
window-band-frozen = Die Anzeige ist eingefroren
window-band-frozen-about = Das Publikum sieht keine neuen Ergebnisse.
window-band-unfreeze = Anzeige fortsetzen
