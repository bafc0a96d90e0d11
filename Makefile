# `make run` opens the program on a sample event, `make test` runs every check. Each does all the
# set-up itself, the first time, into .venv (see packaging/README.md); `make` alone lists the rest.

# Another Python: make run PYTHON=/path/to/python3.12. Left empty, one of 3.11 or later is looked for.
PYTHON ?=
UV ?= uv
# What `make lock` passes on, such as LOCK_FLAGS=--upgrade or LOCK_FLAGS='-P reportlab'.
LOCK_FLAGS ?=

VENV_PYTHON = .venv/bin/python
SET_UP = PYTHON='$(PYTHON)' sh packaging/environment.sh
CHECK = sh packaging/check.sh

# The tests start the program many times: each time it would be compiled again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run test check quick begin nightly mutants pictures readme-pictures screens handbook bench lock clean package \
	package-folder package-deb package-wheel
.NOTPARALLEL:

help:
	@echo 'make run     open the program on a sample event (without a display: make its papers)'
	@echo 'make test    every check and test'
	@echo 'make quick   what finds most slips within a minute, while editing'
	@echo 'make check   only style, types and the walls between the packages'
	@echo 'make nightly every test in full, a million random keys and clicks, ten hours of the display'
	@echo 'make mutants how many small changes of the code a test notices (about an hour)'
	@echo 'make pictures makes the pictures of the handbook again, in every language'
	@echo 'make handbook builds the handbook as a web site in build/handbook, which is read without a network'
	@echo 'make bench   how long pairing and printing take'
	@echo 'make readme-pictures  the pictures of the README again, in docs/pictures'
	@echo 'make screens a picture of every screen in every look, in build/screens'
	@echo 'make package the program for others: a portable folder, a .deb and a wheel, in dist'
	@echo 'make lock    pin the requirements again after a change in pyproject.toml (needs uv)'
	@echo 'make clean   remove what was made, but for the environment in .venv'

run:
	@$(SET_UP) run
	@sh packaging/run.sh

# By day nothing is random, the order of sets neither; at the end it is said how long each part took.
BY_DAY = PYTHONHASHSEED=0 TOURNEYDESK_SECONDS=build/seconds.log

begin:
	@mkdir -p build && : >build/seconds.log

test: begin check
	@$(BY_DAY) QT_QPA_PLATFORM=offscreen $(VENV_PYTHON) -m pytest -n auto --maxprocesses 4 --dist worksteal

# Without the window and all that takes long, and with few examples of each property.
quick: begin check
	@$(BY_DAY) TOURNEYDESK_HYPOTHESIS=quick $(VENV_PYTHON) -m pytest -q -n auto --maxprocesses 4 --dist worksteal

# The tools run through Python, not by their own scripts in .venv/bin, which break when the folder moves.
check:
	@$(SET_UP) test
	@$(CHECK) 'Checking style' $(VENV_PYTHON) -m ruff check
	@$(CHECK) 'Checking layout' $(VENV_PYTHON) -m ruff format --check
	@$(CHECK) 'Checking types' $(VENV_PYTHON) -m mypy
	@$(CHECK) 'Checking imports' \
		$(VENV_PYTHON) -c 'from importlinter.cli import lint_imports_command as lint; lint()'

# Every window in its style and painted, with all cases; a million keys and clicks at random, the display with all its
# turns, and 200,000 keys and clicks on events in files; then every test outside the window with all its cases and
# twenty-five times the examples. Nothing of this is by day: examples are drawn afresh, and the date gives the order of the
# tests, the keys and clicks, and the faults of a disk (--randomly-seed, TOURNEYDESK_GUI_SEED, TOURNEYDESK_FAULTS_SEED).
# What it finds becomes a fixed case beside its test.
nightly:
	@$(SET_UP) test
	TOURNEYDESK_GUI_SEEN=1 TOURNEYDESK_THOROUGH=1 TOURNEYDESK_HYPOTHESIS=nightly QT_QPA_PLATFORM=offscreen \
		$(VENV_PYTHON) -m pytest -q -n auto --maxprocesses 4 --dist worksteal --timeout=1800 \
		--randomly-seed=$$(date +%Y%m%d) tests/gui
	TOURNEYDESK_GUI_EVENTS=$${TOURNEYDESK_GUI_EVENTS:-1000000} TOURNEYDESK_TURNS=300 \
		TOURNEYDESK_GUI_SEED=$${TOURNEYDESK_GUI_SEED:-$$(date +%F)} QT_QPA_PLATFORM=offscreen \
		$(VENV_PYTHON) -m pytest -n auto --maxprocesses 4 --timeout=1800 --durations=5 \
		tests/gui/test_random_events.py tests/gui/projector/test_ten_hours.py
	TOURNEYDESK_GUI_FILE_EVENTS=$${TOURNEYDESK_GUI_FILE_EVENTS:-200000} \
		TOURNEYDESK_GUI_SEED=$${TOURNEYDESK_GUI_SEED:-$$(date +%F)} QT_QPA_PLATFORM=offscreen \
		$(VENV_PYTHON) -m pytest -n auto --maxprocesses 4 --timeout=1800 --durations=5 \
		tests/gui/test_random_events_on_file.py
	TOURNEYDESK_THOROUGH=1 TOURNEYDESK_HYPOTHESIS=nightly TOURNEYDESK_EVENTS=$${TOURNEYDESK_EVENTS:-1000} \
		TOURNEYDESK_LOST_CARDS=$${TOURNEYDESK_LOST_CARDS:-300} \
		TOURNEYDESK_FAULTS_SEED=$${TOURNEYDESK_FAULTS_SEED:-$$(date +%F)} \
		$(VENV_PYTHON) -m pytest -q -n auto --maxprocesses 4 --timeout=7200 \
		--randomly-seed=$$(date +%Y%m%d) --ignore tests/gui

# Changes the code in small ways and counts how often a test notices: docs/mutation-testing.md.
# MUTANTS passes options on, such as MUTANTS='--seed 2 --sample formats=100'.
mutants:
	@$(SET_UP) test
	$(VENV_PYTHON) packaging/mutants.py $(MUTANTS)

PICTURES = PYTHONPATH=packaging QT_QPA_PLATFORM=offscreen $(VENV_PYTHON) -m pictures

# Each language in a process of its own: the sample events hold names in the language of the program.
pictures:
	@$(SET_UP) test
	for language in en de es; do \
		$(PICTURES).handbook $$language resources/handbook/pictures/$$language || exit 1; \
	done

# The tools of the site are in an environment of their own: no test needs them.
SITE_PYTHON = build/handbook-environment/bin/python

handbook:
	@$(SET_UP) test
	@test -x $(SITE_PYTHON) || $(VENV_PYTHON) -m venv build/handbook-environment
	@cmp -s requirements/handbook.txt build/handbook-environment/installed.txt || { \
		$(SITE_PYTHON) -m pip install --quiet --require-hashes --no-deps -r requirements/handbook.txt && \
		cp requirements/handbook.txt build/handbook-environment/installed.txt; }
	QT_QPA_PLATFORM=offscreen $(VENV_PYTHON) packaging/handbook_site.py build/handbook-source
	for language in en de es; do \
		$(SITE_PYTHON) -m sphinx -q -W --keep-going -b html -d build/handbook-source/doctrees/$$language \
			build/handbook-source/$$language build/handbook/$$language || exit 1; \
	done

bench:
	@$(SET_UP) test
	QT_QPA_PLATFORM=offscreen $(VENV_PYTHON) -m pytest tests/benchmarks --benchmark-only -p no:xdist -p no:randomly

# In a home folder of its own: nobody's text size or language is in a picture.
OWN_HOME = HOME=build/home XDG_DATA_HOME=build/home LC_ALL=C.UTF-8 TZ=UTC

readme-pictures:
	@$(SET_UP) test
	mkdir -p build/home
	$(OWN_HOME) $(PICTURES).readme docs/pictures

# Every screen of every format in every look, for whoever changes one: some 800 pictures.
screens:
	@$(SET_UP) test
	mkdir -p build/home
	$(OWN_HOME) $(PICTURES).all_screens build/screens

# Each is built twice alike: packaging/README.md.
package: package-folder package-deb package-wheel

package-folder package-deb package-wheel:
	@$(SET_UP) run
	@sh packaging/package.sh $(@:package-%=%)

# Hashes, every platform, no host names. What runs is held to the versions that are tested.
COMPILE = $(UV) pip compile --universal --generate-hashes --no-header --no-python-downloads --quiet $(LOCK_FLAGS)

lock:
	@command -v '$(UV)' >/dev/null || { echo 'make lock needs uv: install it, or name it by make lock UV=/path/to/uv.' >&2; exit 1; }
	$(COMPILE) pyproject.toml --extra desks --group dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml --constraint requirements/dev.txt -o requirements/run.txt
	$(COMPILE) --group handbook --constraint requirements/dev.txt -o requirements/handbook.txt
	$(COMPILE) pyproject.toml --group package --constraint requirements/dev.txt -o requirements/package.txt
	$(COMPILE) pyproject.toml --extra desks --constraint requirements/dev.txt -o requirements/desks.txt

clean:
	rm -rf build dist mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .benchmarks .coverage .coverage.*
	find tourneydesk tests -name __pycache__ -type d -prune -exec rm -rf {} +
