import Titles

/// The titles of the user's library beside an index, as long as neither of them changes.
struct KeptTitles: Sendable {
  let marks: LibraryMarks
  /// How much the index has.
  let extent: IndexExtent
  /// How many of the titles the index does not have.
  let onlyHere: Int
  /// The titles that the library tells more about than the index, with the facts of both, the best
  /// known first.
  private let others: [TitleDetail]
  private let places: [TitleID: Int]
  private let vocabulary: LazyVocabulary
  /// The facts that the index has about those.
  private let told: [TitleID: TitleDetail]

  /// Keeps those titles apart that the library tells more about.
  ///
  /// - Parameters:
  ///   - entries: The library.
  ///   - revision: Its revision.
  ///   - told: What the index knows of the titles.
  ///   - joined: What is known of these altogether.
  ///   - extent: How much the index has.
  init(
    _ entries: [LibraryEntry], revision: Int, told: [TitleID: TitleDetail],
    joined: [TitleID: TitleDetail], beside extent: IndexExtent
  ) {
    marks = LibraryMarks(
      Dictionary(entries.map { ($0.id, $0.mark) }) { first, _ in first }, revision: revision)
    self.extent = extent
    onlyHere = entries.count { told[$0.id] == nil }
    let others = entries.map { joined[$0.id] ?? $0.facts }.filter { told[$0.id] != $0 }
      .sorted { $0.popularity > $1.popularity }
    self.others = others
    places = Dictionary(
      others.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    vocabulary = LazyVocabulary { others.map(SearchableTitle.init) }
    self.told = Dictionary(
      others.compactMap { title in told[title.id].map { (title.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A title with the facts of both.
  func joined(_ title: TitleDetail) -> TitleDetail { places[title.id].map { others[$0] } ?? title }

  /// The words that may have been meant by one.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) throws(CatalogueError) -> [WordCorrection] {
    try vocabulary.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// Looks for titles among those that the library tells more about.
  ///
  /// - Parameter search: What is looked for.
  /// - Returns: The hits, in their order, and the titles that the index has to leave out, since
  ///   they are among these hits, or are none by what is known here.
  /// - Throws: `CatalogueError.cancelled`.
  func hits(
    for search: LocalSearch
  ) throws(CatalogueError) -> (further: [TitleDetail], leftOut: Set<TitleID>) {
    let found = try all(for: search)
    guard extent.coverage == .everything else { return (found, Set(told.keys)) }
    // Whoever has everything may know more than its facts tell, such as names abroad.
    let further = search.order == nil ? found.filter { !isToldHit($0.id, of: search) } : found
    let impossible = try search.condition.map { condition throws(CatalogueError) in
      try all(for: LocalSearch(condition.impossible, marks: search.marks))
    }
    let known = (further + (impossible ?? [])).map(\.id).filter { told[$0] != nil }
    return (further, Set(known))
  }

  /// All hits among the others, in their order.
  ///
  /// They are folded only to be ranked: to compare each once costs less.
  private func all(for search: LocalSearch) throws(CatalogueError) -> [TitleDetail] {
    let accepts = search.condition?.testOfDetails() ?? { _, _ in true }
    let found = UntilCancelled(others).filter { accepts($0, search.marks[$0.id]) }
    if let order = search.order { return order.sorted(found) { search.value(of: $0, in: order) } }
    return search.ranking == nil ? found : try MemoryIndex(found).all(for: search)
  }

  /// Whether the index finds a title itself.
  ///
  /// Episodes have a place of their own there.
  private func isToldHit(_ id: TitleID, of search: LocalSearch) -> Bool {
    guard let title = told[id], title.kind != .episode else { return false }
    return search.condition?.testOfDetails()(title, search.marks[id]) ?? true
  }
}

extension TitleCondition {
  /// The condition of titles that cannot fulfil this one, whatever texts they have besides those
  /// that are known.
  fileprivate var impossible: TitleCondition { .not(possible(isNegated: false)) }

  private func possible(isNegated: Bool) -> TitleCondition {
    switch self {
    case .words, .phrase, .text: isNegated ? self : .all([])
    case .number, .kind, .form, .library: self
    case .not(let condition): .not(condition.possible(isNegated: !isNegated))
    case .all(let parts): .all(parts.map { $0.possible(isNegated: isNegated) })
    case .any(let parts): .any(parts.map { $0.possible(isNegated: isNegated) })
    }
  }
}
