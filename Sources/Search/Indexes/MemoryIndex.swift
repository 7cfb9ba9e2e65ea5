public import Titles

/// An index in memory, for catalogues of up to some thousand titles.
///
/// Every search looks at every title, unless its task is cancelled: then the hits mean nothing.
public struct MemoryIndex: TitleIndex {
  /// The best known first.
  private let titles: [SearchableTitle]
  private let places: [TitleID: Int]
  public let vocabulary: Vocabulary

  /// Folds the texts of the titles.
  ///
  /// - Complexity: O(*n* log *n*) in the number of titles.
  public init(_ titles: some Sequence<TitleDetail>) {
    let sorted = titles.enumerated()
      .map { (place: $0.offset, popularity: $0.element.popularity, detail: $0.element) }
      .sorted { ($1.popularity, $0.place) < ($0.popularity, $1.place) }
    self.titles = sorted.map { SearchableTitle($0.detail) }
    places = Dictionary(
      sorted.enumerated().map { ($0.element.detail.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    vocabulary = Vocabulary(of: self.titles)
  }

  public var count: Int? { titles.count }

  public func hits(for search: LocalSearch, in rows: Range<Int>) -> LocalHits {
    let all =
      search.order.map { ordered(matches(for: search), by: $0, search.marks) } ?? ranked(search)
    return LocalHits(Array(all[rows.clamped(to: all.indices)]), total: all.count)
  }

  public func details(of ids: [TitleID]) -> [TitleID: TitleDetail] {
    Dictionary(
      ids.compactMap { id in places[id].map { (id, titles[$0].detail) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func matches(for search: LocalSearch) -> [SearchableTitle] {
    guard let condition = search.condition else { return titles }
    let test = condition.test(of: SearchableTitle.self)
    return UntilCancelled(titles).filter { test($0, search.marks[$0.detail.id]) }
  }

  private func ordered(
    _ matches: [SearchableTitle], by order: TitleOrder, _ marks: [TitleID: LibraryMark]
  ) -> [TitleDetail] {
    order.sorted(matches.map(\.detail)) {
      order.key.value(of: TitleSummary($0), $0, marks[$0.id])
    }
  }

  private func ranked(_ search: LocalSearch) -> [TitleDetail] {
    let matches = matches(for: search)
    guard let ranking = search.ranking else { return matches.map(\.detail) }
    let words = SearchedWords([ranking])
    let tiers = Dictionary(grouping: UntilCancelled(matches)) { words.tier(in: $0) ?? .anywhere }
    return MatchTier.allCases.flatMap { tiers[$0, default: []].map(\.detail) }
  }
}

extension Vocabulary {
  /// The words of these titles' names, people and genres.
  fileprivate init(of titles: [SearchableTitle]) {
    var counts: [String: Int] = [:]
    for title in titles {
      let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
      let texts = fields.map { title[$0] } + [title.keys, title.otherWords]
      for word in Set(texts.flatMap(\.words)) { counts[word, default: 0] += 1 }
    }
    self.init(counts.sorted { $0.key < $1.key }.map { (word: $0.key, count: $0.value) })
  }
}
