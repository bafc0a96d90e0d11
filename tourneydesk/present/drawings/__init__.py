"""Drawings as plain data: charts of the standings, and the ring."""
