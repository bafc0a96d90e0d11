"""Repairs of a posted round, and of a running ring."""
