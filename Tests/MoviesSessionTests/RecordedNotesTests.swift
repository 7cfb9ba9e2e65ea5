import MoviesCore
import ReduxRecording
import SessionTestSupport
import Testing
import Titles

@testable import MoviesSession

@MainActor
@Suite("The user's notes in recordings", .timeLimit(.minutes(5)))
struct RecordedNotesTests {
  private static let words = ["Won", "See", "again", "Grün"]

  /// The last state, once it was compared with the hash at the end.
  private func lastState(of recording: Recording<AppState>) throws -> AppState {
    let replay = Replay(recording)
    replay.go(to: replay.count)
    let end = try RecordingEnd(actions: replay.count, state: replay.state)
    #expect(recording.end == end)
    return replay.state
  }

  @Test("Nothing of a note is written but its length, and the recording can be replayed")
  func hidden() throws {
    let session = try NotedSession(Redaction(home: nil))
    for word in Self.words { #expect(!session.text.contains(word)) }
    #expect(session.text.contains(NotedSession.list))
    let state = try lastState(of: try session.recording())
    #expect(
      state.library.entries[session.film]?.note
        == String(repeating: "x", count: NotedSession.note.count))
    #expect(state.search.field.text == "list:\"Rainy Sundays\"")
  }

  @Test("What is being typed into a note is hidden where a recording begins in the middle of it")
  func inTheMiddle() throws {
    let recording = try NotedSession(Redaction(home: nil, keepsNotes: true)).recording()
    let replay = Replay(recording)
    replay.go(to: 12)
    #expect(replay.state.prompt?.input.text == "Wonderful.")
    let rest = Recording(
      header: RecordingHeader<AppState>(
        program: "1.0.0", locale: nil, size: replay.state.screen.size, depth: "mono",
        configuration: .init(theme: "auto", keys: [:]), state: replay.state),
      steps: [])
    let text = String(decoding: try rest.bytes(redactedBy: Redaction(home: nil)), as: UTF8.self)
    #expect(!text.contains("Won") && text.contains(#""text":"xxxxxxxxxx""#))
  }

  @Test("Notes are kept if the user wants it")
  func kept() throws {
    let session = try NotedSession(Redaction(home: nil, keepsNotes: true))
    let state = try lastState(of: try session.recording())
    #expect(
      state.library.entries[session.film]?.note == "Wonderful. See it in Grünwald again!")
  }

  @Test("For a report, notes that were kept and the names of lists are taken out, typed ones too")
  func report() throws {
    let session = try NotedSession(Redaction(home: nil, keepsNotes: true))
    let bytes = try session.recording().bytes(redactedBy: Redaction(home: nil))
    let text = String(decoding: bytes, as: UTF8.self)
    for word in Self.words + ["Rain", "Sund", "ndays"] { #expect(!text.contains(word)) }
    #expect(text.contains("Batman"))
    let state = try lastState(of: try NotedSession.recording(in: text))
    #expect(state.library.listNames == ["xxxxxxxxxxxxx"])
  }

  @Test(
    "A list's name is taken out where it stands for itself, and what a query has in its place",
    arguments: [
      ("Noir", "xxxx"), ("“Noir” was made", "“xxxx” was made"), ("Noirs", "Noirs"),
      ("list:no", "list:xx"), ("LIST = \"my l", "LIST = xxxxx"),
      ("list:watchlist", "list:watchlist"), ("Noir City", "xxxxxxxxx"),
      ("A list of noir", "A list of noir"),
    ])
  func names(_ text: String, hidden: String) {
    let redaction = Redaction(home: nil).hidingLists(named: ["Noir", "Noir City"])
    #expect(redaction.applied(to: text) == hidden)
  }
}
