import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@Suite("Filters, completions and marks in a recording", .timeLimit(.minutes(5)))
@MainActor
struct ChosenStateTests {
  /// What a user does who filters, completes and marks.
  private func actions() throws -> [any Action] {
    let found = try Samples.found(Samples.batman, [1, 2, 3])
    let completion = try #require(
      Completion(of: "year>1901 genre:n", cursor: 17) { _ in [] })
    return [
      SearchAction.edited(TextInput(text: "batman")), GetMovies(Samples.batman),
      MoviesAction.setMovies(found, number: 1, query: Samples.batman),
      ScreenAction.fieldEntered(.filter),
      SearchAction.filterEdited(TextInput(text: "year>1901 sort:-year")),
      MarkAction.toggled(try Samples.id(3)), SearchAction.completed(completion, in: .filter),
      SearchAction.filterSubmitted, SearchAction.filterEdited(TextInput(text: "rating>x")),
      SearchAction.filterSubmitted,
      GetMovies(TitleQuery("genre:noir"), reach: .here, staysHere: true),
      MoviesAction.notHere(TitleQuery("genre:noir")), MarkAction.chosen(try Samples.id(1)),
    ]
  }

  @Test("A state in the midst of all that is read as it was written, and goes on like it")
  func state() throws {
    var state = AppState()
    var filters: Set<String> = []
    for action in try actions() {
      AppState.reduce(&state, action)
      let read = try state.recordedAndRead()
      #expect(read == state)
      state = read
      if let filter = state.list.filter { filters.insert(filter.text) }
    }
    #expect(filters.contains("year>1901 sort:-year"))
    #expect(state.marks.chosen == [try Samples.id(3)])
  }

  @Test("A replay of the actions ends in the same state")
  func replay() throws {
    var state = AppState()
    let header = RecordingHeader<AppState>(
      program: "", locale: nil, size: ScreenSize(columns: 80, rows: 24), depth: "mono",
      configuration: .init(theme: "dark", keys: [:]), state: state)
    var reader = RecordingReader<AppState>()
    try reader.read(AppState.recordingFormat.line(header))
    let actions = try actions()
    for (index, action) in actions.enumerated() {
      let step = RecordedStep<AppState>(action, time: index)
      try reader.read(AppState.recordingFormat.line(step))
      AppState.reduce(&state, action)
    }
    let replay = Replay(try reader.recording())
    replay.go(to: actions.count)
    #expect(replay.state == state)
  }
}
