import Redux
import Testing
import Titles

@testable import MoviesCore

@Suite("What holds after any action, whatever it is", .timeLimit(.minutes(15)))
struct InvariantTests {
  static let seeds: ClosedRange<UInt64> = 1...8

  /// Lets random actions happen until one leaves a state in which something does not hold.
  ///
  /// - Parameters:
  ///   - seed: Decides what happens.
  ///   - holds: Whether it holds, given the state before an action and after it.
  private func expect(
    _ seed: UInt64, _ holds: (_ before: AppState, _ after: AppState) -> Bool
  ) {
    var state = AppState()
    var actions = RandomActions(seed: seed)
    for number in 1...500 {
      let before = state
      let action = actions.next(in: before)
      AppState.reduce(&state, action)
      guard holds(before, state) else {
        Issue.record("It does not hold after action \(number), \(action).")
        return
      }
    }
  }

  @Test("A series that is read has a page of its own", arguments: seeds)
  func series(seed: UInt64) {
    expect(seed) { _, state in
      guard let id = state.screen.pages.title else { return true }
      let kind = state.titles.detail(of: id)?.value.kind ?? state.titles.summary(of: id)?.kind
      return kind != .series
    }
  }

  @Test("Outside its field the search line says what the rows answer", arguments: seeds)
  func searchLine(seed: UInt64) {
    expect(seed) { _, state in
      guard state.screen.field == nil else { return true }
      let (search, question) = (state.search, state.results.answered)
      return !search.isSelected && (search.query != nil || question == nil)
    }
  }

  @Test("Rows of the query in the search line count as visited without a field", arguments: seeds)
  func visited(seed: UInt64) {
    expect(seed) { _, state in
      let results = state.results
      let isAnswer = !results.isStale && results.answered == state.search.query
      let isShown = state.screen.field == nil && results.results.count > 0
      return results.isVisited || !isShown || !isAnswer
    }
  }

  @Test("A list or a wall is as large as the screen, and shows what is selected", arguments: seeds)
  func list(seed: UInt64) {
    expect(seed) { _, state in
      let (screen, cursor) = (state.screen, state.list.cursor)
      let isWall = screen.wantsWall && state.posters.shownBy != nil
      let wall =
        isWall
        ? WallGrid(
          width: screen.size.columns, height: screen.listRows, titles: state.list.count) : nil
      let isSelectionShown = state.list.visible.contains(cursor.selection)
      return screen.wall == wall && cursor.columns == wall?.columns ?? 1
        && cursor.visibleRows == wall?.count ?? screen.listRows
        && (isSelectionShown || cursor.visibleRows == 0 || state.list.count == 0)
    }
  }

  @Test(
    "The page of a series is as large as the screen, and shows what is selected", arguments: seeds)
  func seriesPage(seed: UInt64) {
    expect(seed) { _, state in
      guard let page = state.seriesPage else { return true }
      let room = EpisodeRoom(height: state.screen.listRows, size: state.screen.size)
      guard page.rows.visibleRows == room.rows else { return false }
      guard let grid = state.heatMapGrid, let season = page.part.season else { return true }
      return (page.window.season..<(page.window.season + grid.seasons)).contains(season - 1)
    }
  }

  @Test(
    "The details of another title begin at their top, unless one comes back to them",
    arguments: seeds)
  func detailScroll(seed: UInt64) {
    func title(_ state: AppState) -> [TitleID?] {
      let isAwaited = state.screen.pages.isListOnTop && state.list.isStale
      return state.comparison?.ids ?? [isAwaited ? nil : state.selectedTitle]
    }
    expect(seed) { before, state in
      title(before) == title(state) || state.screen.detailsScroll == 0
        || state.screen.pages.opened.count < before.screen.pages.opened.count
    }
  }

  @Test("Of too many titles only those stay that something refers to", arguments: seeds)
  func titles(seed: UInt64) {
    var mostReferredTo = 0
    expect(seed) { _, state in
      let ids = state.titlesReferredTo
      mostReferredTo = max(mostReferredTo, ids.count)
      let lost = state.list.results.loaded.first { state.titles.summary(of: $0) == nil }
      return lost == nil
        && state.titles.count <= max(TitlesState.leastLimit, 2 * mostReferredTo)
    }
  }

  @Test("A series beyond the limit displaces those that nothing refers to", arguments: seeds)
  func knownSeries(seed: UInt64) {
    expect(seed) { before, state in
      guard state.series.count > max(SeriesState.limit, before.series.count) else { return true }
      let known = RandomActions.allSeries.filter { state.series.guide(of: $0) != SeasonGuide() }
      return state.titlesReferredTo.isSuperset(of: known)
    }
  }

  @Test("Nothing is overdue that nobody waits for", arguments: seeds)
  func waits(seed: UInt64) {
    expect(seed) { _, state in
      let awaited = state.awaited.compactMap(\.ticket.id?.question)
      let search: [MoviesRequestID] = state.list.isStale ? [.search] : []
      return state.loading.overdue.isSubset(of: awaited + search)
    }
  }

  @Test("The actions of these tests go everywhere")
  func coverage() {
    var places: Set<String> = []
    for seed in Self.seeds {
      expect(seed) { before, state in
        if state.series.count < before.series.count { places.insert("fewer series") }
        if state.titles.count < before.titles.count { places.insert("fewer titles") }
        if state.heatMapGrid != nil { places.insert("heat map") }
        if state.screen.wall != nil { places.insert("wall") }
        if state.screen.detailsScroll > 0 { places.insert("scrolled") }
        if state.comparison != nil { places.insert("comparison") }
        if !state.loading.overdue.isEmpty { places.insert("overdue") }
        if state.results.isVisited, before.screen.field != nil { places.insert("visited") }
        if state.search.query == nil, state.screen.field != nil { places.insert("emptied") }
        return true
      }
    }
    #expect(
      places == [
        "fewer series", "fewer titles", "heat map", "wall", "scrolled", "comparison", "overdue",
        "visited", "emptied",
      ])
  }
}

extension AppState {
  /// The titles that a page, a mark or a cached answer refers to.
  fileprivate var titlesReferredTo: Set<TitleID> {
    let pages = screen.pages.opened
    var ids = Set(marks.ids)
    for list in pages.compactMap(\.list) + [screen.pages.first] {
      ids.formUnion(list.results.loaded)
    }
    for case .title(let id) in pages { ids.insert(id) }
    for case .series(let page) in pages { ids.insert(page.series) }
    for case .compare(let page) in pages { ids.formUnion(page.ids) }
    for case .tonight(let page) in pages { ids.formUnion(page.offer?.proposals.map(\.id) ?? []) }
    for case .openNames(let page) in pages {
      ids.formUnion(page.selected?.candidates.map(\.id) ?? [])
    }
    for answer in cache.pages.values { ids.formUnion(answer.value.ids) }
    return ids
  }
}
