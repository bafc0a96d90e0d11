### Compartir un torneo y unirse a uno

share-menu = Compar&tir
