public import Titles

/// An index in memory, for catalogues of up to a few thousand titles.
///
/// The first searches read every title; once the words are gathered, later ones read only the
/// titles that may match.
public struct MemoryIndex: TitleIndex {
  /// The titles, the best known first.
  private let titles: [SearchableTitle]
  private let places: [TitleID: Int]
  private let words: LazyWords
  private let coverage: IndexExtent.Coverage

  /// Folds the texts of the titles.
  ///
  /// - Parameters:
  ///   - titles: The titles, without repetitions.
  ///   - coverage: Whether they are all titles of their source.
  /// - Complexity: O(*n* log *n*) in the number of titles.
  public init(_ titles: some Sequence<TitleDetail>, coverage: IndexExtent.Coverage = .seen) {
    self.coverage = coverage
    let sorted = titles.enumerated()
      .map { (place: $0.offset, popularity: $0.element.popularity, detail: $0.element) }
      .sorted { ($1.popularity, $0.place) < ($0.popularity, $1.place) }
    self.titles = sorted.map { SearchableTitle($0.detail) }
    places = Dictionary(
      sorted.enumerated().map { ($0.element.detail.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    words = LazyWords { [titles = self.titles] in TitleWords(of: titles) }
  }

  /// Returns a title with its folded texts; `nil` if it is not in the index.
  func title(_ id: TitleID) -> SearchableTitle? { places[id].map { titles[$0] } }

  public var extent: IndexExtent { IndexExtent(coverage, count: titles.count) }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) throws(CatalogueError) -> LocalHits {
    let all = try all(for: search)
    return LocalHits(
      Array(all[rows.clamped(to: all.indices)]), of: all.count,
      countedTo: LocalHits.limit(for: rows))
  }

  /// Returns all hits, in order.
  func all(for search: LocalSearch) throws(CatalogueError) -> [TitleDetail] {
    let all = search.inOrder(matches(for: search), detail: \.detail) { $1.tier(in: $0) }
    guard !Task.isCancelled else { throw .cancelled }
    return all.map(\.detail)
  }

  /// Returns the facts with the bundled catalogue as their origin: only that one is kept in memory.
  public func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] {
    Dictionary(
      ids.compactMap { id in
        title(id).map { (id, SourcedFacts($0.detail, from: .bundled)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  public func season(_ number: Int, of series: TitleID) -> Season? {
    let episodes = titles.lazy.map(\.detail).filter { $0.seriesID == series && $0.season == number }
    guard let first = episodes.first else { return nil }
    let series = title(series)?.detail
    return Season(
      title: series?.title ?? first.seriesTitle ?? "", number: number,
      totalSeasons: series?.totalSeasons,
      episodes: episodes.map(EpisodeSummary.init)
        .sorted { ($0.number ?? .max, $0.title) < ($1.number ?? .max, $1.title) })
  }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await words.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  private func matches(for search: LocalSearch) -> [SearchableTitle] {
    var titles = words.places(for: search)?.map { self.titles[$0] } ?? self.titles
    if !search.leftOut.isEmpty { titles.removeAll { search.leftOut.contains($0.detail.id) } }
    guard let condition = search.condition else { return titles }
    let test = condition.test(of: SearchableTitle.self)
    return UntilCancelled(titles).filter { test($0, search.marks[$0.detail.id]) }
  }
}

extension EpisodeSummary {
  /// Makes the row of an episode in its season.
  fileprivate init(_ detail: TitleDetail) {
    self.init(
      id: detail.id, title: detail.title, number: detail.episode, released: detail.released,
      score: detail.score(by: .imdb))
  }
}

/// The elements of a sequence, until the current task is cancelled.
///
/// The results of a cancelled task are not needed, but its thread is.
struct UntilCancelled<Base: Sequence>: Sequence, IteratorProtocol {
  private var elements: Base.Iterator
  /// The number of elements before the next check for cancellation.
  private var left = 0

  init(_ base: Base) { elements = base.makeIterator() }

  mutating func next() -> Base.Element? {
    if left == 0 {
      guard !Task.isCancelled else { return nil }
      left = 256
    }
    left -= 1
    return elements.next()
  }
}
