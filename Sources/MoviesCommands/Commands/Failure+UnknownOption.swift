import ArgumentParser
import MoviesSession

extension Failure {
  /// That an option is unknown, with the option that was most likely meant; `nil` if the parser
  /// complains about something else.
  ///
  /// The parser itself suggests options that are four letters away, and those that are hidden.
  ///
  /// - Parameters:
  ///   - message: What the parser says.
  ///   - arguments: The command line that it says this of.
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
