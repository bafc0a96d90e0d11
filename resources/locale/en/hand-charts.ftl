### Charts of the emergency kit

hand-charts = Charts for the next round
hand-chart-order = Still in, by the standings
hand-chart-tables = { -Tables } by number of players
hand-chart-rounds = Rounds
hand-chart-players = Players
