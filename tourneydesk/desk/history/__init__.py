"""What happened: steps and what each is about, tables, verification, papers as witnesses."""
