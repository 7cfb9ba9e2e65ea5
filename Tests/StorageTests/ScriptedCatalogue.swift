import Synchronization
import Titles

/// A catalogue that answers with what it is told to, and counts the questions.
final class ScriptedCatalogue: Catalogue {
  let source = DataSource.custom(host: "test")

  private struct Script {
    var detail: Result<TitleDetail, CatalogueError> = .failure(.notFound)
    var page: Result<TitlePage, CatalogueError> = .failure(.notFound)
    var season: Result<Season, CatalogueError> = .failure(.notFound)
    var quality = AnswerQuality.complete
    var fallback: Fallback?
    var questions = 0
  }

  private let script = Mutex(Script())

  /// How often it was asked.
  var questions: Int { script.withLock(\.questions) }

  func answers(with detail: TitleDetail, _ quality: AnswerQuality = .complete) {
    script.withLock { $0.detail = .success(detail) }
    script.withLock { $0.quality = quality }
  }

  func answers(with page: TitlePage, _ fallback: Fallback? = nil) {
    script.withLock { $0.page = .success(page) }
    script.withLock { $0.fallback = fallback }
  }

  func answers(with season: Season) {
    script.withLock { $0.season = .success(season) }
  }

  func fails(with error: CatalogueError) {
    script.withLock {
      $0.detail = .failure(error)
      $0.page = .failure(error)
      $0.season = .failure(error)
    }
  }

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try answer(reach) { $0.page }
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try answer(reach) { $0.detail }
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    try answer(reach) { $0.season }
  }

  private func answer<Value: Sendable>(
    _ reach: CachePolicy, _ value: (Script) -> Result<Value, CatalogueError>
  ) throws(CatalogueError) -> Answer<Value> {
    let script = script.withLock { script in
      script.questions += 1
      return script
    }
    return Answer(
      try value(script).get(), source: source, quality: script.quality, fallback: script.fallback)
  }
}
