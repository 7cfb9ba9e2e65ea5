import Titles

/// The place where a session starts without a query on the command line.
public enum SessionStart: String, Sendable, Codable, Hashable, CaseIterable {
  /// The home page, once a title is seen, rated or on the watchlist; until then, the place where
  /// the last session ended.
  case home
  /// The place where the last session ended.
  case last
  /// The default query.
  case query
  /// An empty search line.
  case empty
}

extension AppState {
  /// The memory that this session leaves to the next one.
  public var memory: SessionMemory {
    var memory = SessionMemory()
    memory.history = QueryHistory(search.history.entries)
    memory.place = place ?? home.lastPlace
    if settings.keepsLibrary {
      memory.needsHome = home.isNeeded
      memory.evening = evening
    }
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
    let title = screen.pages.title ?? seriesPage?.series
    return SessionMemory.Place(
      query: query, row: list.cursor.selection, top: list.cursor.top, selected: list.selected,
      order: list.order, title: title, name: title.flatMap { titles.summary(of: $0)?.name })
  }

  private var evening: SessionMemory.Evening? {
    guard let day = today, let tonight = home.tonight, let offer = tonight.offer else {
      return home.evening
    }
    return SessionMemory.Evening(day: day, draw: tonight.draw, offer: offer)
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
    guard settings.keepsLibrary else { return }
    home.isNeeded = memory.needsHome
    home.evening = memory.evening
  }

  /// Repeats the query of the list at a place, and goes there once it is answered.
  public mutating func start(at place: SessionMemory.Place) {
    search.returnTo(place.query)
    awaitedPlace = place
  }

  /// Restores the awaited place when its list has loaded, and drops it for another list.
  mutating func reducePlace(_ action: MoviesAction) {
    guard case .setMovies(_, 1, let query) = action, let place = awaitedPlace else { return }
    awaitedPlace = nil
    guard place.query == query, list.answered == query else { return }
    let known = known
    screen.pages.updateList { $0.restore(place, known) }
    guard let title = place.title, screen.field == nil, !screen.pages.isHomeOnTop else { return }
    screen.pages.push(page(of: title))
  }
}

extension ListPage {
  /// Restores the place where an earlier session left the list: its title if that is listed,
  /// otherwise its row.
  ///
  /// The pages of a sorted list are loaded, too, up to a limit if they take requests, since they do
  /// not load as they come into view.
  mutating func restore(_ place: SessionMemory.Place, _ known: KnownTitles) {
    arranged = ArrangedRows(place.order, nil, results, known)
    if loadsRestUnasked {
      loadRest()
    } else if arranged != nil {
      loadsThrough = missingPages.prefix(Self.restoredPages).last
    }
    // The place comes from a file, which may hold any numbers.
    let (placeRow, top) = (clamped(place.row), clamped(place.top))
    let row = place.selected.flatMap(row) ?? placeRow
    cursor.restore(row: row, top: top + row - placeRow, of: count)
  }

  private func clamped(_ row: Int) -> Int { max(0, min(row, count)) }

  /// The maximum number of further pages to request for a sorted list of an earlier session; with
  /// the first page, no more requests are sent than are allowed without asking the user.
  private static let restoredPages = 4
}
