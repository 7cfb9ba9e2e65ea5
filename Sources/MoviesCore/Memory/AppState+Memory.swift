import Titles

/// Where a session starts if it was given no words to search for.
public enum SessionStart: String, Sendable, Codable, Hashable, CaseIterable {
  /// Where the last session ended.
  case last
  /// With the default query.
  case query
  /// With an empty search line.
  case empty
}

extension AppState {
  /// The memory that this session leaves to the next one.
  public var memory: SessionMemory {
    var memory = SessionMemory()
    memory.history = QueryHistory(search.history.entries)
    memory.place = place
    let listens = screen.listensToMouse
    memory.listensToMouse = listens == settings.listensToMouse ? nil : listens
    memory.theme = screen.theme
    memory.showsPosters = posters.isOn == settings.showsPosters ? nil : posters.isOn
    memory.background = screen.background
    memory.knowsWelcome = !screen.showsWelcome
    memory.vetoes = vetoes
    if let today { memory.vetoes.expire(on: today) }
    return memory
  }

  private var place: SessionMemory.Place? {
    let list = results
    guard let query = list.answered, list.results.count > 0 else { return nil }
    return SessionMemory.Place(
      query: query, row: list.cursor.selection, top: list.cursor.top, selected: list.selected,
      order: list.order, title: screen.pages.title ?? seriesPage?.series)
  }

  /// Adopts everything that the last session left, except its place.
  public mutating func remember(_ memory: SessionMemory) {
    search.history = memory.history
    screen.listensToMouse = memory.listensToMouse ?? settings.listensToMouse
    screen.theme = memory.theme
    posters.isOn = memory.showsPosters ?? settings.showsPosters
    screen.background = memory.background
    screen.showsWelcome = !memory.knowsWelcome
    vetoes = memory.vetoes
  }

  /// Repeats the query of the list at a place, and goes there once it is answered.
  public mutating func start(at place: SessionMemory.Place) {
    search.returnTo(place.query)
    awaitedPlace = place
  }

  /// Goes to the awaited place when its list has loaded, and nowhere for another list.
  mutating func reducePlace(_ action: MoviesAction) {
    guard case .setMovies(_, 1, let query) = action, let place = awaitedPlace else { return }
    awaitedPlace = nil
    guard place.query == query, list.answered == query else { return }
    let known = known
    screen.pages.updateList { $0.restore(place, known) }
    guard let title = place.title, screen.field == nil else { return }
    screen.pages.push(page(of: title))
  }
}
