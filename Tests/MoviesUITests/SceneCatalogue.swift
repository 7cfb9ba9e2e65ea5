import OMDB
import OMDBStandIn
import Search
import Titles
import Transport

/// The catalogue of a scene: the bundled one, except where the scene needs another answer.
struct SceneCatalogue: Catalogue {
  /// What is asked for.
  enum Question: Hashable {
    case titles(String, page: Int)
    case title(TitleID)
    case season(TitleID, Int)
  }

  /// How a question is answered.
  enum Reply: Sendable {
    case fromBundle
    case page(Answer<TitlePage>)
    case detail(TitleDetail)
    case season(Season)
    case failure(CatalogueError)
    /// Not before whoever asked has given up.
    case never
  }

  let source = DataSource.omdb
  /// Whether its titles have posters.
  var hasPosters = false
  let reply: @Sendable (Question) -> Reply

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    // What is found on this machine is found by others.
    guard reach != .here else { throw .notHere }
    return switch reply(.titles(query.text, page: page)) {
    case .page(let answer): answer
    case .detail, .season: throw .notFound
    case .fromBundle:
      try await Self.bundle.titles(matching: query, page: page, reach: reach).map(withPosters)
    case .failure(let error): throw error
    case .never: throw await Self.givenUp()
    }
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard case .id(let id) = key else { throw .notFound }
    switch reply(.title(id)) {
    case .page, .season: throw .notFound
    case .detail(let detail): return Answer(detail, source: source)
    case .fromBundle: return try await Self.bundle.title(key, plot: plot, reach: reach)
    case .failure(let error): throw error
    case .never: throw await Self.givenUp()
    }
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    switch reply(.season(series, number)) {
    case .page, .detail: throw .notFound
    case .season(let season): return Answer(season, source: source)
    case .fromBundle: return try await Self.bundle.season(number, of: series, reach: reach)
    case .failure(let error): throw error
    case .never: throw await Self.givenUp()
    }
  }

  private func withPosters(_ page: TitlePage) -> TitlePage {
    guard hasPosters else { return page }
    var page = page
    for index in page.titles.indices {
      page.titles[index].poster = "/posters/\(page.titles[index].id)_SX300.jpg"
    }
    return page
  }

  /// The same, with the bundled titles as what is known on this machine.
  func searchingHere() -> SearchableCatalogue {
    SearchableCatalogue(self, local: LocalCatalogue(Catalogued.index) { .local(titles: $0.count) })
  }

  private static let bundle = Catalogued.catalogue

  private static func givenUp() async -> CatalogueError {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    return .cancelled
  }
}
