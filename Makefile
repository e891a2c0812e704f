# Everything that can be done with a clone. `make` alone lists it.
PYTHON ?= python3
UV := .cache/uv/bin/uv
BIN := .venv/bin
READY := .venv/ready
PLAY := .cache/play
BENCH := .cache/bench
COMPILED := build/compiled/BUILD
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') hatch_build.py pyproject.toml
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test check fix golden bench strength train lock clean

help:  ## Show this list
	@sed -n 's/^\([a-z]*\):.*##/\1/p' $(MAKEFILE_LIST) | awk '{n=$$1; $$1=""; printf "  make %-8s%s\n", n, $$0}'

play: $(COMPILED)  ## Play a game of Gwent in this terminal
	@PYTHONPATH=build/compiled $(PLAY)/bin/python -m sevencats play

test: check $(READY) $(COMPILED)  ## Run all checks and all tests, on the plain and on the compiled rules
	PYTHONPATH=src SEVENCATS_BUILD=plain $(BIN)/pytest -n $(WORKERS) --ignore tests/builds
	@if grep -q plain $(COMPILED); then echo "There is no compiler here: the compiled rules were not tested."; else \
	  PYTHONPATH=build/compiled SEVENCATS_BUILD=compiled $(BIN)/pytest -n $(WORKERS); fi

check: $(READY)  ## Lint and check the types
	$(BIN)/ruff check .
	$(BIN)/mypy

fix: $(READY)  ## Mend what the linter can mend
	$(BIN)/ruff check --fix .

golden: $(READY)  ## Write the golden games anew; look at the difference before committing it
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.write

bench: $(COMPILED) $(BENCH)/ready  ## Measure the speed beside the peers, in one run on one core
	$(BENCH)/bin/python bench/gwent_speed.py
	$(BENCH)/bin/python bench/search_speed.py
	PYTHONPATH=build/compiled $(BENCH)/bin/python bench/unmatched.py

strength: $(READY) $(COMPILED)  ## Play the ladder of the bots (an hour) and write its table into docs/bots.md
	PYTHONPATH=build/compiled $(BIN)/python bench/strength.py

train: $(READY) $(COMPILED)  ## Learn the bots' weights from self-play; look at the difference before committing it
	for game in gwent dice unmatched; do PYTHONPATH=build/compiled $(BIN)/python -m sevencats lab train $$game \
	  --out src/sevencats/bots/evaluate/$$game.toml || exit 1; done

lock: $(UV)  ## Make the hash-pinned requirements anew from pyproject.toml
	for set in run "play --group build" "lab --extra lab" "dev --group dev --extra lab" "bench --group bench"; do set -- $$set; file=$$1; shift; \
	  $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
	  "$$@" -o requirements/$$file.txt; done
	echo uv | $(UV) pip compile - --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
	  -o requirements/uv.txt

clean:  ## Remove everything that was built or installed here
	rm -rf .cache .venv build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(UV): requirements/uv.txt
	@echo "Setting up (once)..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action ignore --require-hashes --upgrade \
	  --target .cache/uv -r requirements/uv.txt
	@touch $(UV)

$(READY): requirements/dev.txt $(UV)
	@$(UV) venv --quiet --clear --python $(PYTHON) .venv
	@$(UV) pip sync --quiet --require-hashes --python .venv requirements/dev.txt
	@touch $@

.cache/%/ready: requirements/%.txt $(UV)
	@$(UV) venv --quiet --clear --python $(PYTHON) .cache/$*
	@$(UV) pip sync --quiet --require-hashes --python .cache/$* requirements/$*.txt
	@touch $@

$(COMPILED): $(SOURCES) $(PLAY)/ready
	@echo "Compiling the rules (a minute or two, once)..."
	@$(PLAY)/bin/python hatch_build.py build/compiled
