import Search
import Synchronization
import Titles

/// Data like IMDb's, which is imported and removed while a session runs.
final class LayeredData: TitleIndex {
  private struct State {
    var index: MemoryIndex?
    var coverage = IndexExtent.Coverage.everything
    var questions = 0
  }

  /// The day that the data is of, and its time.
  static let day = CalendarDate(year: 2026, month: 11, day: 23)
  static let time = 1_795_392_000

  private let state = Mutex(State())
  private let missing: Set<ExpressionField>

  /// Nothing is there yet.
  init(missing: Set<ExpressionField> = []) { self.missing = missing }

  /// Puts titles in the place of those that are there; `nil` for none.
  func replace(with titles: [TitleDetail]?, coverage: IndexExtent.Coverage = .everything) {
    state.withLock {
      $0.index = titles.map { MemoryIndex($0, coverage: coverage) }
      $0.coverage = coverage
    }
  }

  private var index: MemoryIndex {
    get throws(CatalogueError) {
      guard let index = state.withLock(\.index) else { throw .unsearchable }
      return index
    }
  }

  var extent: IndexExtent {
    get throws(CatalogueError) {
      var extent = try index.extent
      extent.day = Self.day
      extent.missing = missing
      return extent
    }
  }

  func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) throws(CatalogueError) -> LocalHits { try index.hits(for: search, in: rows) }

  func facts(of ids: [TitleID]) throws(CatalogueError) -> [TitleID: SourcedFacts] {
    try index.facts(of: ids).mapValues { facts in
      SourcedFacts(facts.detail, from: FactOrigin(.imdb, time: Self.time))
    }
  }

  func season(_ number: Int, of series: TitleID) throws(CatalogueError) -> Season? {
    try index.season(number, of: series)
  }

  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }
}

/// A catalogue that has nothing, and keeps in mind how far it was asked for seasons.
final class ReachedSeasons: Catalogue {
  let source = DataSource.custom(host: "test")
  private let asked = Mutex<[CachePolicy]>([])

  var reaches: [CachePolicy] { asked.withLock(\.self) }

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) throws(CatalogueError) -> Answer<TitlePage> { throw .notFound }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) throws(CatalogueError) -> Answer<TitleDetail> { throw .notFound }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) throws(CatalogueError) -> Answer<Season> {
    asked.withLock { $0.append(reach) }
    throw .notFound
  }
}
