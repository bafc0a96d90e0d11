### Charts of the emergency kit

hand-charts = Tablas para la ronda siguiente
hand-chart-order = Siguen en juego, por clasificación
hand-chart-tables = { -Tables } según el número de jugadores
hand-chart-rounds = Rondas
hand-chart-players = Jugadores
