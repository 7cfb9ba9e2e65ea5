import MoviesCore
import Redux
import Titles

/// What is kept about titles, by command.
extension PlainFront {
  mutating func switchWatchlist(_ number: Int?, _ state: AppState) -> [any Action] {
    keep(number, state) { LibraryAction.watchlistSwitched.forMarked($0) }
  }

  mutating func rate(_ number: Int?, as rating: Int?, _ state: AppState) -> [any Action] {
    keep(number, state) { LibraryAction.rated(rating).forMarked($0) }
  }

  mutating func note(_ number: Int?, _ text: String, _ state: AppState) -> [any Action] {
    keep(number, state) { [LibraryAction.noted(text, [$0])] }
  }

  mutating func add(_ number: Int?, to list: String, _ state: AppState) -> [any Action] {
    let key = list.lowercased()
    let name = state.library.listNames.first { $0.lowercased() == key } ?? list
    return keep(number, state) { id in
      let isIn = state.library.marks[id]?.lists.contains(name) == true
      return [LibraryAction.listed(name, isIn: !isIn, [id])]
    }
  }

  /// The title was seen on some days, or today unless it was seen before.
  mutating func see(_ number: Int?, on days: String, _ state: AppState) -> [any Action] {
    if days.isEmpty {
      if let id = title(number, state), let mark = state.library.marks[id], mark.viewings > 0 {
        return say([PlainWording.seenBefore(state.name(of: id))])
      }
      return keep(number, state) { LibraryAction.seen.forMarked($0) }
    }
    do throws(ViewingsMistake) {
      let viewings = try ViewingsText.viewings(in: days, today: state.today)
      guard viewings.count == 1 else { return say([PlainVerb.seen.explanation]) }
      return keep(number, state) { id in viewings.map { LibraryAction.seenOn($0, [id]) } }
    } catch {
      return say([error.words])
    }
  }

  mutating func retrace(
    _ direction: RetraceLibrary.Direction, _ state: AppState
  ) -> [any Action] {
    use(.change, state) { [RetraceLibrary(direction)] }
  }

  mutating func count(_ state: AppState) -> [any Action] {
    use(.statistics, state) { [StatisticsAction.opened] }
  }

  /// Lists the titles of a list, or all lists.
  mutating func listLibrary(_ name: String, _ state: AppState) -> [any Action] {
    if let problem = state.libraryProblem { return say([problem]) }
    guard !name.isEmpty else { return say(state.libraryLists) }
    guard let tab = state.library.tabs.first(where: { $0.name.lowercased() == name.lowercased() })
    else { return say([LibraryError.noSuchList(name).words]) }
    start = 0
    return use(.rows, state) { [LibraryAction.tabChosen(tab)] }
  }

  /// Does something to a title, or says why that cannot be.
  private mutating func keep(
    _ number: Int?, _ state: AppState, _ actions: (TitleID) -> [any Action]
  ) -> [any Action] {
    guard let id = title(number, state) else { return say([absence(of: number, state)]) }
    guard state.titles.summary(of: id) != nil || state.titles.detail(of: id) != nil else {
      return say([PlainWording.notKnown(id)])
    }
    return use(.change, state) { actions(id) }
  }

  /// Why there is no title with a number, or none that was read last.
  private func absence(of number: Int?, _ state: AppState) -> String {
    guard let number else { return PlainWording.whichTitle }
    if !proposals.isEmpty { return PlainWording.proposals(upTo: proposals.count) }
    let count = state.list.count
    guard count > 0 else { return PlainWording.nothingListed }
    return 1...count ~= number
      ? PlainWording.unloaded(number: number) : PlainWording.numbers(upTo: count)
  }

  /// Asks the library for something, or says why that cannot be.
  private mutating func use(
    _ need: LibraryNeed, _ state: AppState, _ actions: () -> [any Action]
  ) -> [any Action] {
    if let problem = state.libraryProblem { return say([problem]) }
    wait = .library(need, after: state.library.outcome?.number)
    return actions()
  }

  /// What the library brought; `nil` until it has, and nothing if it failed, which is said anyway.
  func libraryOutcome(_ need: LibraryNeed, after number: Int?, in state: AppState) -> [String]? {
    let library = state.library
    let outcome = library.outcome.flatMap { $0.number == number ? nil : $0 }
    if outcome != nil, library.error != nil { return [] }
    switch need {
    case .change:
      guard let outcome, state.hasCurrentRows else { return nil }
      if outcome.step == nil, outcome.direction == .done { return [PlainWording.unchanged] }
      return [Notice.words(about: outcome.step, outcome.direction)]
    case .rows:
      guard state.hasCurrentRows else { return nil }
      return state.screen.pages.library.map { listing(of: $0, in: state) } ?? []
    case .statistics:
      guard library.isCounted, let statistics = library.statistics else { return nil }
      return statistics.isEmpty
        ? [PlainWording.nothingToCount] : StatisticsSentence(statistics).lines
    }
  }

  private func listing(of page: LibraryPage, in state: AppState) -> [String] {
    guard page.list.count > 0 else { return [PlainWording.empty(page.tab)] }
    return [PlainListing.heading(page.tab, page.list, rows: listed(in: state))]
      + (rowLines(in: state) ?? [])
  }
}

extension LibraryAction {
  /// The action about the chosen titles, while this one is the only one that is marked.
  fileprivate func forMarked(_ id: TitleID) -> [any Action] {
    [MarkAction.toggled(id), self, MarkAction.toggled(id)]
  }
}

extension AppState {
  /// Why there is no library to be used; `nil` if there is one.
  var libraryProblem: String? {
    library.revision == nil ? library.error?.words ?? PlainWording.noLibrary : nil
  }

  /// All lists, a line each.
  fileprivate var libraryLists: [String] {
    library.tabs.map { tab in
      switch tab {
      case .list(let list): PlainWording.list(tab, count: library.summary(of: list)?.count ?? 0)
      case .living: PlainWording.list(tab, count: nil)
      }
    }
  }

  fileprivate func name(of id: TitleID) -> String { titles.summary(of: id)?.title ?? id.rawValue }

  /// Whether all that the user keeps about a title has been read, as far as that can be.
  func hasEntry(of id: TitleID) -> Bool {
    library.marks[id] == nil || library.entries[id] != nil || library.error != nil
  }

  /// What the user keeps about a title, in lines that can be read aloud one by one.
  func entrySentences(of id: TitleID) -> [String] {
    (library.entries[id]?.fields ?? []).map { field in
      let value = field.label == "You" ? field.value.replacing(" · ", with: ", ") : field.value
      return "\(field.label): \(value)".asSentence
    }
  }
}
