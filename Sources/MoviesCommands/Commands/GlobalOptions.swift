import ArgumentParser

/// The options that may come before or after a command's name.
///
/// Every command and the root include them as an option group: the parser reads the group wherever
/// its options are, and passes the root's values down. Groups are not nested: a debug build checks
/// a group several times at each depth, and the tests call many commands.
struct GlobalOptions: ParsableArguments {
  /// The heading of the options in the help.
  static let title = "Options for every command"

  @Flag(help: "Use the bundled films instead of OMDb.")
  var demo = false

  @Option(help: "Use IMDb's data on this machine alone, or OMDb alone, instead of both.")
  var source: SourceName?

  @Flag(help: "Use no network: only what is on this machine.")
  var offline = false

  @Option(
    help: ArgumentHelp("Read the settings from this file, or from a pipe.", valueName: "file"),
    transform: path)
  var config: String?

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Use this address instead of OMDb's.", valueName: "url"))
  var baseURL: String?

  @Flag(help: "Turn colors off.")
  var noColor = false
}

/// A source that can be used alone.
enum SourceName: String, CaseIterable, ExpressibleByArgument {
  case imdb, omdb
}
