"""Rounds: pairing and posting, results and corrections, the round clock, why not and what if."""
