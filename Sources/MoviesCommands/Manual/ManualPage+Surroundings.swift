/// What the program reads and leaves outside of itself.
extension ManualPage {
  func addFiles(to page: inout ManualText) {
    page.section("FILES")
    page.list([
      (
        term: "Pa \("~/.config/movies-tui/config.json".manualText)",
        words: "The settings, in JSON. Where it is missing, the first config.json in a folder "
          + "movies-tui below the folders of XDG_CONFIG_DIRS is read."
      ),
      (
        term: "Pa \("~/.local/state/movies-tui/recordings/".manualText)",
        words: "The last actions of the last session, where the setting recording.keepLast is on."
      ),
    ])
  }

  func addEnvironment(to page: inout ManualText) {
    page.section("ENVIRONMENT")
    page.list(
      [
        ("OMDB_API_KEY", "The key to OMDb. Without one the bundled catalogue answers."),
        ("NO_COLOR", "Where it is set and not empty, no colors are used."),
        (
          "ESCDELAY",
          "How many milliseconds a lone escape byte waits until it is the Escape key: 25 unless set, "
            + "up to 5000 for slow lines."
        ),
        (
          "COLUMNS",
          "The width of printed tables and texts. The screen takes the size of the terminal."
        ),
        (
          "PAGER",
          "Shows printed texts that do not fit the terminal, unless the setting ui.pager is never."
        ),
        (
          "TERM", "The kind of terminal. Where it is unknown or dumb, plain mode is chosen."
        ),
        ("https_proxy", "The proxy to OMDb."),
        ("all_proxy", "The proxy to any address, where https_proxy is not set."),
        ("no_proxy", "The hosts that are asked without a proxy."),
        ("XDG_CONFIG_HOME", "Where the folder of the configuration is; ~/.config unless set."),
        ("XDG_STATE_HOME", "Where the folder of the recordings is; ~/.local/state unless set."),
      ].map { (term: "Ev \($0.manualText)", words: $1) })
  }

  func addExitStatus(to page: inout ManualText) {
    page.section("EXIT STATUS")
    page.list(
      [
        ("0", "Something was found, or a session ended normally."),
        ("1", "Nothing matched."),
        ("64", "Wrong usage, or an id that is not valid."),
        ("65", "The reply or a recording could not be understood."),
        ("66", "An input file does not exist or cannot be read."),
        ("69", "No connection, no answer in time, or the service failed."),
        ("71", "The system refuses a resource: descriptors, memory, a thread."),
        ("74", "Writing failed. A closed pipe ends quietly with 0."),
        ("75", "The limit of requests a day is reached."),
        ("77", "The key is missing where one is needed, malformed, or refused."),
        ("78", "The configuration is wrong."),
        ("128 + n", "Ended by signal n."),
      ].map { (term: $0.manualArgument, words: $1) })
  }
}
