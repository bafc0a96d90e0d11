"""Comparing names: without accents, and whether two look alike."""
