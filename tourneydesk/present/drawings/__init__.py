"""Drawings as plain data: charts of the standings, the ring, and the rectangle of all papers."""
