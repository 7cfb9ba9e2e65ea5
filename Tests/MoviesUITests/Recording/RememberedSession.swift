import MoviesCore
import Testing
import Titles

/// What a session can begin with: something of the sessions before it, or of its own if its
/// recording begins later.
enum RememberedSession: CaseIterable {
  case nothing, history, place, sortedPlace, switches, vetoes, welcome, library, marks, everything

  /// The first state of a session that begins with it.
  func firstState(answersHere: Bool) throws -> AppState {
    var state = AppState(source: .omdb, settings: SessionSettings())
    state.abilities.answersHere = answersHere
    state.today = CalendarDate(year: 2026, month: 11, day: 22)
    if isRemembered(.marks) {
      for number in 1...3 { AppState.reduce(&state, MarkAction.toggled(try Self.id(number))) }
    }
    if isRemembered(.library) { AppState.reduce(&state, LibraryEvent.came(try Self.reading)) }
    let memory = try memory
    state.remember(memory)
    if let place = memory.place { state.start(at: place) }
    return state
  }

  private func isRemembered(_ part: Self) -> Bool { self == part || self == .everything }

  private var memory: SessionMemory {
    get throws {
      var memory = SessionMemory()
      memory.knowsWelcome = true
      if isRemembered(.history) { memory.history = QueryHistory(Self.queries) }
      if isRemembered(.place) {
        memory.place = .init(query: TitleQuery("batman"), row: 4, top: 2, title: try Self.id(2))
      }
      if isRemembered(.sortedPlace) {
        memory.place = .init(
          query: TitleQuery("star", years: Years(1977)), row: 1, top: 0, selected: try Self.id(3),
          order: TitleOrder(.title))
      }
      if isRemembered(.switches) {
        memory.theme = .light
        memory.listensToMouse = true
        memory.showsPosters = false
        memory.background = .light
      }
      if isRemembered(.vetoes) {
        memory.vetoes.add(try Self.id(1), on: CalendarDate(year: 2026, month: 11, day: 20))
      }
      if isRemembered(.welcome) { memory.knowsWelcome = false }
      return memory
    }
  }

  private static let queries = ["noir", "batman", "alien", "the", "zulu"].map {
    QueryHistory.Entry(text: $0, count: 3)
  }

  private static var reading: LibraryReading {
    get throws {
      let entries = try MadeUpLibrary(films: 20).entries
      return LibraryReading(
        revision: 7, marks: Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.mark) }),
        lists: [LibraryListSummary(.named("Noir"), count: 2, minutes: 200)],
        livingLists: [SmartList(name: "Quiet", expression: "genre:drama")], openNames: 2)
    }
  }

  private static func id(_ number: Int) throws -> TitleID {
    try #require(TitleID("tt000000\(number)"))
  }
}
