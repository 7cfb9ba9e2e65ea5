import Foundation
import MoviesCore
import MoviesUI
import Redux
import ReduxRecording
import Testing

@Suite("A recording with wrong numbers", .timeLimit(.minutes(5)))
struct DamagedRecordingTests {
  @Test(
    "Whatever a number of the first state is changed to, the recording is refused or replayed",
    arguments: [-1, 50, 999_999_999])
  @MainActor
  func numbers(replacement: Int) throws {
    let header = try line(
      RecordingHeader<AppState>(
        program: "1.0.0", locale: "C.UTF-8", size: ScreenSize(columns: 120, rows: 40),
        depth: "trueColor", configuration: .init(theme: "auto", keys: [:]), state: try state()))
    let steps = try Self.actions.map { try line(RecordedStep<AppState>($0, time: 0)) }
    let numbers = header.matches(of: #/[:\[,](-?\d+)(?=[,}\]])/#).map(\.1)
    #expect(numbers.count > 30)
    for number in numbers {
      let range = number.startIndex..<number.endIndex
      try play([header.replacingCharacters(in: range, with: String(replacement))] + steps)
    }
  }

  /// A state with much in it: a list, details, a recalled query, the help.
  private func state() throws -> AppState {
    try Samples.listed(then: [
      SearchAction.submitted, SearchAction.edited(TextInput(text: "alien")),
      SearchAction.submitted, SearchAction.recalled("batman"), SearchAction.recalled("alien"),
      ScreenAction.scrolled(.details, by: 2, limit: 9), ScreenAction.fieldEntered(.search),
      ScreenAction.overlayOpened(.help(HelpState())),
    ])
  }

  /// At least one for each number that a reducer reckons with.
  private static let actions: [any Action] = [
    SearchAction.recalled("batman"), HistoryAction.moved(by: 1), MoviesAction.moved(by: 1),
    ScreenAction.scrolled(.details, by: -1, limit: 9),
    ScreenAction.scrolled(.help, by: 1, limit: 9),
    ScreenAction.overlayClosed, ScreenAction.wentBack, MoviesAction.retried,
    LoadingAction.ticked, LoadingAction.patienceEnded, LoadingAction.cancelled,
    MoviesAction.selected(row: .max),
  ]

  private func line(_ value: some Encodable) throws -> String {
    String(decoding: try AppState.recordingFormat.line(value), as: UTF8.self)
  }

  /// Replays the lines where they can be read, and draws some frames.
  @MainActor
  private func play(_ lines: [String]) throws {
    var reader = RecordingReader<AppState>()
    do {
      for line in lines { try reader.read(Array(line.utf8)) }
      let replay = Replay(try reader.recording())
      var film = Film(keymap: try Keymap())
      for position in stride(from: 0, through: replay.count, by: 5) {
        replay.go(to: position)
        _ = film.moment(of: replay.state)
      }
    } catch is RecordingError {
    }
  }
}
