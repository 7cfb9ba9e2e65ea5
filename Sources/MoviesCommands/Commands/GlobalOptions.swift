import ArgumentParser

/// The options that may stand before and after a command's name.
///
/// The root command and each of the others have them as an option group: the parser reads the group
/// wherever its options stand, and hands the root's values down.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Use the bundled films instead of OMDb.")
  var demo = false

  @Option(
    help: ArgumentHelp("Read the settings from this file, or from a pipe.", valueName: "file"),
    transform: path)
  var config: String?

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Ask this address instead of OMDb's.", valueName: "url"))
  var baseURL: String?

  @Flag(help: "Use no colors.")
  var noColor = false
}
