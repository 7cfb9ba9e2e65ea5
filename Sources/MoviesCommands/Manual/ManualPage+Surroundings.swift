/// The sections on the files, variables and exit codes that the program uses.
extension ManualPage {
  func addFiles(to page: inout ManualText) {
    page.section("FILES")
    page.list([
      (
        term: "Pa \("~/.config/movies-tui/config.json".manualText)",
        words:
          "The settings, in JSON. If it is missing, the first movies-tui/config.json in the folders "
          + "of XDG_CONFIG_DIRS is read."
      ),
      (
        term: "Pa \("~/.local/share/movies-tui/library.sqlite".manualText)",
        words:
          "Your library: lists, viewings, ratings and notes, and every change of them. Copies that are "
          + "made before imports lie beside it."
      ),
      (
        term: "Pa \("~/.local/share/movies-tui/imdb.sqlite".manualText)",
        words:
          "IMDb's data, once movies-tui imdb import has installed it; movies-tui imdb remove removes "
          + "it."
      ),
      (
        term: "Pa \("~/.local/state/movies-tui/session.json".manualText)",
        words:
          "Your earlier searches, your place, and what you switched: mouse and theme. Delete it to "
          + "forget them."
      ),
      (
        term: "Pa \("~/.cache/movies-tui/".manualText)",
        words:
          "Earlier answers and posters, how many requests of the day are used up, and files of "
          + "IMDb that wait for their import. Delete it, or run movies-tui cache clear, to ask for "
          + "everything again."
      ),
      (
        term: "Pa \("~/.local/state/movies-tui/recordings/".manualText)",
        words: "The last actions of the last session, if the setting recording.keepLast is on."
      ),
    ])
  }

  func addEnvironment(to page: inout ManualText) {
    page.section("ENVIRONMENT")
    page.list(
      [
        ("OMDB_API_KEY", "Your OMDb key. Without one, the bundled catalogue answers."),
        ("NO_COLOR", "Turns colors off if it is not empty."),
        (
          "ESCDELAY",
          "How many milliseconds to wait before a lone escape byte counts as the Escape key: 25 by "
            + "default, up to 5000 for slow lines."
        ),
        (
          "COLUMNS",
          "The width of printed tables and texts. The screen uses the size of the terminal."
        ),
        ("VISUAL", "The editor for notes; else EDITOR, else vi."),
        ("EDITOR", "The editor for notes, if VISUAL is not set."),
        (
          "PAGER",
          "Shows printed texts that do not fit the terminal, unless the setting ui.pager is never."
        ),
        (
          "TERM", "The terminal type. If it is unknown or dumb, plain mode is used."
        ),
        ("https_proxy", "The proxy to OMDb."),
        ("all_proxy", "The proxy to any address, if https_proxy is not set."),
        ("no_proxy", "The hosts to reach without a proxy."),
        ("XDG_CONFIG_HOME", "The folder for configuration; ~/.config by default."),
        ("XDG_DATA_HOME", "The folder for what you make yourself; ~/.local/share by default."),
        (
          "XDG_STATE_HOME",
          "The folder for what a session leaves to the next; ~/.local/state by default."
        ),
        ("XDG_CACHE_HOME", "The folder for what need not be asked again; ~/.cache by default."),
      ].map { (term: "Ev \($0.manualText)", words: $1) })
  }

  func addExitStatus(to page: inout ManualText) {
    page.section("EXIT STATUS")
    page.list(
      [
        ("0", "Something was found, or a session ended normally."),
        ("1", "Nothing matched. With lookup and library, some title was not found."),
        ("64", "Wrong usage, an id that is not valid, or a mistake in an expression."),
        ("65", "The reply, a recording or an import could not be understood."),
        ("66", "An input file does not exist or cannot be read."),
        ("69", "No connection, a time-out, or the service failed."),
        ("71", "The system refused a resource: descriptors, memory or a thread."),
        ("73", "The library or the cache cannot be used, and the command is about it."),
        ("74", "Writing failed. A closed pipe ends quietly with 0."),
        ("75", "The daily request limit is reached."),
        ("77", "The key is missing, malformed or refused."),
        ("78", "The configuration is wrong."),
        ("128 + n", "Ended by signal n. 130 also if pick was left without a choice."),
      ].map { (term: $0.manualArgument, words: $1) })
  }
}
