# movies-tui: `make` alone lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
# The arguments for `make run`, as in: make run ARGS='--demo alien'
ARGS ?=
SWIFT ?= swift

# The packages that the build needs, and those that the tests and the benchmarks need as well, by
# their Debian names.
BUILD_PACKAGES := libcurl4-openssl-dev libncurses-dev libsqlite3-dev libturbojpeg0-dev \
  libzip-dev pkg-config zlib1g-dev
TEST_PACKAGES := tmux openssl nghttp2-server
WEIGH_PACKAGES := binutils valgrind
BENCH_PACKAGES := libchafa-dev libglib2.0-dev
PLAY_PACKAGES := ffmpeg mpv
PACKAGE_PACKAGES := binutils debootstrap dpkg-dev lintian

BINARY := .build/release/movies-tui
# What `movies-tui doctor` tells of the build; asked when building.
BUILD_FACTS := \
  MOVIES_TUI_COMMIT=$$(git describe --always --dirty --abbrev=12 --exclude '*' 2>/dev/null) \
  MOVIES_TUI_SWIFT=$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
# Without the names of source lines, which `make install` would strip: writing them takes a tenth of
# the time.
SHIPPED_BUILD := $(BUILD_FACTS) $(SWIFT) build --configuration release --product movies-tui -debug-info-format none
ifeq ($(shell uname),Linux)
SHIPPED_BUILD += --static-swift-stdlib --disable-local-rpath
# Asked when building, and not by every other target.
START_OPTIONS = $$(SWIFT=$(SWIFT) .ci/start-options)
else
# Where Homebrew puts headers, if that is not where compilers look.
export CPATH := $(shell brew --prefix 2>/dev/null)/include
endif

MANUAL := .build/manual/movies-tui.1

SOURCES := Package.swift Sources Tests
root := $(DESTDIR)$(patsubst ~%,$(HOME)%,$(PREFIX))
INSTALLED := bin/movies-tui share/man/man1/movies-tui.1 \
  share/bash-completion/completions/movies-tui share/zsh/site-functions/_movies-tui \
  share/fish/vendor_completions.d/movies-tui.fish

.DEFAULT_GOAL := help
.PHONY: help deps test-deps bench-deps package-deps build run test test-play weigh compile-times faults mutants quality goldens fuzz attack race soak lint format documentation manual \
  install uninstall package release package-test pictures bench bench-imdb clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## install the packages for the build
	@.ci/require-packages $(BUILD_PACKAGES) >&2

test-deps: ## install the packages for the tests
	@.ci/require-packages $(BUILD_PACKAGES) $(TEST_PACKAGES) >&2

bench-deps: deps ## install the packages for the benchmarks
	@.ci/require-packages $(BENCH_PACKAGES) >&2

package-deps: deps ## install what makes and checks the Debian package
	@.ci/require-packages $(PACKAGE_PACKAGES) >&2

build: deps ## build the program for release, with Swift's library linked in
	@$(SHIPPED_BUILD) $(START_OPTIONS) >&2

run: build ## build and start the program, with ARGS='…'
	@$(BINARY) $(ARGS)

# A separate package that depends on the products, as other programs do.
ANOTHER_PACKAGE := --package-path Tests/AnotherPackage --scratch-path .build/another-package

# A package that depends on this one by path notices new files only when it has changed itself.
refresh = touch $(1)/Package.swift

# Tests that compute and hardly wait, in groups, the longest first: one process for each, two at a time.
# Within a process they run one after the other, since most of them need the main actor.
SIDE_BY_SIDE := ^MoviesCommandsTests[.] ^(OMDBStandIn|Posters|Storage)Tests[.] ^MoviesUITests[.] \
  ^(Exchange|FileNames|Keeping|MoviesCore|OMDB|Pictures|SafeText|Scanning|Search|Titles)Tests[.]

# Nobody debugs what `make` builds for the tests, and writing the names of source lines takes time.
TEST_BUILD := -debug-info-format none

# The rooms whose tests run, as in: make test ROOMS='Titles Storage'. None named: all.
ROOMS ?=

ifneq ($(strip $(ROOMS)),)
test: test-deps ## run every test, or with ROOMS='…' those of some rooms
	MOVIES_TUI_TEST_ROOMS='$(ROOMS)' .ci/name-failures $(SWIFT) test --no-parallel
else
# First those that may run side by side, then the others one after the other: on two cores, tests that
# compute for seconds would make those time out that wait for a terminal or a server.
test: export MOVIES_TUI_TEST_INSTALL = 1
test: export MOVIES_TUI_PROGRAM = $(CURDIR)/$(BINARY)
test: test-deps build manual
	@$(call refresh,Tests/AnotherPackage)
	.ci/name-failures $(SWIFT) test $(ANOTHER_PACKAGE)
	$(SWIFT) build --build-tests $(TEST_BUILD)
	printf '%s\n' $(SIDE_BY_SIDE:%='%') | xargs -P 2 -I GROUP .ci/name-failures \
	  $(SWIFT) test $(TEST_BUILD) --skip-build --ignore-lock --no-parallel --filter 'GROUP'
	.ci/name-failures $(SWIFT) test $(TEST_BUILD) --skip-build --no-parallel \
	  $(SIDE_BY_SIDE:%=--skip '%')
endif

# Beside the tests of the room with a pretended player, which `make test` runs, too.
test-play: test-deps ## play made videos with a real mpv, without a screen and a sound
	@.ci/require-packages $(PLAY_PACKAGES) >&2
	MOVIES_TUI_TEST_ROOMS=Playing MOVIES_TUI_TEST_PLAYER=1 .ci/name-failures $(SWIFT) test $(TEST_BUILD) --no-parallel

require_python = command -v python3 >/dev/null || .ci/require-packages python3 >&2

weigh: build ## count what a start, a key and an import cost, and compare it with the bounds
	@.ci/require-packages $(WEIGH_PACKAGES) >&2
	@$(require_python)
	@.ci/weigh $(BINARY)

compile-times: test-deps ## list what the compiler spends its time on, by module and by declaration
	@$(require_python)
	@.ci/compile-times debug
	@.ci/compile-times release --static-swift-stdlib -debug-info-format none $(START_OPTIONS)

# Not part of the checks before a merge: each fault costs a build of its room and a run of its tests.
faults: test-deps ## put small faults into a copy, one by one, and name those that no test finds
	@$(require_python)
	@.ci/faults $(ROOMS)

# Since when lines have changed, as in: make mutants ROOMS='Titles' SINCE=HEAD~20 COUNT=30. Without
# it: since origin/main, or where that does not exist in the last 10 commits.
SINCE ?=
COUNT ?= 20
# What a run has printed, to draw the same faults again.
SEED ?=

mutants: test-deps ## make random small faults in what changed SINCE='…', and print those that live
	@$(require_python)
	@.ci/mutants --count $(COUNT) $(SINCE:%=--since %) $(SEED:%=--seed %) $(ROOMS)

quality: test-deps ## print how often the search knows what people type, and names of files are read, next to guessit
	MOVIES_TUI_PRINT_QUALITY=1 MOVIES_TUI_NAMES_REPORT=$(CURDIR)/.build/names.tsv \
	  $(SWIFT) test --filter 'SearchQualityTests|FileNameQualityTests'
	@$(require_python)
	@.ci/guessit-names .build/names.tsv

pictures: test-deps ## renew the pictures of the README and of its pages
	MOVIES_TUI_WRITE_GOLDENS=1 $(SWIFT) test --no-parallel \
	  --filter 'GoldenTests/pictures|PosterGoldenTests/readme|TourTests|GeneratedPageTests|ConfigCommandTests/schema'
	@$(require_python)
	@.ci/rooms-picture

goldens: ## accept the current look of the screens, and what the shell prints, as the expected one
	MOVIES_TUI_WRITE_GOLDENS=1 $(SWIFT) test --no-parallel --filter 'GoldenTests|StatisticsViewTests'

FUZZERS := Decoder Input Poster Recording Configuration Language FileName
# How long each fuzzer runs, and whether it is compiled for speed or compiled quickly.
ATTACK_SECONDS ?= 60
FUZZERS_BUILT ?= release

# Two at a time. No other sanitizer: with two of them Swift's package manager randomly omits the
# counters of one.
fuzz: deps ## feed mutated bytes to every reader, for a minute each
	@$(call refresh,Tests/Fuzzing)
	cd Tests/Fuzzing && $(SWIFT) build --configuration $(FUZZERS_BUILT) --sanitize fuzzer >&2
	@cd Tests/Fuzzing && mkdir -p $(FUZZERS:%=.build/corpus/%) \
	&& printf '%s\n' $(FUZZERS) | xargs -P 2 -I NAME env .build/$(FUZZERS_BUILT)/NAMEFuzzer \
	  -max_total_time=$(ATTACK_SECONDS) -timeout=20 \
	  -artifact_prefix=.build/NAME- .build/corpus/NAME Corpus/NAME

# Those of the given sanitizers that the toolchain has, as build options.
sanitizers = $(foreach name,$(1),$(if $(shell SWIFT=$(SWIFT) .ci/has-sanitizer $(name)),--sanitize $(name)))

# Tests of the program from outside, with misbehaving terminals and corrupt files.
HOSTILE_TESTS := HostileTerminalTests|MouseTests|PlayerTests|RecordingTests|SuspensionTests

attack: test-deps fuzz ## fuzz, and mistreat the program under sanitizers
	$(SWIFT) build --scratch-path .build/sanitized --product movies-tui \
	  $(call sanitizers,address undefined) >&2
	MOVIES_TUI_SANITIZED=1 MOVIES_TUI_PROGRAM=$(CURDIR)/.build/sanitized/debug/movies-tui \
	  .ci/name-failures $(SWIFT) test --no-parallel --filter 'EndToEndTests.($(HOSTILE_TESTS))'

# The program's own handlers see its crashes, and not the sanitizer's, which tests would take for
# another end.
SANITIZED_THREADS = suppressions=$(CURDIR)/.ci/race-suppressions:$\
  external_symbolizer_path=$(shell dirname "$$(command -v $(SWIFT))")/llvm-symbolizer:$\
  handle_segv=0:handle_sigbus=0:handle_sigfpe=0

# It takes more memory than the tests of the system's limits leave it.
race: export TSAN_OPTIONS = $(SANITIZED_THREADS)
race: test-deps ## run the in-process tests under the thread sanitizer
	$(SWIFT) test --scratch-path .build/race --sanitize thread --no-parallel \
	  --skip EndToEndTests --skip SeveralSessionsTests --skip LibrarySessionTests --skip KilledImportTests \
	  --skip SystemResourcesTests

SOAK_SEEDS ?= 200
# How much each of two sessions writes side by side: a minute or more.
SOAK_WRITES ?= 50000
# How often a session that writes is killed: one of the cache, and one of the library.
SOAK_KILLS ?= 500
# How many mutated replies each of four workers decodes.
SOAK_MUTATIONS ?= 25000
# How often an import of IMDb's data is killed.
SOAK_IMPORT_KILLS ?= 300

soak: test-deps ## replay many long random sessions, let two write for long, and kill many that write
	MOVIES_TUI_SOAK=$(SOAK_SEEDS) MOVIES_TUI_STORAGE_SOAK=$(SOAK_WRITES) \
	  MOVIES_TUI_KILLS=$(SOAK_KILLS) MOVIES_TUI_LIBRARY_KILLS=$(SOAK_KILLS) \
	  MOVIES_TUI_IMPORT_KILLS=$(SOAK_IMPORT_KILLS) MOVIES_TUI_MUTATIONS=$(SOAK_MUTATIONS) \
	  $(SWIFT) test --configuration release --no-parallel \
	  --filter 'DeterminismTests|SeveralSessionsTests|LibrarySessionTests|KilledImportTests|MutationTests'

lint: ## check the formatting, the comments, and the script that makes small faults
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@$(require_python)
	cd .ci && python3 -m unittest -q mutators_test
	.ci/rooms-picture --check
	.ci/wording

format: ## format all sources
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# The modules that are libraries and so have an interface to document.
DOCUMENTED := SafeText Downloads Playing Files Titles Search FileNames Scanning Keeping Pictures Transport Redux \
  ReduxTesting ReduxHTTP ReduxRecording CurlHTTP OMDB Posters Storage Exchange TerminalUI OMDBStandIn MoviesCore \
  MoviesUI MoviesSession MoviesCommands

documentation: deps ## build the documentation of the code; a broken link is an error
	@SWIFT='$(SWIFT)' BUILD='$(TEST_BUILD)' .ci/document $(DOCUMENTED) >&2

manual: build ## write the manual page
	@mkdir -p $(dir $(MANUAL))
	@$(BINARY) generate-manual >$(MANUAL)

install: build manual ## install the program, manual page and completions below PREFIX
	@for file in $(INSTALLED); do install -d "$(root)/$$(dirname $$file)"; done
	install -m 755 $(BINARY) "$(root)/bin/movies-tui"
	@if command -v strip >/dev/null; then strip "$(root)/bin/movies-tui"; fi
	install -m 644 $(MANUAL) "$(root)/share/man/man1/movies-tui.1"
	$(BINARY) --generate-completion-script bash \
	  >"$(root)/share/bash-completion/completions/movies-tui"
	$(BINARY) --generate-completion-script zsh >"$(root)/share/zsh/site-functions/_movies-tui"
	$(BINARY) --generate-completion-script fish \
	  >"$(root)/share/fish/vendor_completions.d/movies-tui.fish"

uninstall: ## remove the installed files below PREFIX
	@for file in $(INSTALLED); do rm -f "$(root)/$$file"; done

PACKAGE := .build/package
# The Debian in which `make package-test` tries the package.
PACKAGE_DEBIAN ?= bookworm

package: package-deps build manual ## make a Debian package, and check it with lintian
	@rm -rf $(PACKAGE) && mkdir -p $(PACKAGE)
	@$(MAKE) --no-print-directory -o build -o manual install PREFIX=/usr \
	  DESTDIR=$(CURDIR)/$(PACKAGE)/tree >&2
	@.ci/package $(PACKAGE)/tree $(PACKAGE)
	@lintian --fail-on error $(PACKAGE)/*.deb >&2

DIST := .build/dist

release: package ## make what a release has: the package, a tarball, their sums, its notes
	@rm -rf $(DIST) && mkdir -p $(DIST)/tree
	@$(MAKE) --no-print-directory -o build -o manual install PREFIX= DESTDIR=$(CURDIR)/$(DIST)/tree >&2
	@cp $(PACKAGE)/*.deb $(DIST)
	@.ci/release $(DIST)/tree $(DIST)
	@rm -r $(DIST)/tree

package-test: release ## install the package and the tarball in a new Debian, and run the program there
	@.ci/try-package $(DIST)/*.deb $(PACKAGE_DEBIAN) $(PACKAGE) $(DIST)/*.tar.gz

BENCHMARKS := Tests/Benchmarks/.build/release

bench: bench-deps build ## measure the architecture, the search, the terminal and the pictures, next to others' code
	@$(call refresh,Tests/Benchmarks)
	@$(SWIFT) build --configuration release --package-path Tests/Benchmarks >&2
	@$(BENCHMARKS)/Benchmarks
	@$(BENCHMARKS)/PictureBenchmarks
	@$(BENCHMARKS)/SearchBenchmarks
	@home=$$(mktemp -d) && mkdir $$home/movies-tui \
	&& echo '{"start": "query"}' > $$home/movies-tui/config.json \
	&& echo '{"version": 1, "memory": {"knowsWelcome": true}}' > $$home/movies-tui/session.json \
	&& XDG_CONFIG_HOME=$$home XDG_STATE_HOME=$$home \
	  $(BENCHMARKS)/TerminalBenchmarks $(BINARY) $(BENCHMARKS)/CList \
	    $(BENCHMARKS)/CDetails; rm -r $$home

# How many titles are generated: as many as IMDb has.
IMDB_TITLES ?= 11600000
# A folder with words.tsv and names.tsv; without it, a few words are used again and again.
IMDB_FACTS ?=
# What is imported beside titles, as in: make bench-imdb IMDB_LEVEL='--people --names-abroad'
IMDB_LEVEL ?=

bench-imdb: bench-deps ## generate dumps of IMDb's data, and measure their import and searches
	@$(call refresh,Tests/Benchmarks)
	@$(SWIFT) build --configuration release --package-path Tests/Benchmarks \
	  --product IMDbBenchmarks >&2
	@folder=$$(mktemp -d) && trap 'rm -r "$$folder"' EXIT \
	&& $(BENCHMARKS)/IMDbBenchmarks --generate $(IMDB_TITLES) "$$folder/dumps" $(IMDB_LEVEL) \
	  $(if $(IMDB_FACTS),--facts $(IMDB_FACTS)) \
	&& $(BENCHMARKS)/IMDbBenchmarks --import "$$folder/dumps" "$$folder/data" $(IMDB_LEVEL) \
	&& $(BENCHMARKS)/IMDbBenchmarks --search "$$folder/data"

clean: ## remove all build products
	rm -rf .build Tests/Benchmarks/.build Tests/Fuzzing/.build
