import ArgumentParser
import Foundation
import MoviesCommands
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Titles
import Transport

/// The outcome of one run of the program in the test's process.
struct Run {
  var exitCode: Int32
  var output: String
  var messages: String
}

/// Runs a command line given word by word, like the other form.
@MainActor
func run(
  _ arguments: String..., environment: [String: String] = [:], columns: Int? = nil,
  pager: Pager? = nil, transport: any HTTPTransport = StandInTransport(.sample),
  output: RecordingSink = RecordingSink()
) async throws -> Run {
  try await run(
    arguments, environment: environment, columns: columns, pager: pager, transport: transport,
    output: output)
}

/// Runs a command line in the test's process, with the test's own films.
///
/// Output is a terminal if it has `columns`, input if it `isTyped`. `transport` answers whatever
/// source the command line chooses; by default, the sample films do.
@MainActor
func run(
  _ arguments: [String], environment: [String: String] = [:], columns: Int? = nil,
  isUnicode: Bool = true, input: any ByteSource = ScriptedSource(""),
  isTyped: Bool = false, pager: Pager? = nil,
  transport: any HTTPTransport = StandInTransport(.sample),
  output: RecordingSink = RecordingSink()
) async throws -> Run {
  let messages = RecordingSink()
  let address = try ServiceURL("http://127.0.0.1:1/")
  let surroundings = Surroundings(
    environment: environment, terminals: .init(input: isTyped, output: columns != nil),
    columns: columns, isUnicode: isUnicode, input: input, output: output, messages: messages)
  let invocation = Invocation(
    arguments: arguments, surroundings: surroundings, pager: pager,
    open: { choice, _ in
      switch choice {
      case .demo: Source(of: address, named: .demo(titles: nil), transport: transport)
      case .imdb:
        Source(of: address, named: .imdb(titles: nil, day: nil), transport: transport)
      case .service(let url, _): Source(of: url, named: DataSource(url), transport: transport)
      }
    })
  let exitCode = await Program.run(invocation)
  return Run(exitCode: exitCode.rawValue, output: output.text, messages: messages.text)
}
