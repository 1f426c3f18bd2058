# A newcomer needs two commands, and each sets up by itself all that it needs:
#
#     make play      play in the browser
#     make test      check everything
#
# The work is in scripts/*.sh, one small file for each step. Everything that is made lies in .venv, .venv-peers and
# build; "make clean" takes it away again.

JOBS ?= 2
export JOBS

.PHONY: help setup assets fast play terminal test lint bench docs wheels soak clean
.NOTPARALLEL:

help:
	@echo 'make play     set up, then open the table in the browser  (ARGS="--port 9000" for serve; make terminal: no browser)'
	@echo 'make test     set up, then lint and test everything       (ARGS="-k walls" to choose tests)'
	@echo
	@echo 'make setup    the Python environment in .venv             (PYTHON=python3.12 to choose the Python)'
	@echo 'make assets   icons and type of the pages, with npm'
	@echo 'make fast     the compiled build in build/fast'
	@echo 'make lint     ruff and mypy'
	@echo 'make bench    speed and strength, with the peers beside us'
	@echo 'make docs     the documentation as a site in build/site'
	@echo 'make wheels   packages for every Python there is, each tried out in a clean environment'
	@echo 'make soak     long campaigns of random games and spoiled input, and all packages'
	@echo 'make clean    remove all that was made'

setup:
	@scripts/setup.sh

fast: setup
	@scripts/fast.sh

assets: setup
	@scripts/assets.sh

play:
	@scripts/play.sh $(ARGS)

# Sources in the middle of a change may not compile; that is no reason not to play.
terminal: setup
	@scripts/fast.sh || echo 'letopis: going on uncompiled'
	@scripts/with-fast.sh .venv/bin/letopis play era $(ARGS)

test: setup
	@scripts/test.sh $(ARGS)

lint: setup
	@scripts/lint.sh

bench: fast
	@scripts/peers.sh
	@LETOPIS_PEERS=.venv-peers/bin/python scripts/with-fast.sh .venv/bin/python -m bench $(ARGS)
	@LETOPIS_PEERS=.venv-peers/bin/python scripts/with-fast.sh .venv/bin/python -m bench.research --only observe,vector,aec,growth,match
	@scripts/with-fast.sh .venv/bin/python -m bench.bars

docs: setup
	@scripts/docs.sh

wheels:
	@scripts/wheels.sh $(ARGS)

soak: fast
	@scripts/with-fast.sh .venv/bin/pytest -m soak -n $(JOBS) $(ARGS)
	@LETOPIS_FUZZ=20 scripts/with-fast.sh .venv/bin/pytest tests/test_fuzz.py -n $(JOBS) $(ARGS)
	@scripts/wheels.sh

clean:
	@rm -rf .venv .venv-peers .venv-docs .venv-node node_modules src/letopis/web/static/vendor build dist src/letopis.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} +
