import ArgumentParser

/// The options for printing and writing parts of a recording instead of playing it on the screen.
struct ReplayOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this many actions.", valueName: "n"),
    transform: wholeNumber(in: 0...Int(Int32.max)))
  var until: Int?

  @Option(help: "Print the last state as json, or its frame as text.")
  var format: DocumentFormat?

  @Flag(help: "Print the SHA-256 of the last state, as a line of JSON.")
  var hash = false

  @Option(
    help: ArgumentHelp("Write each distinct frame to this folder.", valueName: "folder"),
    transform: path)
  var frames: String?

  @Option(
    help: ArgumentHelp("Write a moving picture (SVG) to this file.", valueName: "file"),
    transform: path)
  var animation: String?

  /// Whether there is anything to print or write, which needs no screen.
  var wantsOutput: Bool { format != nil || hash || frames != nil || animation != nil }

  /// The format of the last state; its frame, if nothing else is requested.
  var output: DocumentFormat? { wantsOutput ? format : .text }

  /// Whether any of the options was given.
  var isGiven: Bool { wantsOutput || until != nil }
}
