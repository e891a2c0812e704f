# Everything that can be done with a clone. `make` alone lists it.
PYTHON ?= python3
UV := .cache/uv/bin/uv
UV_READY := .cache/uv/ready
BIN := .venv/bin
READY := .venv/ready
PLAY := .cache/play
BENCH := .cache/bench
COMPILED := build/compiled/BUILD
MODULES := web/node_modules/.package-lock.json
CLIENT := build/client/index.html
PAGES := $(shell find web/src web/public src/sevencats/locales -type f) web/index.html web/vite.config.ts
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md') hatch_build.py hatch_docs.py pyproject.toml
WORKERS ?= 2
RULES := $(addprefix tests/,contract gwent dice unmatched solvers golden bots test_gate.py test_errors.py)
HAS_NODE := node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null
NO_NODE := echo "There is no Node here (20 or newer, with npm): the browser client can be neither built nor checked."
HAS_PYTHON := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
NO_PYTHON := echo "$(PYTHON) is not Python 3.11 or newer; expected one, named as in: make PYTHON=python3.13 play"
NO_PIP := echo "$(PYTHON) has no pip: install it (on Debian: apt install python3-pip), or name another Python with PYTHON=..."
NO_WRITE := echo "This folder cannot be written, and everything is installed into it: clone it to where you may write."
NOT_FETCHED := { echo "Not everything could be fetched; with a network, the same command goes on where it stopped."; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play terminal web quick test tests full check words release docs format golden pictures bench soak attack stuck strength train generate lock clean

help:  ## Show this list
	@sed -n 's/^\([a-z]*\):.*##/\1/p' $(MAKEFILE_LIST) | awk '{n=$$1; $$1=""; printf "  make %-8s%s\n", n, $$0}'

play: $(COMPILED)  ## Play in the browser: build what is needed, open the inn, say where it is
	@if $(HAS_NODE); then $(MAKE) --silent $(CLIENT); \
	  elif ! test -f $(CLIENT); then $(NO_NODE); echo "Play in the terminal instead: make terminal"; exit 1; fi
	@env PYTHONPATH=build/compiled $(PLAY)/bin/python -m sevencats serve --open --client build/client --log-level warning

terminal: $(COMPILED)  ## Play a game in this terminal
	@env PYTHONPATH=build/compiled $(PLAY)/bin/python -m sevencats play

web: $(CLIENT)  ## Build the browser client

quick: $(READY)  ## Lint, check the types and test the plain rules, in two minutes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src SEVENCATS_BUILD=plain $(BIN)/pytest -n $(WORKERS) $(RULES)

test: check docs $(READY) $(COMPILED)  ## Run all checks and all tests; those of the rules on the plain and on the compiled ones
	@if $(HAS_NODE); then $(MAKE) --silent $(CLIENT); fi
	PYTHONPATH=src SEVENCATS_BUILD=plain $(BIN)/pytest -n $(WORKERS) --cov --cov-report= $(RULES)
	@PYTHONPATH=src:. $(BIN)/python -m tests.coverage
	@if grep -q plain $(COMPILED); then echo "There is no compiler here: the compiled rules are not tested."; \
	  $(MAKE) --no-print-directory tests BUILT=plain FROM=src TESTS="$(addprefix --ignore ,$(RULES) tests/builds tests/web)"; \
	  else $(MAKE) --no-print-directory tests BUILT=compiled FROM=build/compiled TESTS="--ignore tests/web"; fi

tests:
	PYTHONPATH=$(FROM) SEVENCATS_BUILD=$(BUILT) $(BIN)/pytest -n $(WORKERS) $(TESTS)
	@if $(BIN)/python -m tests.web.needs; \
	  then PYTHONPATH=$(FROM) SEVENCATS_BUILD=$(BUILT) $(BIN)/pytest -n $(WORKERS) tests/web; else test -z "$$CI"; fi

full: test attack stuck soak  ## All tests, and what takes hours: attacks, stuck bots, a day of a server

words: $(READY)  ## List what is missing in the complete languages; it is shown in English until then
	-@PYTHONPATH=src:. $(BIN)/pytest -m translations --tb=short tests/test_words.py tests/rulebook

release: full  ## All of `make full`, and nothing may be missing in a complete language
	PYTHONPATH=src:. $(BIN)/pytest -m translations

check: $(READY)  ## Lint, check the format and the types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	@if $(HAS_NODE); then $(MAKE) --no-print-directory $(MODULES) && cd web && npm run --silent check && npm run --silent test; \
	  else $(NO_NODE); test -z "$$CI"; fi

docs: .cache/docs/ready  ## Build the documentation into site/; a broken link fails
	@NO_MKDOCS_2_WARNING=1 .cache/docs/bin/mkdocs build --quiet

format: $(READY)  ## Format the code, and mend what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format --quiet .
	@if $(HAS_NODE); then $(MAKE) --no-print-directory $(MODULES) && cd web && npm run --silent format; fi

golden: $(READY)  ## Write golden games and layouts anew; look at the difference before committing it
	PYTHONPATH=src:. $(BIN)/python -m tests.golden.write
	PYTHONPATH=src:. $(BIN)/python -m tests.envs.golden

bench: $(READY) $(COMPILED) $(BENCH)/ready  ## Measure the speed beside the peers, in one run; writes docs/performance.md
	@for what in gwent_speed search_speed unmatched_speed dice_solver envs_speed; do \
	  PYTHONPATH=build/compiled $(BENCH)/bin/python bench/$$what.py || exit 1; done
	PYTHONPATH=build/compiled $(BIN)/python bench/server_load.py

pictures: $(READY) web  ## Make the pictures of the documentation anew
	PYTHONPATH=src:. $(BIN)/python -m tests.web.pictures

attack: $(READY)  ## Attack a server on SQLite and on PostgreSQL while others play at it
	PYTHONPATH=src:. $(BIN)/python -m tests.attacks.run
	PYTHONPATH=src:. $(BIN)/python -m tests.attacks.run --postgres

soak: $(READY) $(COMPILED)  ## One day in the life of a server, in an hour: nothing may be lost
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.soak.day --minutes $(or $(MINUTES),60) --tables $(or $(TABLES),100)

stuck: $(READY) $(COMPILED)  ## Bots of all LEVELS play GAMES (1000) games each where one once got stuck: no thought may fail
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.soak.emperor --games $(or $(GAMES),1000) $(if $(LEVELS),--levels $(LEVELS))

strength: $(READY) $(COMPILED)  ## Play the ladder of the bots (over an hour of one core) and write its table into docs/bots.md
	PYTHONPATH=build/compiled $(BIN)/python bench/strength.py

train: $(READY) $(COMPILED)  ## Learn the bots' weights from self-play; look at the difference before committing it
	for game in gwent dice unmatched; do PYTHONPATH=build/compiled $(BIN)/python -m sevencats lab train $$game \
	  --out src/sevencats/bots/evaluate/$$game.toml || exit 1; done

generate: $(READY)  ## Write what is made of the typed contract: types of the client, JSON Schema, tables
	PYTHONPATH=src:. $(BIN)/python -m codegen

lock: $(UV_READY)  ## Make the hash-pinned requirements anew from pyproject.toml
	for set in run "play --group build" "lab --extra lab" "rl --extra rl" "dev --group dev --extra lab --extra rl" "bench --group bench --extra rl" "docs --group docs"; do set -- $$set; file=$$1; shift; \
	  $(UV) pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
	  "$$@" -o requirements/$$file.txt; done
	echo uv | $(UV) pip compile - --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade \
	  -o requirements/uv.txt

clean:  ## Remove everything that was built or installed here
	rm -rf .cache .venv build dist site web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(UV_READY): requirements/uv.txt
	@$(HAS_PYTHON) || { $(NO_PYTHON); exit 1; }
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { $(NO_PIP); exit 1; }
	@mkdir -p .cache 2>/dev/null && test -w .cache || { $(NO_WRITE); exit 1; }
	@echo "Setting up (once)..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action ignore --require-hashes --upgrade \
	  --target .cache/uv -r requirements/uv.txt || $(NOT_FETCHED)
	@touch $@

$(READY): requirements/dev.txt $(UV_READY)
	@$(UV) venv --quiet --clear --python $(PYTHON) .venv
	@$(UV) pip sync --quiet --require-hashes --python .venv requirements/dev.txt || $(NOT_FETCHED)
	@touch $@

.cache/%/ready: requirements/%.txt $(UV_READY)
	@$(UV) venv --quiet --clear --python $(PYTHON) .cache/$*
	@$(UV) pip sync --quiet --require-hashes --python .cache/$* requirements/$*.txt || $(NOT_FETCHED)
	@touch $@

$(MODULES): web/package-lock.json
	@{ $(HAS_NODE); } || { $(NO_NODE); exit 1; }
	@echo "Fetching what the browser client is built with (once)..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error || $(NOT_FETCHED)
	@touch $@

$(CLIENT): $(PAGES) $(MODULES)
	@cd web && npm run --silent build -- --logLevel warn --outDir ../build/client.new
	@rm -rf build/client && mv build/client.new build/client

$(COMPILED): $(SOURCES) $(PLAY)/ready
	@echo "Preparing the rules (a minute or two, once)..."
	@$(PLAY)/bin/python hatch_build.py build/compiled
