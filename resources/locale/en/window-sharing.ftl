### Sharing an event with other desks, and joining one

share-menu = S&hare
