import ArgumentParser
import MoviesSession
import Titles

extension Failure {
  /// An option is unknown; `nil` if the parser complains about something else.
  ///
  /// Suggests the option that was most likely meant. The parser itself would suggest options that
  /// are four letters away, and hidden ones.
  ///
  /// - Parameters:
  ///   - message: The parser's message.
  ///   - arguments: The command line it is about.
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
