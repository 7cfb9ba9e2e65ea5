import ArgumentParser

/// The options of browsing, on the screen or line by line.
///
/// They may also come before a command's name, so every command includes them as an option group.
/// Commands that do not browse hide the group and refuse its options.
struct BrowsingOptions: ParsableArguments {
  /// The heading of the options in the help.
  static let title = "Options for developers"

  @Option(
    help: ArgumentHelp("Record the session to this file.", valueName: "file"),
    transform: path)
  var record: String?

  @Option(
    help: ArgumentHelp("Replay a recorded session.", valueName: "file"), transform: path)
  var replay: String?

  @Option(
    help: ArgumentHelp("Append a log to this file.", valueName: "file"),
    transform: path)
  var logFile: String?

  /// The names of the given options.
  var given: [String] {
    [("--record", record), ("--replay", replay), ("--log-file", logFile)]
      .filter { $0.1 != nil }.map(\.0)
  }
}
