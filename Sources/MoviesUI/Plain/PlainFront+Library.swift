import MoviesCore
import Redux
import Titles

/// What is kept about titles, by command.
extension PlainFront {
  mutating func switchWatchlist(_ numbers: [Int], _ state: AppState) -> [any Action] {
    keep(numbers, state) { [KeepingAction.watchlistSwitched($0)] }
  }

  mutating func rate(_ numbers: [Int], as rating: Int?, _ state: AppState) -> [any Action] {
    keep(numbers, state) { [KeepingAction.rated(rating, $0)] }
  }

  mutating func note(_ numbers: [Int], _ text: String, _ state: AppState) -> [any Action] {
    keep(numbers, state) { [KeepingAction.noted(text, $0)] }
  }

  mutating func add(_ numbers: [Int], to list: String, _ state: AppState) -> [any Action] {
    let key = list.lowercased()
    let name = state.library.listNames.first { $0.lowercased() == key } ?? list
    return keep(numbers, state) { ids in
      let areIn = ids.allSatisfy { state.library.marks[$0]?.lists.contains(name) == true }
      return [KeepingAction.listed(name, isIn: !areIn, ids)]
    }
  }

  /// Titles were seen on a day, or today unless they were seen before.
  mutating func see(_ numbers: [Int], on day: String, _ state: AppState) -> [any Action] {
    guard day.isEmpty else {
      return set(numbers, day, state) { viewings, ids in
        viewings.count == 1 ? KeepingAction.seenOn(viewings[0], ids) : nil
      }
    }
    let ids = titles(numbers, state)
    if let first = ids.first, ids.allSatisfy({ state.isSeen($0) }) {
      return say([PlainWording.seenBefore(state.name(of: first))])
    }
    return keep(numbers, state) { [KeepingAction.seen($0)] }
  }

  /// A title was seen at these times and no others.
  mutating func setViewings(
    _ numbers: [Int], _ text: String, _ state: AppState
  ) -> [any Action] {
    set(numbers, text, state) { viewings, ids in
      ids.count == 1 ? KeepingAction.viewingsEdited(viewings, ids[0]) : nil
    }
  }

  /// Sets when titles were seen; an action that is `nil` says that more or less was typed than
  /// that.
  private mutating func set(
    _ numbers: [Int], _ text: String, _ state: AppState,
    _ action: ([Viewing], [TitleID]) -> KeepingAction?
  ) -> [any Action] {
    do throws(ViewingsMistake) {
      let viewings = try ViewingsText.viewings(in: text, today: state.today)
      let ids = titles(numbers, state)
      guard ids.isEmpty || action(viewings, ids) != nil else {
        return say([PlainVerb.seen.explanation])
      }
      return keep(numbers, state) { [action(viewings, $0)].compactMap(\.self) }
    } catch {
      return say([error.words])
    }
  }

  /// Keeps what the filter or the search describes as a list that fills itself.
  mutating func save(_ name: String, _ state: AppState) -> [any Action] {
    guard let expression = state.savableExpression else { return say([PlainWording.nothingToSave]) }
    start = 0
    return use(.savedRows, state) {
      [KeepingAction.livingListNamed(LivingList(name: name, expression: expression))]
    }
  }

  mutating func retrace(
    _ direction: RetraceLibrary.Direction, _ state: AppState
  ) -> [any Action] {
    use(.change, state) { [RetraceLibrary(direction)] }
  }

  /// Agrees to the step that was asked about.
  mutating func agree(_ state: AppState) -> [any Action] {
    guard let (step, direction) = state.stepInQuestion else {
      return say([PlainWording.nothingAsked])
    }
    return use(.change, state) { [KeepingAction.retraceAgreed(step.id, direction)] }
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
    return use(.rows, state) { [LibraryPageAction.tabChosen(tab)] }
  }

  /// Does something to titles, or says why that cannot be.
  private mutating func keep(
    _ numbers: [Int], _ state: AppState, _ actions: ([TitleID]) -> [any Action]
  ) -> [any Action] {
    for number in numbers.isEmpty ? [nil] : numbers.map(Optional.some) {
      guard let id = title(number, state) else { return say([absence(of: number, state)]) }
      guard state.titles.summary(of: id) != nil || state.titles.detail(of: id) != nil else {
        return say([PlainWording.notKnown(id)])
      }
    }
    let ids = titles(numbers, state)
    return use(.change, state) { actions(ids) }
  }

  /// The titles of these numbers, each once; of none the title read last.
  private func titles(_ numbers: [Int], _ state: AppState) -> [TitleID] {
    let ids =
      numbers.isEmpty
      ? [title(nil, state)].compactMap(\.self) : numbers.compactMap { title($0, state) }
    return ids.withoutRepetitions(by: \.self)
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
      if let (step, direction) = state.stepInQuestion {
        return [PromptWording.spoken(step, direction, library.doubts(about: step))]
      }
      guard let outcome, state.hasCurrentRows else { return nil }
      return words(about: outcome)
    case .savedRows:
      guard let outcome, let page = state.screen.pages.library, state.hasCurrentRows else {
        return nil
      }
      return words(about: outcome) + listing(of: page, in: state)
    case .rows:
      guard state.hasCurrentRows else { return nil }
      return state.screen.pages.library.map { listing(of: $0, in: state) } ?? []
    case .statistics:
      guard library.isCounted, let statistics = library.statistics else { return nil }
      return statistics.isEmpty
        ? [PlainWording.nothingToCount] : StatisticsSentence(statistics).lines
    }
  }

  private func words(about outcome: LibraryOutcome) -> [String] {
    if outcome.step == nil, outcome.direction == .done { return [PlainWording.unchanged] }
    return [Notice.words(about: outcome.step, outcome.direction)]
  }

  private func listing(of page: LibraryPage, in state: AppState) -> [String] {
    guard page.list.count > 0 else { return [PlainWording.empty(page.tab)] }
    return [PlainListing.heading(page.tab, page.list, rows: listed(in: state))]
      + (rowLines(in: state) ?? [])
  }
}

extension AppState {
  /// The step that the user is asked about, and whether it would be taken back or done again.
  var stepInQuestion: (LibraryStep, RetraceLibrary.Direction)? {
    guard case .retrace(let step, let direction) = prompt?.question else { return nil }
    return (step, direction)
  }

  /// Why there is no library to be used; `nil` if there is one.
  var libraryProblem: String? {
    library.revision == nil ? library.error?.words ?? PlainWording.noLibrary : nil
  }

  /// All lists, a line each.
  fileprivate var libraryLists: [String] {
    library.tabs.map { tab in
      switch tab {
      case .list(let list): PlainWording.list(tab, library.summary(of: list))
      case .living, .step: PlainWording.list(tab, nil)
      }
    }
  }

  fileprivate func isSeen(_ id: TitleID) -> Bool { (library.marks[id]?.viewings ?? 0) > 0 }

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
