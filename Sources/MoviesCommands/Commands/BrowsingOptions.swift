import ArgumentParser

/// The options of browsing, on the screen or line by line.
///
/// They may stand before a command's name, too, so every command has them as an option group; where
/// nothing is browsed, the group is hidden, and the options are refused.
struct BrowsingOptions: ParsableArguments {
  /// What stands above the options in help.
  static let title = "Options for sessions"

  @Option(
    help: ArgumentHelp("Write everything that happens to this file.", valueName: "file"),
    transform: path)
  var record: String?

  @Option(
    help: ArgumentHelp("Play a recorded session.", valueName: "file"), transform: path)
  var replay: String?

  @Option(
    help: ArgumentHelp("Append what the program does to this file.", valueName: "file"),
    transform: path)
  var logFile: String?

  /// The names of the options that were given.
  var given: [String] {
    [("--record", record), ("--replay", replay), ("--log-file", logFile)]
      .filter { $0.1 != nil }.map(\.0)
  }
}
