import Titles

/// The titles of the user's library beside an index, as long as neither of them changes.
struct KeptTitles: Sendable {
  private(set) var marks: LibraryMarks
  /// How much the index has.
  let extent: IndexExtent
  /// How many of the titles the index does not have.
  private(set) var onlyHere: Int
  /// The titles that the library tells more about than the index, with the facts of both, the best
  /// known first.
  private let others: [UnfoldedTitle]
  private let places: [TitleID: Int]
  /// The places of those of whose facts the index has others.
  private let disputed: [DisputedFact: [Int]]
  private let words: LazyWords
  /// The facts that the index has about those.
  private let told: [TitleID: TitleDetail]
  private let toldIDs: Set<TitleID>

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
    let titles = entries.map { joined[$0.id] ?? $0.facts }.filter { told[$0.id] != $0 }
      .sorted { $0.popularity > $1.popularity }
    others = titles.map(UnfoldedTitle.init)
    places = Dictionary(
      titles.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    disputed = Dictionary(
      grouping: titles.enumerated().flatMap { place, title in
        (told[title.id]?.facts(otherThan: title) ?? []).map { (fact: $0, place: place) }
      }, by: \.fact
    ).mapValues { $0.map(\.place) }
    words = LazyWords { TitleWords(of: titles.lazy.map(SearchableTitle.init)) }
    self.told = Dictionary(
      titles.compactMap { title in told[title.id].map { (title.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    toldIDs = Set(self.told.keys)
  }

  /// The same titles with other marks; `nil` if what the library tells of one is new.
  ///
  /// - Parameters:
  ///   - ids: The titles that may have changed.
  ///   - entries: What is kept about these now.
  ///   - revision: The revision of the library.
  ///   - told: What the index knows of them.
  ///   - joined: What is known of these altogether.
  /// - Returns: The titles.
  func changed(
    _ ids: Set<TitleID>, to entries: [TitleID: LibraryEntry], revision: Int,
    told: [TitleID: TitleDetail], joined: [TitleID: TitleDetail]
  ) -> KeptTitles? {
    var byID = marks.byID
    var kept = self
    for id in ids {
      let facts = entries[id].map { joined[id] ?? $0.facts }
      let isOther = facts != nil && told[id] != facts
      guard places[id].map({ others[$0].detail }) == (isOther ? facts : nil),
        !isOther || self.told[id] == told[id]
      else { return nil }
      if told[id] == nil {
        kept.onlyHere += (facts == nil ? 0 : 1) - (byID[id] == nil ? 0 : 1)
      }
      byID[id] = entries[id]?.mark
    }
    kept.marks = LibraryMarks(byID, revision: revision)
    return kept
  }

  /// A title with the facts of both.
  func joined(_ title: TitleDetail) -> TitleDetail {
    places[title.id].map { others[$0].detail } ?? title
  }

  /// The words that may have been meant by one.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await words.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
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
    let found = places(for: search)
    var further = found
    var leftOut = toldIDs
    if extent.coverage == .everything {
      // Whoever has everything may know more than its facts tell, such as names abroad.
      if search.order == nil {
        let isToldHit = testOfToldHits(for: search)
        further.removeAll { isToldHit(others[$0].detail.id) }
      }
      leftOut = Set((further + impossible(for: search)).map { others[$0].detail.id })
        .intersection(toldIDs)
    }
    let hits = search.inOrder(further.map { others[$0] }, detail: \.detail) { $1.tier(in: $0) }
    guard !Task.isCancelled else { throw .cancelled }
    return (hits.map(\.detail), leftOut)
  }

  /// The places of the others that fulfil the condition of a search.
  ///
  /// They are not folded: to compare each once costs less.
  private func places(for search: LocalSearch) -> [Int] {
    let places = words.places(for: search) ?? Array(others.indices)
    guard let test = search.condition?.test(of: UnfoldedTitle.self) else { return places }
    return UntilCancelled(places).filter { test(others[$0], search.marks[others[$0].detail.id]) }
  }

  /// The places of those that the index may find by facts which are not true.
  private func impossible(for search: LocalSearch) -> [Int] {
    guard let condition = search.condition else { return [] }
    let places = Set(condition.decidingFacts().flatMap { disputed[$0, default: []] })
    let test = condition.impossible.test(of: UnfoldedTitle.self)
    return UntilCancelled(places).filter { test(others[$0], search.marks[others[$0].detail.id]) }
  }

  /// Tells whether the index finds a title itself.
  ///
  /// Episodes have a place of their own there.
  private func testOfToldHits(for search: LocalSearch) -> (TitleID) -> Bool {
    let accepts = search.condition?.testOfDetails()
    return { id in
      guard let title = told[id], title.kind != .episode else { return false }
      return accepts?(title, search.marks[id]) ?? true
    }
  }
}

/// A fact by which the index may take a title for a hit that it is not, or the other way round.
private enum DisputedFact: Hashable {
  case number(NumberField)
  case text(TextField)
  case kind, form
}

extension TitleDetail {
  /// The facts that are others than those of another one.
  fileprivate func facts(otherThan other: TitleDetail) -> [DisputedFact] {
    let numbers = NumberField.allCases.filter { $0.value(of: self) != $0.value(of: other) }
    let texts = TextField.allCases.filter { $0.texts(of: self) != $0.texts(of: other) }
    return numbers.map(DisputedFact.number) + texts.map(DisputedFact.text)
      + (seriesTitle == other.seriesTitle ? [] : [.text(.name)])
      + (kind == other.kind ? [] : [.kind]) + (form == other.form ? [] : [.form])
  }
}

extension TitleCondition {
  /// The condition of titles that cannot fulfil this one, whatever texts they have besides those
  /// that are known.
  fileprivate var impossible: TitleCondition { .not(possible(isNegated: false)) }

  /// The facts that can make it impossible: of texts, an index may know more than it tells, so that
  /// only those do which must not be there.
  fileprivate func decidingFacts(isNegated: Bool = false) -> Set<DisputedFact> {
    switch self {
    case .number(let field, _): [.number(field)]
    case .kind: [.kind]
    case .form: [.form]
    case .text(let field, _): isNegated ? [.text(field)] : []
    case .words, .phrase: isNegated ? Set(TextField.general.map(DisputedFact.text)) : []
    case .library: []
    case .not(let condition): condition.decidingFacts(isNegated: !isNegated)
    case .all(let parts), .any(let parts):
      parts.reduce([]) { $0.union($1.decidingFacts(isNegated: isNegated)) }
    }
  }

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
