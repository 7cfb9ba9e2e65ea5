import Testing

/// Command lines whose output a golden file holds.
struct ShellTranscript: Sendable, CustomTestStringConvertible {
  /// The name of the file, without its ending.
  let name: String
  /// Where they run.
  let place: ShellPlace
  /// Whether each of them finds everything as it was in the beginning, not as the last one left it.
  let isEachAfresh: Bool
  let calls: [ShellCall]

  static let all =
    overDemo + ofDemoTitles + ofUsage + overMadeUp + ofLibrary + ofLibraryChanges + overIMDb
    + ofFiles

  init(
    _ name: String, over place: ShellPlace, eachAfresh: Bool = false,
    @ShellCalls _ calls: () -> [ShellCall]
  ) {
    self.name = name
    self.place = place
    isEachAfresh = eachAfresh
    self.calls = calls().map { call in
      guard place == .demo else { return call }
      var call = call
      call.line = call.line.isEmpty ? "--demo" : "--demo \(call.line)"
      return call
    }
  }

  var testDescription: String { name }

  /// The first line of the file.
  var heading: String {
    "# \(place.words)\(isEachAfresh ? ", which each command finds as it was" : "").\n"
  }
}

/// Where command lines run.
enum ShellPlace: Sendable {
  /// The bundled films, and an empty home.
  case demo
  /// A service with titles that output must cope with, and an empty home.
  case madeUp
  /// A library with a history, and a service with the bundled films.
  case library
  /// The same with IMDb's data on this machine.
  case imdb

  var words: String {
    switch self {
    case .demo: "Over the demo"
    case .madeUp: "Over a service with made-up titles"
    case .library: "Over a library with a history"
    case .imdb: "Over IMDb's data and a library with a history"
    }
  }
}

/// Puts command lines together, one below the other.
@resultBuilder
enum ShellCalls {
  static func buildExpression(_ line: String) -> [ShellCall] { [ShellCall(line: line)] }

  static func buildExpression(_ call: ShellCall) -> [ShellCall] { [call] }

  static func buildExpression(_ calls: [ShellCall]) -> [ShellCall] { calls }

  static func buildBlock(_ parts: [ShellCall]...) -> [ShellCall] { parts.flatMap { $0 } }
}
