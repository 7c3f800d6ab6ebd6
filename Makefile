# make run    opens the app in the browser         make test   everything that must hold
# make bench  how fast it is, as ratios            make soak   the long tests
# make shots  the pictures of the README           make clean  start over
# make web    the static site, in dist/web         make web-run  serves it to try it out

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
# A test that hangs fails; in a browser that hangs nothing else would end it.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal --timeout 200 --timeout-method thread

.PHONY: run test check journeys bench soak shots web web-run clean

run: $(VENV)/app.ready
	@$(BIN)/companion $(ARGS)

test: check journeys

check: $(VENV)/test.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PYTEST) tests/rules --cov=rules --cov-fail-under=100 --cov-report=term-missing:skip-covered
	$(PYTEST) --ignore=tests/rules --ignore=tests/journeys

journeys: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	$(PYTEST) tests/journeys

bench: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	@$(BIN)/python -m tests.bench

soak: $(VENV)/test.ready
	@$(BIN)/python -m tests.harness.chromium
	$(BIN)/pytest -m long -s -n 0 --ignore=tests/journeys
	$(BIN)/pytest -m long -s -n 0 tests/journeys

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
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@touch $@

$(VENV)/app.ready: pyproject.toml | $(VENV)/pip.ready
	@$(BIN)/python -m pip install --quiet --editable ".[web]"
	@touch $@

$(VENV)/web.ready: pyproject.toml | $(VENV)/pip.ready
	@$(BIN)/python -m pip install --quiet --editable ".[web]" --group web
	@touch $(VENV)/app.ready $@

# Both at once, and compiled only as they are used: twenty seconds less of the three quarters of a minute it would take.
$(VENV)/test.ready: pyproject.toml | $(VENV)/pip.ready
	@$(BIN)/python -m pip install --quiet --no-compile --editable ".[web]" --group test
	@touch $(VENV)/app.ready $(VENV)/web.ready $@
