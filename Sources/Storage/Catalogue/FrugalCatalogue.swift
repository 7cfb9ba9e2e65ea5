public import Titles

/// A catalogue that goes further only for what is not on this machine, however old that is.
///
/// A question past everything that is kept is passed on.
public struct FrugalCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue

  /// Wraps a catalogue that can answer from memory or disk.
  public init(_ base: any Catalogue) { self.base = base }

  public func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await answer(reach) { reach throws(CatalogueError) in
      try await base.titles(matching: query, page: page, reach: reach)
    }
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await answer(reach) { reach throws(CatalogueError) in
      try await base.title(key, plot: plot, reach: reach)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season> {
    try await answer(reach) { reach throws(CatalogueError) in
      try await base.season(number, of: series, reach: reach)
    }
  }

  private func answer<Value>(
    _ reach: Reach, asking ask: (Reach) async throws(CatalogueError) -> Answer<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    if reach == .anywhere, var kept = try? await ask(.here), kept.quality != .partial {
      kept.reach = .anywhere
      return kept
    }
    return try await ask(reach)
  }
}
