import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@Suite("Reading a recording", .timeLimit(.minutes(5)))
struct RecordingReaderTests {
  private static let header = RecordingHeader<AppState>(
    program: "0.1.0", locale: "C.UTF-8", size: ScreenSize(columns: 80, rows: 24),
    depth: "trueColor", configuration: .init(theme: "auto", keys: ["quit": ["^X"]]),
    state: state)

  private static var state: AppState {
    var state = AppState(source: .demo(titles: 3), settings: SessionSettings())
    state.search.field = TextInput(text: "batman")
    return state
  }

  private func line(_ value: some Encodable) throws -> String {
    String(decoding: try AppState.recordingFormat.line(value), as: UTF8.self)
  }

  private func read(_ lines: String...) throws -> Recording<AppState> {
    var reader = RecordingReader<AppState>()
    for line in lines { try reader.read(Array(line.utf8)) }
    return try reader.recording()
  }

  private func step(_ action: any Action) throws -> String {
    try line(RecordedStep<AppState>(action, time: 40))
  }

  @Test("What was written is read: header, actions, end")
  func roundTrip() throws {
    let page = MoviesAction.setMovies(
      Samples.answer(try Samples.page(1, total: 30)), number: 1, query: Samples.batman)
    let effect = RecordedEffect(kind: "succeeded", status: 200, milliseconds: 12)
    let recording = try read(
      line(Self.header), line(RecordedStep<AppState>(page, time: 40, effect: effect)),
      line(RecordingEnd(actions: 1, sha256: "ab")))
    #expect(recording.header.state == Self.header.state)
    #expect(recording.header.surroundings.configuration == Self.header.surroundings.configuration)
    #expect(recording.steps.map(\.time) == [40])
    #expect(recording.steps.first?.action.matching(MoviesAction.self) == page)
    #expect(recording.steps.first?.effect == effect)
    #expect(recording.end == RecordingEnd(actions: 1, sha256: "ab"))
  }

  @Test("Header and actions are written as documented")
  func format() throws {
    #expect(
      try step(MoviesAction.moved(by: 2))
        == #"{"action":{"name":"movies","payload":{"moved":{"by":2}}},"at":40}"#)
    #expect(try line(Self.header).contains(#""format":"movies-tui recording""#))
  }

  @Test("What the recorded state lacks is as in a new session")
  func olderState() throws {
    let text = try line(Self.header)
    let older = text.replacing(#""settings":{"detailDelay":200,"#, with: #""settings":{"#)
      .replacing(#""detailsScroll":0,"#, with: "")
    #expect(older.count < text.count - 30)
    #expect(try read(older).header.state == Self.header.state)
  }

  @Test("Nothing at all is no recording")
  func empty() {
    #expect(throws: RecordingError(line: 1, problem: .empty)) { try read() }
  }

  @Test("A foreign file is refused", arguments: ["", "root:x:0:0", "{}", #"{"format":"other"}"#])
  func foreign(_ text: String) {
    #expect(throws: RecordingError(line: 1, problem: .foreign(program: "movies-tui"))) {
      try read(text)
    }
  }

  @Test(
    "A format of the past or the future is refused, with what to use instead",
    arguments: [(1, "use the one that recorded it"), (3, "use a newer one")])
  func otherVersion(_ version: Int, advice: String) throws {
    let text = try line(Self.header).replacing(#""version":2"#, with: #""version":\#(version)"#)
    let error = #expect(throws: RecordingError.self) { try read(text) }
    #expect(error?.problem == .otherVersion(version, read: 2, program: "movies-tui 0.1.0"))
    #expect(
      error?.description
        == "line 1: it is in format \(version) of movies-tui 0.1.0, and this program reads format 2: "
        + advice)
  }

  @Test("A damaged line is named with what is wrong in it")
  func damaged() throws {
    let header = try line(Self.header)
    let good = try step(MoviesAction.moved(by: 2))
    func problem(_ text: String) -> RecordingError? {
      #expect(throws: RecordingError.self) { try read(header, good, text) }
    }
    #expect(problem("{")?.description == "line 3: it is damaged: it is not JSON")
    #expect(problem("")?.line == 3)
    let unknown = good.replacing("movies", with: "films")
    #expect(problem(unknown)?.description.hasSuffix("registered as films at action.name") == true)
    let timeless = good.replacing("\"at\":40", with: "\"at\":null")
    #expect(problem(timeless)?.description.hasSuffix("a wrong kind of value at at") == true)
    let cut = try line(Self.header).replacing("\"depth\":\"trueColor\",", with: "")
    #expect(throws: RecordingError(line: 1, problem: .damaged("“depth” is missing"))) {
      try read(cut)
    }
  }

  @Test("A number that no session can have led to is damage; the last row is not")
  func impossibleNumbers() throws {
    let header = try line(Self.header)
    func message(_ action: any Action) throws -> String? {
      let line = try step(action)
      return #expect(throws: RecordingError.self) { try read(header, line) }?.description
    }
    #expect(
      try message(MoviesAction.moved(by: .max))
        == "line 2: it is damaged: an impossible number at action.payload.moved.by")
    #expect(try message(ScreenAction.scrolled(.help, by: .min, limit: 3)) != nil)
    for number in ["1e13", "1E13", "-1e13"] {
      let line = try step(MoviesAction.moved(by: 7)).replacing(":7", with: ":\(number)")
      let error = #expect(throws: RecordingError.self) { try read(header, line) }
      #expect(error?.description.contains("an impossible number at") == true, "\(number)")
    }
    let size = ScreenSize(columns: 80, rows: -1)
    #expect(
      try message(ScreenAction.resized(size, listRows: 3))?.contains("-1 cannot be a screen's side")
        == true)
    _ = try read(header, step(MoviesAction.selected(row: .max)))
    _ = try read(header, step(GetMovies(Samples.batman, delay: .seconds(2))))
  }

  @Test(
    "Texts are made harmless, however they are written",
    arguments: ["\u{202E}", "\u{200B}", "\u{9B}2J", #"\u202e"#, #"\u001b[31m"#, #"\udb40\udc41"#])
  func hostileTexts(_ hostile: String) throws {
    let title = Samples.page([try Samples.title(1)], total: 1)
    let action = MoviesAction.setMovies(Samples.answer(title), number: 1, query: Samples.batman)
    let recording = try read(
      line(Self.header).replacing("batman", with: "bat\(hostile)man"),
      step(action).replacing("Title 1", with: "Title\(hostile) 1"))
    #expect(recording.header.state.search.field.text == "batman")
    #expect(recording.steps.first?.action.matching(MoviesAction.self) == action)
  }

  @Test("JSON in UTF-16, which could get past that, is refused")
  func utf16() throws {
    var reader = RecordingReader<AppState>()
    let bytes: [UInt8] = try line(Self.header).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(throws: RecordingError(line: 1, problem: .foreign(program: "movies-tui"))) {
      try reader.read(bytes)
    }
    try reader.read(Array(line(Self.header).utf8))
    let second: [UInt8] = try step(MoviesAction.moved(by: 2)).utf8.flatMap { [0, $0] }
    #expect(throws: RecordingError(line: 2, problem: .damaged("it is not JSON"))) {
      try reader.read(second)
    }
  }

  @Test("Large halves of a duration stay exact in a line with texts that are looked at")
  func largeNumbers() throws {
    let request = GetMovies(TitleQuery("Amélie"), delay: .milliseconds(9_999))
    let recording = try read(line(Self.header), step(request))
    #expect(recording.steps.first?.action.matching(GetMovies.self) == request)
  }

  @Test("Nothing may follow the end")
  func continued() throws {
    let end = try line(RecordingEnd(actions: 0, sha256: ""))
    #expect(throws: RecordingError(line: 3, problem: .continued)) {
      try read(line(Self.header), end, end)
    }
  }
}
