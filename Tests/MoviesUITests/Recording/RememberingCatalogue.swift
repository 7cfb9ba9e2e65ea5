import Titles

/// A catalogue that knows here what it was answered elsewhere, well or less well.
actor RememberingCatalogue: Catalogue {
  nonisolated let source = DataSource.omdb
  private let elsewhere: any Catalogue
  private var pages: [TitleQuery: Answer<TitlePage>] = [:]
  private var details: [TitleKey: Answer<TitleDetail>] = [:]

  init(_ elsewhere: any Catalogue) {
    self.elsewhere = elsewhere
  }

  func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    if reach == .here {
      guard page == 1, var answer = pages[query] else { throw .notHere }
      answer.quality = quality(answer.value.titles.count)
      return answer
    }
    let answer = try await elsewhere.titles(matching: query, page: page, reach: reach)
    if page == 1 { pages[query] = answer }
    return answer
  }

  func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    if reach == .here {
      guard var answer = details[key] else { throw .notHere }
      answer.quality = quality(answer.value.title.utf8.count)
      return answer
    }
    let answer = try await elsewhere.title(key, plot: plot, reach: reach)
    details[key] = answer
    return answer
  }

  func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    try await elsewhere.season(number, of: series, reach: reach)
  }

  /// Each quality for a third of the numbers.
  private func quality(_ number: Int) -> AnswerQuality {
    [.partial, .stale, .complete][number % 3]
  }
}
