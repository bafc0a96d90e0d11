"""Prize lists, and who wins what by US Chess rule 32B: docs/prizes.md."""
