"""What a tournament is: decisions, the event they add up to, chance, reasons, problems.

Pure values and functions: no Qt, no disk, no clock, no random.
"""
