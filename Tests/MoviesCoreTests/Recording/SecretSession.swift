import HTTPTypes
import MoviesCore
import OMDB
import Redux
import ReduxRecording
import TestSupport
import Titles

/// A session in which somebody types a key to OMDb wherever text can be typed, and which is
/// recorded without it.
@MainActor
final class SecretSession {
  let key: String
  /// The recording, line by line.
  private(set) var lines: [[UInt8]] = []
  private let app: App
  private let writer: RecordingWriter<AppState>

  init(key: String) throws {
    self.key = key
    let transport = StubTransport { Self.answer(to: $0) }
    app = App(columns: 120, service: Samples.omdb(over: transport))
    writer = RecordingWriter<AppState>(hiding: try APIKey(key).redacted)
  }

  /// Every way to write the key that OMDb, or somebody who reads a file, would take for it.
  var forms: [String] {
    let encoded = key.utf8.map { "%" + String($0, radix: 16) }.joined()
    return [key, key.uppercased(), key.lowercased(), encoded, encoded.uppercased()]
  }

  /// Lets everything happen, and ends the recording in order.
  func run() async throws {
    var failure: (any Error)?
    let first = app.state
    let header = RecordingHeader<AppState>(
      program: "1.0.0", locale: nil, size: first.screen.size, depth: "trueColor",
      configuration: .init(theme: "auto", keys: ["quit": ["^X", "q"]]), state: first)
    lines = [try writer.line(header)]
    let tap = app.store.store.tap { [unowned self] action in
      guard !(action is any AsyncAction) else { return }
      do {
        let step = RecordedStep<AppState>(action, time: lines.count)
        lines.append(try writer.line(step, from: app.state))
      } catch {
        failure = error
      }
    }
    try await happen()
    tap.cancel()
    if let failure { throw failure }
    lines.append(
      try writer.line(RecordingEnd(actions: lines.count - 1, state: app.state)))
  }

  private func happen() async throws {
    try await ask("batman")
    for length in 1..<key.count { app.type(String(key.prefix(length))) }
    for text in forms + ["the \(key) man", "tt\(key)", "batman"] { try await ask(text) }
    app.press(
      SearchAction.yearEdited(TextInput(text: key)), SearchAction.yearSubmitted,
      ScreenAction.overlayOpened(.help(HelpState())),
      ScreenAction.helpSearched(TextInput(text: key)), ScreenAction.overlayClosed,
      LinkAction.copyRequested(key))
    try await app.until("the notice") { $0.screen.notice == .copied(text: key) }
    app.press(
      ScreenAction.overlayOpened(.history(HistoryState())),
      HistoryAction.searched(TextInput(text: key)), SearchAction.recalled(key), ScreenAction.quit)
  }

  private func ask(_ text: String) async throws {
    app.ask(text)
    try await app.until("the answer to \(text)") {
      $0.loading.inFlight.isEmpty && $0.list.asked == $0.list.answered
    }
  }

  /// A film for `batman`, and nothing for anything else.
  nonisolated private static func answer(to request: HTTPRequest) -> StubTransport.Outcome {
    let path = request.path ?? ""
    if path.contains("s=batman") { return .json(Samples.reply(page: 1, total: 3)) }
    if path.contains("i=tt0000001") { return .json(Samples.detailReply(1)) }
    return .json(Samples.errorReply("Movie not found!"))
  }
}
