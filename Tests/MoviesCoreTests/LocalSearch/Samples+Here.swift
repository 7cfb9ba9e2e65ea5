import MoviesCore
import Testing
import Titles

extension Samples {
  /// What is kept on this machine of earlier answers.
  static let disk = DataSource.local(titles: 5_000)

  /// What a search of this machine finds, by the numbers of the sample titles: others may know
  /// more.
  static func hits(
    _ query: TitleQuery, _ numbers: [Int], fallback: Fallback? = nil
  ) throws -> Answer<TitlePage> {
    var page = page(try numbers.map(title), total: numbers.count)
    page.query = query
    return Answer(page, source: disk, quality: .partial, reach: .here, fallback: fallback)
  }

  /// What the service finds, by the numbers of the sample titles.
  static func found(_ query: TitleQuery, _ numbers: [Int]) throws -> Answer<TitlePage> {
    var page = page(try numbers.map(title), total: numbers.count)
    page.query = query
    return answer(page)
  }
}

extension MemoryCatalogue {
  /// A catalogue that can search this machine, where these are the hits.
  static func searching(_ hits: Answer<TitlePage>...) -> MemoryCatalogue {
    let pages = Dictionary(uniqueKeysWithValues: hits.map { ($0.value.query, $0) })
    return MemoryCatalogue(pages: pages, searchesHere: true)
  }
}

extension App {
  /// Lets the keyboard rest until the service is asked, and answer like this.
  func hears(
    _ result: Result<Answer<TitlePage>, CatalogueError>, from catalogue: MemoryCatalogue
  ) async throws {
    await clock.advance(by: .milliseconds(250))
    try await until("the question") { $0.loading.contains(.search) }
    await catalogue.answer(.search, result)
    try await until("its end") { $0.loading.inFlight.isEmpty }
  }
}
