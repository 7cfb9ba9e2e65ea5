import MoviesCore
import Redux
import ReduxRecording
import Testing
import Titles

@Suite("States as canonical JSON", .timeLimit(.minutes(5)))
struct CanonicalTests {
  /// Equal maps and sets whose elements came in another order lie differently in memory.
  private func state(_ numbers: some Sequence<Int>) throws -> AppState {
    var state = AppState()
    let titles = try numbers.map(Samples.title)
    let results = Samples.page(titles.sorted { $0.id < $1.id }, total: 300)
    AppState.reduce(&state, GetMovies(Samples.batman))
    AppState.reduce(
      &state, MoviesAction.setMovies(Samples.answer(results), number: 1, query: Samples.batman))
    for number in numbers {
      AppState.reduce(&state, GetMovies(Samples.batman, page: number + 1))
      let ticket = RequestTicket<MoviesRequestID>(number: number, id: .page(number + 100))
      AppState.reduce(&state, MoviesLifecycle.failed(ticket, .cancelled))
    }
    return state
  }

  @Test("Equal states are equal bytes, whatever the order in which they came about")
  func order() throws {
    let forward = try state(1...10)
    let backward = try state((1...10).reversed())
    #expect(forward == backward)
    #expect(try AppState.recordingFormat.line(forward) == AppState.recordingFormat.line(backward))
  }

  @Test("A bounded map keeps its order through JSON: the oldest entry still goes first")
  func boundedMap() throws {
    var state = AppState()
    func search(_ number: Int) throws {
      let query = TitleQuery("query \(number)")
      let page = Samples.answer(try Samples.page(1, total: 1))
      AppState.reduce(&state, MoviesAction.setMovies(page, number: 1, query: query))
    }
    let limit = state.cache.pages.limit
    for number in 1...(limit + 1) { try search(number) }
    let read = try state.recordedAndRead()
    #expect(read == state)
    state = read
    try search(limit + 2)
    func holds(_ number: Int) -> Bool {
      state.cache.pages[.init(query: TitleQuery("query \(number)"), number: 1)] != nil
    }
    #expect(!holds(2))
    #expect(holds(3))
  }
}
