/// A catalogue that does not ask another one again right after it could not be reached.
///
/// Meanwhile questions fail at once, with the same error. A question past everything that is kept
/// is somebody's wish to try, and goes out.
public struct PausingCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let reachability: Reachability

  /// Wraps a catalogue.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - reachability: What is known about reaching it.
  public init(_ base: any Catalogue, reachability: Reachability) {
    self.base = base
    self.reachability = reachability
  }

  public func titles(
    matching query: TitleQuery, page: Int, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    try await ask(reach) { () async throws(CatalogueError) in
      try await base.titles(matching: query, page: page, reach: reach)
    }
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: Reach
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await ask(reach) { () async throws(CatalogueError) in
      try await base.title(key, plot: plot, reach: reach)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: Reach
  ) async throws(CatalogueError) -> Answer<Season> {
    try await ask(reach) { () async throws(CatalogueError) in
      try await base.season(number, of: series, reach: reach)
    }
  }

  private func ask<Value>(
    _ reach: Reach, _ question: () async throws(CatalogueError) -> Answer<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    guard reach != .here else { return try await question() }
    if reach == .anywhere, let error = reachability.error { throw error }
    do throws(CatalogueError) {
      let answer = try await question()
      reachability.note(nil)
      return answer
    } catch {
      reachability.note(error)
      throw error
    }
  }
}
