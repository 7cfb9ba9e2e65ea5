import ReduxRecording
public import Titles

/// The page of the names that imports have left open.
public struct OpenNamesPage: Sendable, Codable, Equatable {
  /// The open names, in the order of their numbers; `nil` until they are read.
  public private(set) var names: [OpenName]?
  /// The revision of the library that the names are from.
  private(set) var revision: Int?
  /// The index of the selected name, from 0.
  public private(set) var selection = 0
  /// The index of the chosen candidate, by the name's number; without an entry, it is the first
  /// one.
  @SortedPairs private var choices: [Int: Int] = [:]
  /// The last search for other candidates, by the name's number.
  @SortedPairs private var lookups: [Int: Lookup] = [:]
  /// The numbers of the names whose decisions the library has not kept yet.
  private var pending: [Int] = []

  /// A search for other candidates of a name.
  public struct Lookup: Sendable, Codable, Hashable {
    public var text: String
    /// Whether titles were found.
    public var isAnswered = false
  }

  /// The maximum number of candidates of a name; each has a digit as its key.
  public static let mostCandidates = 9

  public init() {}

  /// The names that are not decided yet.
  public var waiting: [OpenName] {
    guard !pending.isEmpty else { return names ?? [] }
    return (names ?? []).filter { !pending.contains($0.number) }
  }

  /// The selected name.
  public var selected: OpenName? {
    let waiting = waiting
    return waiting.indices.contains(selection) ? waiting[selection] : nil
  }

  /// Returns the index of the chosen candidate of a name, from 0.
  public func choice(for name: OpenName) -> Int {
    max(0, min(choices[name.number] ?? 0, name.candidates.count - 1))
  }

  /// Returns the title that is chosen for a name; `nil` if it has no candidates.
  public func chosen(for name: OpenName) -> TitleSummary? {
    name.candidates.isEmpty ? nil : name.candidates[choice(for: name)]
  }

  /// Whether the selected name has no candidate to choose.
  public var lacksTitle: Bool { selected.map { chosen(for: $0) == nil } ?? true }

  /// Returns the last search for the name with a number; `nil` for none.
  public func lookup(_ number: Int) -> Lookup? { lookups[number] }
}

extension OpenNamesPage {
  /// Changes the page according to an action.
  mutating func reduce(_ action: OpenNamesAction) {
    switch action {
    case .opened, .factsCame: break
    case .came(let names, let revision): show(names, of: revision)
    case .moved(let rows): select(selection + rows)
    case .selected(let row): select(row)
    case .candidateMoved(let steps):
      if let selected { choose(choice(for: selected) + steps) }
    case .candidateChosen(let index): choose(index)
    case .settled:
      if let selected, chosen(for: selected) != nil { hide(selected) }
    case .leftOut:
      if let selected { hide(selected) }
    case .decided(let numbers):
      names?.removeAll { numbers.contains($0.number) }
      pending.removeAll(where: numbers.contains)
      select(selection)
    case .undecided(let numbers): pending.removeAll(where: numbers.contains)
    case .sought(let text, let number): lookups[number] = Lookup(text: text)
    case .found(let titles, let number): offer(titles, for: number)
    }
  }

  /// Shows the names; the selected one stays selected, unless another has come back.
  private mutating func show(_ names: [OpenName], of revision: Int) {
    let known = self.names.map { Set($0.map(\.number)) }
    let number =
      known.flatMap { known in names.first { !known.contains($0.number) } }?.number
      ?? selected?.number
    let found = Dictionary((self.names ?? []).map { ($0.number, $0.candidates) }) { first, _ in
      first
    }
    self.names = names.map { name in
      var name = name
      // Titles found in this session stay on offer.
      if lookups[name.number]?.isAnswered == true, let found = found[name.number] {
        name.candidates = found
      }
      return name
    }
    self.revision = revision
    select(waiting.firstIndex { $0.number == number } ?? selection)
  }

  private mutating func select(_ row: Int) { selection = max(0, min(row, waiting.count - 1)) }

  private mutating func choose(_ index: Int) {
    guard let selected, !selected.candidates.isEmpty else { return }
    choices[selected.number] = max(0, min(index, selected.candidates.count - 1))
  }

  private mutating func hide(_ name: OpenName) {
    pending.append(name.number)
    select(selection)
  }

  private mutating func offer(_ titles: [TitleDetail], for number: Int) {
    guard !titles.isEmpty, let index = names?.firstIndex(where: { $0.number == number }) else {
      return
    }
    names?[index].candidates = titles.prefix(Self.mostCandidates).map { TitleSummary($0) }
    choices[number] = 0
    lookups[number]?.isAnswered = true
  }
}

extension OpenNamesPage: PageContent {
  var page: Page { .openNames(self) }
  var pane: Pane { .openNames }
  var titles: [TitleID] { selected?.candidates.map(\.id) ?? [] }
  var ownRequests: [MoviesRequestID] { [.candidates] }
  func selectedTitle(in _: AppState) -> TitleID? { selected.flatMap(chosen)?.id }
  func needsDetails(in _: AppState) -> Bool { true }
  func props(in state: AppState) -> PageProps { .openNames(OpenNamesProps(self, in: state)) }

  /// Returns the needs: the current names, and the facts about candidates of the selected one.
  func libraryNeeds(in state: AppState) -> [LibraryNeed] {
    var needs: [LibraryNeed] = []
    if revision != state.library.revision {
      needs.append(LibraryNeed(GetOpenNames(), of: state.library.revision))
    }
    if titles.contains(where: { state.titles.detail(of: $0) == nil }) {
      needs.append(LibraryNeed(GetCandidateFacts(titles)))
    }
    return needs
  }

  func failedRequests(in state: AppState) -> [any CatalogueRequest] {
    guard state.errors.byRequest[.candidates] != nil, let number = selected?.number,
      let lookup = lookup(number), !lookup.isAnswered
    else { return [] }
    return [FindCandidates(lookup.text, number: number)]
  }
}
