import Foundation
import MoviesCore
import OMDB
import Redux
import ReduxRecording
import TestSupport
import Testing
import Titles

@Suite("Writing a recording without secrets", .timeLimit(.minutes(5)))
@MainActor
struct RecordingWriterTests {
  /// Keys that are words of the format, digits of an id, or hardly anything; and keys of every
  /// kind.
  nonisolated static let keys =
    ["movie", "search", "0000001", "00968951", "notFound", "a", "e", "1", "q", "5ec4e7ab"]
    + (1...8).map(randomKey)

  nonisolated private static func randomKey(seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    let characters = Array("abcdefghijkmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ0123456789")
    return String(
      (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
        characters.randomElement(using: &random)
      })
  }

  @Test(
    "Whatever the key is, the recording can be replayed, to the hash at its end", arguments: keys)
  func replay(_ key: String) async throws {
    let session = try SecretSession(key: key)
    try await session.run()
    var reader = RecordingReader<AppState>()
    for line in session.lines { try reader.read(line) }
    let recording = try reader.recording()
    #expect(recording.header.surroundings.configuration.keys == ["quit": ["^X", "q"]])
    let replay = Replay(recording)
    replay.go(to: replay.count)
    #expect(replay.state.screen.isQuitting)
    let end = try RecordingEnd(actions: replay.count, state: replay.state)
    #expect(recording.end == end)
  }

  @Test("No text of the recording holds the key, in none of its forms", arguments: keys)
  func noSecret(_ key: String) async throws {
    let session = try SecretSession(key: key)
    try await session.run()
    let texts = try session.lines.flatMap { try WrittenTexts(of: $0).texts }
    #expect(texts.count > 50)
    for form in session.forms {
      #expect(texts.filter { $0.contains(form) } == [])
    }
  }

  @Test("What is hidden keeps its length, and everything else stays as it is")
  func format() throws {
    let writer = RecordingWriter<AppState>(hiding: try APIKey("movie").redacted)
    func written(_ action: any Action) throws -> String {
      let effect = RecordedEffect(kind: "movie", status: 200, milliseconds: 1)
      let step = RecordedStep<AppState>(action, time: 4, effect: effect)
      return String(decoding: try writer.line(step, from: AppState()), as: UTF8.self)
    }
    let rest = #","at":4,"effect":{"kind":"movie","milliseconds":1,"status":200}}"#
    #expect(
      try written(SearchAction.edited(TextInput(text: "a Movie")))
        == #"{"action":{"name":"search","payload":{"edited":{"_0":{"cursor":7,"text":"a xxxxx"}}}}"#
        + rest)
    #expect(
      try written(SearchAction.kindChosen(.movie))
        == #"{"action":{"name":"search","payload":{"kindChosen":{"_0":"movie"}}}"# + rest)
  }

  @Test("Where nothing is hidden, the end is that of the session itself")
  func unchanged() throws {
    let writer = RecordingWriter<AppState> { $0 }
    _ = try writer.line(RecordedStep<AppState>(ScreenAction.quit, time: 0), from: AppState())
    let end = RecordingEnd(actions: 1, sha256: "as it is")
    #expect(try writer.line(end) == AppState.recordingFormat.line(end))
  }

  @Test("A text that is not as it will be read is written as it will be")
  func uncleanText() throws {
    let writer = RecordingWriter<AppState> { $0 }
    let typed = SearchAction.edited(TextInput(text: "Ame\u{301}lie\u{200B}"))
    var state = AppState()
    let line = try writer.line(RecordedStep<AppState>(typed, time: 0), from: state)
    #expect(String(decoding: line, as: UTF8.self).contains("Am\u{E9}lie\""))
    AppState.reduce(&state, SearchAction.edited(TextInput(text: "Am\u{E9}lie", cursor: 7)))
    let end = RecordingEnd(actions: 1, sha256: "of the text as it was typed")
    let expected = try RecordingEnd(actions: 1, state: state)
    #expect(try writer.line(end) == AppState.recordingFormat.line(expected))
  }
}

/// The texts in a line of a recording; what is a word of the format, or the id of a title, is none.
private struct WrittenTexts {
  private(set) var texts: [String] = []

  init(of line: [UInt8]) throws {
    collect(try JSONSerialization.jsonObject(with: Data(line)), path: [])
  }

  private mutating func collect(_ value: Any, path: [String]) {
    switch value {
    case let members as [String: Any]:
      for (name, member) in members { collect(member, path: path + [name]) }
    case let elements as [Any]:
      for element in elements { collect(element, path: path) }
    case let text as String where !isWord(text, path): texts.append(text)
    default: break
    }
  }

  private func isWord(_ text: String, _ path: [String]) -> Bool {
    if TitleID(text) != nil { return true }
    switch path.last {
    case "name": return path.dropLast().last == "action"
    case "plot": return path.dropLast().last == "_0"
    case let name?: return Self.words.contains(name) || path.first == "configuration"
    case nil: return false
    }
  }

  private static let words: Set = [
    "format", "program", "depth", "sha256", "code", "kind", "id", "background",
  ]
}
