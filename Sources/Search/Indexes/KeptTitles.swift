import Titles

/// The titles of the user's library, joined with the facts of an index; valid until either changes.
struct KeptTitles: Sendable {
  private(set) var marks: LibraryMarks
  /// The revision of the library.
  private(set) var revision: Int
  /// The titles that the user has as files.
  private(set) var files: MarkedFiles
  /// The marks of the library alone.
  private var own: [TitleID: LibraryMark]
  /// The extent of the index.
  let extent: IndexExtent
  /// The number of titles that the index lacks.
  private(set) var onlyHere: Int
  /// The titles to which the library adds facts, each with the joined facts; the best known first.
  private let others: [UnfoldedTitle]
  private let places: [TitleID: Int]
  /// The places of the titles for which the index has another value of a fact, by that fact.
  private let disputed: [DisputedFact: [Int]]
  private let words: LazyWords
  /// The facts that the index has about these titles.
  private let told: [TitleID: TitleDetail]
  private let toldIDs: Set<TitleID>

  /// Collects the titles to which the library adds facts.
  ///
  /// - Parameters:
  ///   - entries: The library.
  ///   - revision: The revision of the library.
  ///   - files: What the user has as files.
  ///   - told: The facts of the index about the titles.
  ///   - joined: The facts about the titles from both, the index and the library.
  ///   - extent: The extent of the index.
  init(
    _ entries: [LibraryEntry], revision: Int, files: MarkedFiles, told: [TitleID: TitleDetail],
    joined: [TitleID: TitleDetail], beside extent: IndexExtent
  ) {
    own = Dictionary(entries.map { ($0.id, $0.mark) }) { first, _ in first }
    marks = LibraryMarks(own, revision: revision, and: files)
    self.revision = revision
    self.files = files
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

  /// Returns the titles with updated marks; `nil` if the facts about one of them have changed.
  ///
  /// - Parameters:
  ///   - ids: The titles that may have changed.
  ///   - entries: Their present entries.
  ///   - revision: The revision of the library.
  ///   - told: The facts of the index about them.
  ///   - joined: The facts about them from both, the index and the library.
  /// - Returns: The updated titles, or `nil`.
  func changed(
    _ ids: Set<TitleID>, to entries: [TitleID: LibraryEntry], revision: Int,
    told: [TitleID: TitleDetail], joined: [TitleID: TitleDetail]
  ) -> KeptTitles? {
    var kept = self
    for id in ids {
      let facts = entries[id].map { joined[id] ?? $0.facts }
      let isOther = facts != nil && told[id] != facts
      guard places[id].map({ others[$0].detail }) == (isOther ? facts : nil),
        !isOther || self.told[id] == told[id]
      else { return nil }
      if told[id] == nil {
        kept.onlyHere += (facts == nil ? 0 : 1) - (kept.own[id] == nil ? 0 : 1)
      }
      kept.own[id] = entries[id]?.mark
    }
    kept.revision = revision
    return kept.marking(files)
  }

  /// Returns the titles with the marks of other files.
  func marking(_ files: MarkedFiles) -> KeptTitles {
    var kept = self
    kept.files = files
    kept.marks = LibraryMarks(own, revision: revision, and: files)
    return kept
  }

  /// Returns a title of the index with the facts of the library added.
  func joined(_ title: TitleDetail) -> TitleDetail {
    places[title.id].map { others[$0].detail } ?? title
  }

  /// Returns the likely corrections of a word.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await words.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// Searches the titles to which the library adds facts.
  ///
  /// - Parameter search: The search.
  /// - Returns: The hits, in order, and the titles that the index must leave out, because they are
  ///   among these hits or because the facts known here decide about them.
  /// - Throws: `CatalogueError.cancelled`.
  func hits(
    for search: LocalSearch
  ) throws(CatalogueError) -> (further: [TitleDetail], leftOut: Set<TitleID>) {
    let found = places(for: search)
    var further = found
    var leftOut = toldIDs
    if extent.coverage == .everything {
      // An index with everything may match by more than the facts it returns, such as foreign
      // names.
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

  /// Returns the places of the titles that fulfil the condition of a search.
  ///
  /// The titles are compared unfolded: a single comparison costs less than folding their texts.
  private func places(for search: LocalSearch) -> [Int] {
    let places = words.places(for: search) ?? Array(others.indices)
    guard let test = search.condition?.test(of: UnfoldedTitle.self) else { return places }
    return UntilCancelled(places).filter { test(others[$0], search.marks[others[$0].detail.id]) }
  }

  /// Returns the places of titles that the index may find by wrong facts, although the condition
  /// rules them out here.
  private func impossible(for search: LocalSearch) -> [Int] {
    guard let condition = search.condition else { return [] }
    let places = Set(condition.decidingFacts().flatMap { disputed[$0, default: []] })
    let test = condition.impossible.test(of: UnfoldedTitle.self)
    return UntilCancelled(places).filter { test(others[$0], search.marks[others[$0].detail.id]) }
  }

  /// Returns a test of whether the index finds a title by its own facts.
  ///
  /// Episodes never pass, since the index treats them separately.
  private func testOfToldHits(for search: LocalSearch) -> (TitleID) -> Bool {
    let accepts = search.condition?.testOfDetails()
    return { id in
      guard let title = told[id], title.kind != .episode else { return false }
      return accepts?(title, search.marks[id]) ?? true
    }
  }
}

/// The titles that the user has as files, at one revision.
struct MarkedFiles: Sendable {
  var byID: [TitleID: FileMark] = [:]
  var revision = 0
}

extension LibraryMarks {
  /// Adds what the user has as files to the marks of a library.
  fileprivate init(_ own: [TitleID: LibraryMark], revision: Int, and files: MarkedFiles) {
    var byID = own
    for (id, mark) in files.byID { byID[id, default: LibraryMark()].files = mark }
    // Neither revision counts up to this number of changes.
    self.init(byID, revision: revision &+ files.revision &* 1_000_000_007)
  }
}

/// A fact by which the index may wrongly find a title, or wrongly miss it.
private enum DisputedFact: Hashable {
  case number(NumberField)
  case text(TextField)
  case kind, form
}

extension TitleDetail {
  /// Returns the facts in which this title differs from another.
  fileprivate func facts(otherThan other: TitleDetail) -> [DisputedFact] {
    let numbers = NumberField.allCases.filter { $0.value(of: self) != $0.value(of: other) }
    let texts = TextField.allCases.filter { $0.texts(of: self) != $0.texts(of: other) }
    return numbers.map(DisputedFact.number) + texts.map(DisputedFact.text)
      + (seriesTitle == other.seriesTitle ? [] : [.text(.name)])
      + (kind == other.kind ? [] : [.kind]) + (form == other.form ? [] : [.form])
  }
}

extension TitleCondition {
  /// The condition that holds for titles that cannot fulfil this one, whatever unknown texts they
  /// have.
  fileprivate var impossible: TitleCondition { .not(possible(isNegated: false)) }

  /// Returns the facts that can rule a title out.
  ///
  /// An index may know more texts than it returns, so only texts that must be absent count.
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
