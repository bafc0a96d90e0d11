"""How long a test waits for what is sure to come, however busy the machine is.

It is no measure of speed: a test that needs it to run out has failed. Speed is measured by the
benchmarks.
"""

SECONDS = 100
MILLISECONDS = SECONDS * 1000
