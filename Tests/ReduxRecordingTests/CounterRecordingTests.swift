import Redux
import ReduxRecording
import Testing

/// A state that knows nothing of films.
private struct Counter: RecordedState, Equatable {
  var value = 0
  @Sorted var seen: Set<Int> = []

  static let recordingFormat: RecordingFormat = {
    var registry = ActionRegistry()
    registry.register(CounterAction.self, as: "counter")
    return RecordingFormat(program: "counter", version: 3, oldestVersion: 2, registry: registry)
  }()
}

/// A state of which a part is nobody else's business, and which counts that part.
private struct Diary: RecordedState, Equatable {
  var earlier: [Int] = []
  var pages: [Int] = []
  var length = 0

  var recorded: Diary { Diary(pages: pages, length: length) }

  static let recordingFormat = Counter.recordingFormat
}

private enum CounterAction: Action, Codable, Equatable {
  case added(Int)
  case named(String)
}

private let counterReducer: Reducer<Counter> = { state, action in
  switch action.matching(CounterAction.self) {
  case .added(let number):
    state.value += number
    state.seen.insert(state.value)
  case .named(let text): state.value += text.count
  case nil: break
  }
}

@Suite("Recordings of any program", .timeLimit(.minutes(5)))
@MainActor
struct CounterRecordingTests {
  private let writer = RecordingWriter(reducer: counterReducer) {
    $0.replacing("secret", with: "x")
  }

  private func recording(_ lines: [[UInt8]]) throws -> Recording<Counter> {
    var reader = RecordingReader<Counter>()
    for line in lines { try reader.read(line) }
    return try reader.recording()
  }

  private func header(value: Int = 0) -> RecordingHeader<Counter> {
    RecordingHeader(
      program: "1.0", surroundings: NoSurroundings(), state: Counter(value: value, seen: [value]))
  }

  @Test("The reducer alone leads to every state of the session, in both directions")
  func replay() throws {
    var lines = [try writer.line(header(value: 5))]
    var states = [header(value: 5).state]
    for number in 1...1_200 {
      let step = RecordedStep<Counter>(CounterAction.added(number), time: number)
      lines.append(try writer.line(step, from: states[number - 1]))
      var state = states[number - 1]
      counterReducer(&state, CounterAction.added(number))
      states.append(state)
    }
    let replay = Replay(try recording(lines), reducer: counterReducer)
    for position in Array(0...1_200) + [3, 1_199, 500, 499, 501, 0] {
      replay.go(to: position)
      try #require(replay.state == states[position], "after action \(position)")
    }
    #expect(
      replay.changes(goingTo: 2).first
        == StateChange(path: "value", before: "6", after: "8"))
  }

  @Test("The end tells the hash of the state that a reader comes to, whatever was taken out")
  func end() throws {
    let named = RecordedStep<Counter>(CounterAction.named("a secret"), time: 7)
    let lines = [
      try writer.line(header()), try writer.line(named, from: header().state),
      try writer.line(RecordingEnd(actions: 1, state: Counter(value: 8, seen: [0]))),
    ]
    let recording = try recording(lines)
    #expect(recording.end == (try RecordingEnd(actions: 1, state: Counter(value: 3, seen: [0]))))
    #expect(String(decoding: lines[0], as: UTF8.self).contains(#""format":"counter recording""#))
  }

  @Test("Whatever a recording leaves out of its first state is left out of the hash at its end")
  func leftOut() throws {
    let reducer: Reducer<Diary> = { state, action in
      guard case .added(let number) = action.matching(CounterAction.self) else { return }
      state.pages.append(number)
      state.length = state.pages.count + state.earlier.count
    }
    let writer = RecordingWriter(reducer: reducer) { $0 }
    var state = Diary(earlier: [7, 8], pages: [1])
    let header = RecordingHeader(program: "1", surroundings: NoSurroundings(), state: state)
    var lines = [try writer.line(header)]
    for number in 1...3 {
      let step = RecordedStep<Diary>(CounterAction.added(number), time: number)
      lines.append(try writer.line(step, from: state))
      reducer(&state, step.action)
    }
    #expect(state.length == 6)
    lines.append(try writer.line(RecordingEnd(actions: 3, state: state)))

    var reader = RecordingReader<Diary>()
    for line in lines { try reader.read(line) }
    let recording = try reader.recording()
    let replay = Replay(recording, reducer: reducer)
    replay.go(to: 3)
    #expect(replay.state == Diary(pages: [1, 1, 2, 3], length: 4))
    #expect(recording.end == (try RecordingEnd(actions: 3, state: replay.state)))
  }

  @Test("What is no recording of the program, or of no version that it reads, is refused")
  func refused() throws {
    let line = String(decoding: try writer.line(header()), as: UTF8.self)
    func error(_ text: String) -> RecordingError? {
      #expect(throws: RecordingError.self) { try recording([Array(text.utf8)]) }
    }
    #expect(
      error(line.replacing("counter rec", with: "other rec"))?.description
        == "line 1: this is not a recording of counter")
    #expect(
      error(line.replacing(#""version":3"#, with: #""version":1"#))?.description
        == "line 1: it is in format 1 of counter 1.0, and this program reads format 3: "
        + "use the one that recorded it")
    _ = try recording([Array(line.replacing(#""version":3"#, with: #""version":2"#).utf8)])
  }

  @Test("What an older state lacks is as in a new session")
  func olderState() throws {
    let line = String(decoding: try writer.line(header(value: 4)), as: UTF8.self)
    let older = line.replacing(#""seen":[4],"#, with: "")
    #expect(older != line)
    #expect(try recording([Array(older.utf8)]).header.state == Counter(value: 4))
  }
}
