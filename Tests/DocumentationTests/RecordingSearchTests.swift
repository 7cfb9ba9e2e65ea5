import Foundation
import MoviesCore
import ReduxRecording
import Testing

/// The number of the first action after which something holds of the state; `nil` where it never
/// does.
@MainActor
private func firstAction(
  in recording: Recording<AppState>, after which: (AppState) -> Bool
) -> Int? {
  let replay = Replay(recording)
  return (0...replay.count).first { position in
    replay.go(to: position)
    return which(replay.state)
  }
}

@Suite("The example of a search in a recording", .timeLimit(.minutes(5)))
@MainActor
struct RecordingSearchTests {
  /// A recording made for the test.
  private func recording() throws -> Recording<AppState> {
    let file = Article.root.appending(path: "Tests/Recordings/browsing.jsonl")
    var reader = RecordingReader<AppState>()
    for line in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
      try reader.read(Array(line))
    }
    return try reader.recording()
  }

  @Test("The action is found that opened the help, and what it changed")
  func opening() throws {
    let recording = try recording()
    let number = try #require(firstAction(in: recording) { $0.screen.overlay != nil })
    let changes = Replay(recording).changes(goingTo: number)
    #expect(changes.map(\.path).contains("screen.overlay"))
  }

  @Test("What never was is not found")
  func never() throws {
    #expect(firstAction(in: try recording()) { $0.source == .custom(host: "nowhere") } == nil)
  }
}
