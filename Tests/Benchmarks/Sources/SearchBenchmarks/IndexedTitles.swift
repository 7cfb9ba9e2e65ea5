import Foundation
import Storage
import Titles

/// Titles in a cache on disk, as a session has learned them, and its searches.
struct IndexedTitles {
  private let folder: String
  private let database: CacheDatabase
  private let index: CachedTitleIndex

  init(folder: String) {
    self.folder = folder
    database = CacheDatabase(folder: folder, limit: 4_000_000_000) { problem in
      print("  problem: \(problem)")
    }
    index = CachedTitleIndex(scope: "benchmark", database: database)
  }

  /// The size of the file.
  var bytes: Int { get async { await database.status().bytes } }

  /// Keeps the titles as pages of a search, with all facts, and tells how long that took.
  func learn(_ titles: [TitleDetail]) async -> Duration {
    let base = InventedCatalogue(titles: titles)
    let catalogue = CachedCatalogue(base, scope: "benchmark", database: database)
    return await ContinuousClock().measure {
      for page in 1...max(1, titles.count / InventedCatalogue.pageSize) {
        _ = try? await catalogue.titles(
          matching: TitleQuery("all"), page: page, reach: .anywhere)
      }
    }
  }

  /// How long the first fifty rows of a search take, and how many there are.
  func time(of search: LocalSearch) async -> (time: Duration, rows: Int) {
    var rows = 0
    let time = await ContinuousClock().measure {
      rows = (try? await index.hits(for: search, in: 0..<50).titles.count) ?? 0
    }
    return (time, rows)
  }

  /// How long the first correction of a word takes, for which all words are read, and the next one.
  func timesOfCorrection() async -> (first: Duration, next: Duration) {
    func correct() async {
      _ = try? await index.corrections(of: "godfahter", isUnfinished: true, limit: 12)
    }
    let clock = ContinuousClock()
    return (await clock.measure(correct), await clock.measure(correct))
  }

  /// How long SQLite is still at work for a search that is overtaken: until the next one is
  /// answered, beyond what that takes alone.
  func timeToStop(_ search: LocalSearch) async -> Duration {
    let next = LocalSearch(.words(["a"]), ranking: "a")
    let alone = await time(of: next).time
    let overtaken = Task { [index] in
      _ = try? await index.hits(for: search, in: 0..<50)
    }
    // Long enough for it to be in the midst of its rows.
    try? await Task.sleep(for: .milliseconds(10))
    let start = ContinuousClock.now
    overtaken.cancel()
    _ = await time(of: next)
    return max(.zero, ContinuousClock.now - start - alone)
  }

  func close() async { await database.close() }
}

/// A catalogue of which every page has a hundred titles with all their facts.
private struct InventedCatalogue: Catalogue {
  static let pageSize = 100
  let source = DataSource.custom(host: "benchmark")
  let titles: [TitleDetail]

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    let details = Array(titles.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize))
    let page = TitlePage(
      details.map(TitleSummary.init), total: titles.count, size: Self.pageSize, last: 10_000,
      query: query, details: details)
    return Answer(page, source: source)
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> { throw .notFound }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> { throw .notFound }
}
