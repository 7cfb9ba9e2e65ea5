import MoviesCore
import MoviesSession
import OMDBStandIn
import SessionTestSupport
import Testing
import Titles
import Transport

/// The outcome of one plain session.
struct PlainRun {
  var exitCode: ProgramExitCode
  var output: String
  var messages: String
}

/// Runs a plain session with a script of lines and the test's own films, like the other form.
@MainActor
func plainRun(
  _ lines: String, on standIn: StandIn, query: String = "batman"
) async throws -> PlainRun {
  try await plainRun(lines, query: query, transport: StandInTransport(standIn))
}

/// Runs a plain session with a script of lines, which arrive in pieces of a given length.
///
/// Output is a terminal if it has `columns`, input if it `isTyped`. `transport` answers; by
/// default, the sample films do.
@MainActor
func plainRun(
  _ lines: String, query: String = "batman", pieceLength: Int = 4096, isTyped: Bool = false,
  columns: Int? = nil, isUnicode: Bool = true,
  transport: any HTTPTransport = StandInTransport(.sample), library: (any Library)? = nil,
  output: RecordingSink = RecordingSink()
) async throws -> PlainRun {
  let url = try ServiceURL("http://127.0.0.1:1/")
  return try await plainRun(
    lines, query: query, pieceLength: pieceLength, isTyped: isTyped, columns: columns,
    isUnicode: isUnicode, on: Source(of: url, named: .demo(titles: nil), transport: transport),
    library: library, output: output)
}

/// Runs a plain session with a script of lines on a source of the test's own.
@MainActor
func plainRun(
  _ lines: String, query: String = "batman", pieceLength: Int = 4096, isTyped: Bool = false,
  columns: Int? = nil, isUnicode: Bool = true, on source: Source,
  library: (any Library)? = nil, output: RecordingSink = RecordingSink()
) async throws -> PlainRun {
  var state = AppState(source: .demo(titles: nil), settings: SessionSettings())
  state.search.field = TextInput(text: query)
  state.today = CalendarDate(year: 2026, month: 11, day: 22)
  var options = SessionOptions(firstState: state, openSource: { source })
  options.library = library
  let messages = RecordingSink()
  let surroundings = Surroundings(
    terminals: .init(input: isTyped, output: columns != nil), columns: columns,
    isUnicode: isUnicode, input: ScriptedSource(lines, pieceLength: pieceLength), output: output,
    messages: messages)
  let exitCode = try await PlainSession.run(options, in: surroundings)
  return PlainRun(exitCode: exitCode, output: output.text, messages: messages.text)
}
