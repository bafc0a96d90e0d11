### Ein Turnier freigeben und einem beitreten

share-menu = Frei&geben
