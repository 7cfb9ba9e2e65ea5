public import Titles

/// A catalogue below local data that has everything of its source, when it is available.
///
/// - Searches are answered by the data, at once and without a request; searches for fields that it
///   lacks, and all searches without it, are answered by the catalogue below.
/// - The facts that the data has about a title come at once, as a partial answer. The answer of the
///   catalogue below is joined with them, each fact from its best source.
/// - Seasons come from the data, with the dates that the catalogue below has kept; the latter is
///   asked only for seasons that the data lacks.
public struct LayeredCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let data: any TitleIndex
  private let local: LocalCatalogue
  private let now: @Sendable () -> Int

  /// Lays data above a catalogue; nothing is read.
  ///
  /// - Parameters:
  ///   - data: The data, which throws while it is unavailable.
  ///   - local: The catalogue that searches the data and the library.
  ///   - base: The catalogue below.
  ///   - now: Returns the current time, in seconds since 1970.
  public init(
    _ data: any TitleIndex, local: LocalCatalogue, above base: any Catalogue,
    now: @escaping @Sendable () -> Int
  ) {
    self.data = data
    self.local = local
    self.base = base
    self.now = now
  }

  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard try await answers(query) else {
      return try await base.titles(matching: query, page: page, reach: reach)
    }
    do throws(CatalogueError) {
      return try await local.titles(matching: query, page: page)
    } catch .notFound {
      // A title with an id may be too new for the data, or left out of it.
      guard query.titleID != nil else { throw .notFoundIn(await dataSource) }
      return try await base.titles(matching: query, page: page, reach: reach)
    } catch .unsearchable {
      return try await base.titles(matching: query, page: page, reach: reach)
    }
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    let named = try await first(for: key)
    guard let named, named.isCertain else {
      do throws(CatalogueError) {
        let told = try await base.title(key, plot: plot, reach: reach)
        return try await known(told.value.id).map { joined(told, with: $0) } ?? told
      } catch  where error == .notHere || error == .notFound {
        guard let named, reach != .here, let facts = try await known(named.id) else { throw error }
        return try await answer(facts, quality: .complete, insteadOf: error)
      }
    }
    guard let facts = try await known(named.id) else {
      return try await base.title(key, plot: plot, reach: reach)
    }
    do throws(CatalogueError) {
      let told = try await base.title(.id(named.id), plot: plot, reach: reach)
      return joined(told, with: facts)
    } catch  where error == .notHere || error == .notFound {
      // A question that may go anywhere has asked all sources by now.
      return try await answer(
        facts, quality: reach == .here ? .partial : .complete, insteadOf: error)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    guard let extent = try await data.extentIfThere, extent.coverage == .everything else {
      return try await base.season(number, of: series, reach: reach)
    }
    guard let season = try await data.season(number, of: series) else {
      // There may be later seasons than the data has, but none in between.
      let last = try await known(series)?.detail.seasons?.last ?? 0
      guard number >= last else { throw .notFound }
      return try await base.season(number, of: series, reach: reach)
    }
    let further = reach == .afresh ? reach : .here
    let told = try? await base.season(number, of: series, reach: further).value
    return Answer(
      told.map(season.completed) ?? season, source: .imdb(titles: extent.count, day: extent.day),
      reach: .here)
  }
}

extension LayeredCatalogue {
  /// The data as a source.
  private var dataSource: DataSource {
    get async {
      let extent = try? await data.extentIfThere
      return .imdb(titles: extent?.count, day: extent?.day)
    }
  }

  /// Returns whether the data has everything that a search asks for.
  private func answers(_ query: TitleQuery) async throws(CatalogueError) -> Bool {
    guard let extent = try await data.extentIfThere, extent.coverage == .everything else {
      return false
    }
    return query.titleID != nil || LocalSearch(query).map(extent.answers) ?? true
  }

  /// Returns the title of a key; `nil` if the data does not have it.
  private func first(
    for key: TitleKey
  ) async throws(CatalogueError) -> (id: TitleID, isCertain: Bool)? {
    switch key {
    case .id(let id): return (id, true)
    case .name(let query):
      guard try await answers(query), let first = try await local.first(named: query) else {
        return nil
      }
      return (first.title.id, first.isWhole)
    }
  }

  /// Returns the facts that the data has about a title.
  private func known(_ id: TitleID) async throws(CatalogueError) -> SourcedFacts? {
    try await data.factsIfThere(of: [id])?[id]
  }

  /// Joins the answer of the catalogue below with the data, each fact from its best source.
  private func joined(
    _ told: Answer<TitleDetail>, with known: SourcedFacts
  ) -> Answer<TitleDetail> {
    let origins =
      told.origins ?? FactOrigins(FactOrigin(.service, time: told.toldAgo.map { now() - $0 } ?? 0))
    let sum = SourcedFacts(told.value, from: origins).joined(with: known)
      .numberingNamesakes(as: known)
    var answer = told.map { _ in sum.detail }
    answer.origins = sum.origins
    return answer
  }

  /// Answers from the data alone, unless it has nothing but ratings.
  private func answer(
    _ facts: SourcedFacts, quality: AnswerQuality, insteadOf error: CatalogueError
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard facts.detail.name != nil else { throw error }
    let named = await local.naming(facts.detail)
    return Answer(
      named, source: await dataSource, quality: quality, reach: .here, origins: facts.origins)
  }
}
