### Charts of the emergency kit

hand-charts = Tabellen für die nächste Runde
hand-chart-order = Noch dabei, nach der Rangliste
hand-chart-tables = { -tables } nach Spielerzahl
hand-chart-rounds = Runden
hand-chart-players = Spieler
