public import Titles

/// A catalogue that answers from local data with everything of its source while the data is
/// available, and otherwise from the catalogue below it.
///
/// - Searches are answered by the data, at once and without a request; searches for fields that the
///   data lacks, and all searches while it is unavailable, go to the catalogue below.
/// - The facts that the data has about a title come at once, as a partial answer. The answer of the
///   catalogue below is joined with them, each fact from its best source.
/// - Seasons come from the data, completed with what the catalogue below has stored; that catalogue
///   is asked for more only if the data lacks the season, or to answer afresh.
public struct LayeredCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let data: any TitleIndex
  private let local: LocalCatalogue
  private let now: @Sendable () -> Int

  /// Lays data above a catalogue, without reading it yet.
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
      // A title that is searched by its id may be too new for the data, or left out of it.
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
      // Unless the reach is `.here`, all sources have been asked by now.
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
      // The catalogue below may have later seasons than the data, but none in between.
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
  /// IMDb's data as the source of an answer, with its number of titles and its date if known.
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

  /// Returns the id that a key names, and whether it is certain; `nil` if the data has no title
  /// with the name.
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

  /// Answers from the data alone; throws the given error if the data has nothing but ratings.
  private func answer(
    _ facts: SourcedFacts, quality: AnswerQuality, insteadOf error: CatalogueError
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard facts.detail.name != nil else { throw error }
    let named = await local.naming(facts.detail)
    return Answer(
      named, source: await dataSource, quality: quality, reach: .here, origins: facts.origins)
  }
}
