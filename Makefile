# make run    opens the app in the browser         make test   everything that must hold
# make bench  how fast it is, as ratios            make soak   the long tests
# make shots  the pictures of the README           make clean  start over
# make web    the static site, in dist/web         make web-run  serves it to try it out
# make lock   renews locks/: the packages and the hashes of everything that make installs

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
# Only what is locked, and ourselves as we lie here.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
LOCKED := $(INSTALL) --require-hashes --requirement
OURSELVES := $(INSTALL) --no-deps --no-build-isolation --editable .
# For every system and every Python from the oldest on; what is locked says nothing of where it comes from.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --custom-compile-command "make lock"
# Only some rows of the bench, by how they begin: make bench ROWS="memory answers.newdale"
ROWS ?=
# A test that hangs fails; in a browser that hangs nothing else would end it.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal --timeout 600 --timeout-method thread
SOAK := $(BIN)/pytest -m long --durations 12 --durations-min 5 --timeout 1800 --timeout-method thread
# Whatever tells how long something takes has the machine to itself.
ALONE := tests/rules $(addprefix tests/proof/,test_crowd.py test_load.py test_long_waits.py)

.PHONY: run test check journeys bench soak soak-proofs soak-alone soak-journeys shots web web-run lock clean

run: $(VENV)/app.ready
	@$(BIN)/companion $(ARGS)

test: check journeys

# Two cores are kept busy: mypy uses but one, and many tests wait for a server or for the disk.
check: $(VENV)/test.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy & typed=$$!; \
	  $(PYTEST) tests/rules --cov=rules --cov-fail-under=100 --cov-report=term-missing:skip-covered; tested=$$?; \
	  wait $$typed && exit $$tested
	$(PYTEST) -n 3 --ignore=tests/rules --ignore=tests/journeys

journeys: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	$(PYTEST) tests/journeys

bench: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	@$(BIN)/python -m tests.bench $(ROWS)

soak: soak-proofs soak-alone soak-journeys

soak-proofs: $(VENV)/test.ready
	$(SOAK) -n 2 --dist worksteal -rP $(addprefix --ignore=,$(ALONE) tests/journeys)

soak-alone: $(VENV)/test.ready
	$(SOAK) -n 0 -s $(ALONE)

soak-journeys: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	$(SOAK) -n 2 --dist worksteal -rP tests/journeys

shots: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	@$(BIN)/python -m tests.shots

web: $(VENV)/web.ready
	@$(BIN)/python -m web

web-run: web
	@$(BIN)/python -m web run

clean:
	rm -rf $(VENV) build dist out .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(VENV)/pip.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Tidekeeper needs Python 3.11 or newer as $(PYTHON); name another one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "This Python cannot make environments: install its venv package (Debian: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/app.ready: pyproject.toml locks/app.txt | $(VENV)/pip.ready
	@$(LOCKED) locks/app.txt && $(OURSELVES)
	@touch $@

$(VENV)/web.ready: pyproject.toml locks/web.txt | $(VENV)/pip.ready
	@$(LOCKED) locks/web.txt && $(OURSELVES)
	@touch $(VENV)/app.ready $@

# Compiled only as they are used: twenty seconds less of the three quarters of a minute it would take.
$(VENV)/test.ready: pyproject.toml locks/test.txt | $(VENV)/pip.ready
	@$(LOCKED) locks/test.txt && $(OURSELVES)
	@touch $(VENV)/app.ready $(VENV)/web.ready $@

$(VENV)/lock.ready: locks/lock.txt | $(VENV)/pip.ready
	@$(LOCKED) locks/lock.txt
	@touch $@

# The largest first: the others are parts of it.
lock: $(VENV)/lock.ready
	@$(LOCK) --upgrade pyproject.toml --extra web --group build --group test --output-file locks/test.txt
	@$(LOCK) --constraints locks/test.txt pyproject.toml --extra web --group build --group web --output-file locks/web.txt
	@$(LOCK) --constraints locks/test.txt pyproject.toml --extra web --group build --output-file locks/app.txt
	@$(LOCK) --group lock --output-file locks/lock.txt
