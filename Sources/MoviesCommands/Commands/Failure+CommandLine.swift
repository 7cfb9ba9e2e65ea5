import ArgumentParser
import MoviesSession
import SafeText
import Titles

extension Failure {
  /// Makes the failure for a request for help on an unknown command; returns `nil` if the words
  /// after `help` are commands.
  ///
  /// The parser's own `help` would show the help of the whole program instead.
  init?(helpIn arguments: [String]) {
    let words = arguments.drop { $0 != "help" }.dropFirst().filter { !$0.hasPrefix("-") }
    guard let (word, names) = Root.unknownName(in: words.filter { $0 != "help" }) else {
      return nil
    }
    let suggestion = closest(to: word, among: names).map { " Did you mean “\($0)”?" } ?? ""
    self.init(
      "Unknown command “\(word)”.\(suggestion) See movies-tui --help.", exitCode: .usage)
  }

  /// Makes the failure for a command line that has options of `search`, but no command; returns
  /// `nil` if `search` would not accept it either.
  init?(meantForSearch arguments: [String]) {
    guard !Root.mayNameCommand(arguments), let search = try? SearchCommand.parse(arguments),
      search.browsing.given.isEmpty
    else { return nil }
    let line = (["movies-tui", "search"] + arguments).map(\.quotedForShell).joined(separator: " ")
    self.init(
      "Only search takes these options: \(line)", exitCode: .usage)
  }
}

extension Root {
  /// The command line that the user probably meant, if the first search word is nearly the name of
  /// a command; `nil` otherwise.
  static func line(meantBy words: [String]) -> String? {
    guard let first = words.first, let name = closest(to: first, among: shownCommandNames)
    else { return nil }
    return (["movies-tui", name] + words.dropFirst()).map(\.quotedForShell)
      .joined(separator: " ")
  }

  private static var shownCommandNames: [String] {
    configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
      .compactMap(\.commandName)
  }

  /// The first word that is not a subcommand of the command before it, with the names of the
  /// subcommands that exist there.
  fileprivate static func unknownName(in words: [String]) -> (word: String, names: [String])? {
    var commands = configuration.subcommands
    for word in words {
      let names = commands.compactMap { $0.configuration.commandName }
      guard let index = names.firstIndex(of: word) else { return (word, names) }
      commands = commands[index].configuration.subcommands
    }
    return nil
  }

  /// The names of all commands except `help`, which belongs to the parser.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// Whether one of the words may name a command.
  static func mayNameCommand(_ arguments: [String]) -> Bool {
    let words = arguments.filter { !$0.hasPrefix("-") }
    // Without any words, the descriptions of all commands need not be made before the first frame.
    guard !words.isEmpty else { return false }
    let names = commandNames + ["help"]
    return words.contains(where: names.contains)
  }
}

extension String {
  /// The text as one word of a command line, quoted if a shell requires that, and harmless for the
  /// terminal that shows it.
  var quotedForShell: String {
    let marks = "-_./:=@%+,"
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) }
    if isPlain && !isEmpty { return self }
    guard Sanitizer.line(self, limit: .max) == self else { return escapedForShell }
    return "'\(replacing("'", with: "'\\''"))'"
  }

  /// The text in the shell's quotation marks `$'…'`, within which any byte can be written as a
  /// number.
  private var escapedForShell: String {
    let bytes = utf8.map { byte in
      let isPlain = (0x20...0x7E).contains(byte) && !"'\\".utf8.contains(byte)
      let digits = String(byte, radix: 8)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "$'\(bytes.joined())'"
  }
}

extension Failure {
  /// Makes the failure for an unknown option; returns `nil` if the parser complains about something
  /// else.
  ///
  /// The failure suggests the option that was most likely meant. The parser itself would suggest
  /// options that are four letters away, and hidden ones.
  ///
  /// - Parameters:
  ///   - message: The parser's message.
  ///   - arguments: The command line that the message is about.
  init?(unknownOption message: String, in arguments: [String]) {
    guard let option = message.firstMatch(of: /Unknown option '(-[^']+)'/)?.1,
      let command = try? CommandDescription.ofProgram().command(in: arguments)
    else { return nil }
    let names = command.shownArguments.flatMap { $0.names ?? [] }.filter { $0.kind == .long }
    let near = closest(to: String(option.drop { $0 == "-" }), among: names.map(\.name))
    let suggestion = near.map { " Did you mean “--\($0)”?" } ?? ""
    self.init(
      "Unknown option “\(option)”.\(suggestion) See movies-tui \(command.commandName) --help.",
      exitCode: .usage)
  }
}
