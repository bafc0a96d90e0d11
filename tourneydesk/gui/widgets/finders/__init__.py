"""Fields that find players and tables by what is typed."""
