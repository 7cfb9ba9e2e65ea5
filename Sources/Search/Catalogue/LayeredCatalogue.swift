public import Titles

/// A catalogue above which lies data that has everything of its source, while it is there.
///
/// - Searches are answered by the data, at once and without a request; those for fields that it
///   lacks, and all while it is not there, by the other catalogue.
/// - What the data knows of a title is there at once, in part. The other catalogue's answer comes
///   with the data's facts joined to it, each from whoever counts for it.
/// - Seasons are those of the data, with the days that the other catalogue has kept; the other
///   catalogue is asked for later ones alone.
public struct LayeredCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let data: any TitleIndex
  private let local: LocalCatalogue
  private let now: @Sendable () -> Int

  /// Lays data above a catalogue; nothing is read.
  ///
  /// - Parameters:
  ///   - data: The data; while it is not there it throws.
  ///   - local: Searches the data, and what the user keeps.
  ///   - base: The other catalogue.
  ///   - now: Tells the time, in seconds since 1970.
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
    matching query: TitleQuery, page: Int, reach: Reach
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
    _ key: TitleKey, plot: PlotLength, reach: Reach
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
      // Whoever was allowed to ask anywhere has asked everybody there is.
      return try await answer(
        facts, quality: reach == .here ? .partial : .complete, insteadOf: error)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: Reach
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

  /// Whether the data knows all that a search asks for.
  private func answers(_ query: TitleQuery) async throws(CatalogueError) -> Bool {
    guard let extent = try await data.extentIfThere, extent.coverage == .everything else {
      return false
    }
    return query.titleID != nil || LocalSearch(query).map(extent.answers) ?? true
  }

  /// The title that is meant; `nil` if the data does not know it.
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

  /// Looks up what the data knows of a title.
  private func known(_ id: TitleID) async throws(CatalogueError) -> SourcedFacts? {
    try await data.factsIfThere(of: [id])?[id]
  }

  /// The other catalogue's answer and what the data knows, each fact from whoever counts for it.
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

  /// Answers with what the data alone knows, unless it knows nothing but ratings.
  private func answer(
    _ facts: SourcedFacts, quality: AnswerQuality, insteadOf error: CatalogueError
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    guard facts.detail.name != nil else { throw error }
    let named = await local.naming(facts.detail)
    return Answer(
      named, source: await dataSource, quality: quality, reach: .here, origins: facts.origins)
  }
}
