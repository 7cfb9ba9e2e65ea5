# movies-tui: `make` alone lists what can be made.

PREFIX ?= /usr/local
DESTDIR ?=
# What `make run` starts the program with, as in: make run ARGS='--demo alien'
ARGS ?=
SWIFT ?= swift

# What the build needs, and what the tests need besides, by Debian's names.
BUILD_PACKAGES := libcurl4-openssl-dev libncurses-dev pkg-config
TEST_PACKAGES := tmux openssl nghttp2-server

BINARY := .build/release/movies-tui
SHIPPED_BUILD := $(SWIFT) build --configuration release --product movies-tui
ifeq ($(shell uname),Linux)
SHIPPED_BUILD += --static-swift-stdlib
endif

MANUAL := .build/manual/movies-tui.1

SOURCES := Package.swift Sources Tests
root := $(DESTDIR)$(patsubst ~%,$(HOME)%,$(PREFIX))
INSTALLED := bin/movies-tui share/man/man1/movies-tui.1 \
  share/bash-completion/completions/movies-tui share/zsh/site-functions/_movies-tui \
  share/fish/vendor_completions.d/movies-tui.fish

.DEFAULT_GOAL := help
.PHONY: help deps test-deps build run test goldens fuzz attack race soak lint format documentation manual \
  install uninstall bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install what the build needs
	@.ci/require-packages $(BUILD_PACKAGES) >&2

test-deps: ## install what the tests need
	@.ci/require-packages $(BUILD_PACKAGES) $(TEST_PACKAGES) >&2

build: deps ## build the program as it is shipped: release, Swift's library linked in
	@$(SHIPPED_BUILD) >&2

run: build ## build and start the program; ARGS='…' goes to it
	@$(BINARY) $(ARGS)

# A package of its own that depends on the products as other programs do.
ANOTHER_PACKAGE := --package-path Tests/AnotherPackage --scratch-path .build/another-package

# A package that depends on this one by its path sees new files only when something in itself is new.
refresh = touch $(1)/Package.swift

# One after the other: on two cores, tests that reckon for seconds would let others wait in vain.
test: test-deps build manual ## run every test
	@$(call refresh,Tests/AnotherPackage)
	$(SWIFT) test $(ANOTHER_PACKAGE)
	MOVIES_TUI_TEST_INSTALL=1 $(SWIFT) test --no-parallel

goldens: ## take over how the screens look now as what they are to look like
	MOVIES_TUI_WRITE_GOLDENS=1 $(SWIFT) test --filter GoldenTests

FUZZERS := Decoder Input Recording Configuration
# For how long each fuzzer runs.
ATTACK_SECONDS ?= 60

# No further sanitizer: with two of them Swift's package manager leaves out the counters of one or the
# other, by chance.
fuzz: deps ## feed bent bytes to all that reads any, for a minute each
	@$(call refresh,Tests/Fuzzing)
	cd Tests/Fuzzing && $(SWIFT) build --configuration release --sanitize fuzzer >&2
	@cd Tests/Fuzzing && for fuzzer in $(FUZZERS); do \
	  mkdir -p .build/corpus/$$fuzzer; \
	  .build/release/$${fuzzer}Fuzzer -max_total_time=$(ATTACK_SECONDS) -timeout=20 \
	    -artifact_prefix=.build/$$fuzzer- .build/corpus/$$fuzzer Corpus/$$fuzzer || exit 1; \
	done

# The sanitizers among these that the toolchain has, as options of the build.
sanitizers = $(foreach name,$(1),$(if $(shell SWIFT=$(SWIFT) .ci/has-sanitizer $(name)),--sanitize $(name)))

# What is done to the program from outside, in terminals that misbehave and with files that are bent.
HOSTILE_TESTS := HostileTerminalTests|MouseTests|PlayerTests|RecordingTests|SuspensionTests

attack: test-deps fuzz ## fuzz, and treat the program badly while sanitizers watch it
	$(SWIFT) build --scratch-path .build/sanitized --product movies-tui \
	  $(call sanitizers,address undefined) >&2
	MOVIES_TUI_PROGRAM=$(CURDIR)/.build/sanitized/debug/movies-tui \
	  $(SWIFT) test --no-parallel --filter 'EndToEndTests.($(HOSTILE_TESTS))'

# On Linux the sanitizer does not see that Swift's Mutex keeps threads apart: what it tells of from
# inside `withLock` is no race. It takes more memory than the tests of the system's limits leave it.
race: test-deps ## run the tests inside one process while the thread sanitizer watches them
	$(SWIFT) test --scratch-path .build/race --sanitize thread --no-parallel \
	  --skip EndToEndTests --skip SystemResourcesTests

SOAK_SEEDS ?= 200

soak: test-deps ## replay long random sessions, many of them
	MOVIES_TUI_SOAK=$(SOAK_SEEDS) $(SWIFT) test --configuration release --no-parallel \
	  --filter DeterminismTests

lint: ## check the formatting; warnings are errors
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: ## format all sources
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# The rooms that are libraries, and so have an interface to document.
DOCUMENTED := SafeText Titles Transport Redux ReduxTesting ReduxHTTP ReduxRecording CurlHTTP OMDB \
  TerminalUI MoviesCore MoviesUI

documentation: deps ## build the documentation of the code; a link that leads nowhere is an error
	@SWIFT=$(SWIFT) .ci/document $(DOCUMENTED) >&2

manual: build ## write the manual page
	@mkdir -p $(dir $(MANUAL))
	@$(BINARY) generate-manual >$(MANUAL)

install: build manual ## install program, manual page and completions below PREFIX
	@for file in $(INSTALLED); do install -d "$(root)/$$(dirname $$file)"; done
	install -m 755 $(BINARY) "$(root)/bin/movies-tui"
	@if command -v strip >/dev/null; then strip "$(root)/bin/movies-tui"; fi
	install -m 644 $(MANUAL) "$(root)/share/man/man1/movies-tui.1"
	$(BINARY) --generate-completion-script bash \
	  >"$(root)/share/bash-completion/completions/movies-tui"
	$(BINARY) --generate-completion-script zsh >"$(root)/share/zsh/site-functions/_movies-tui"
	$(BINARY) --generate-completion-script fish \
	  >"$(root)/share/fish/vendor_completions.d/movies-tui.fish"

uninstall: ## remove what install has put below PREFIX
	@for file in $(INSTALLED); do rm -f "$(root)/$$file"; done

BENCHMARKS := Tests/Benchmarks/.build/release

bench: build ## measure the architecture and the terminal, beside loops and a list by hand
	@$(call refresh,Tests/Benchmarks)
	@$(SWIFT) build --configuration release --package-path Tests/Benchmarks >&2
	@$(BENCHMARKS)/Benchmarks
	@$(BENCHMARKS)/TerminalBenchmarks $(BINARY) $(BENCHMARKS)/CList

clean: ## remove everything that was built
	rm -rf .build Tests/Benchmarks/.build Tests/Fuzzing/.build
