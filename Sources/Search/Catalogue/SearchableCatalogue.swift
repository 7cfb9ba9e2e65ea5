public import Titles

/// A catalogue that can also search this machine.
///
/// - For `.here`, the answer is the one that the other catalogue has stored for the query, or else,
///   for a first page, the hits on this machine, which are partial unless the index is complete.
/// - For any further reach, the other catalogue is asked.
/// - A query that the other catalogue cannot answer is always answered by this machine.
/// - A page comes with the known facts about its titles.
public struct SearchableCatalogue: Catalogue {
  public var source: DataSource { base.source }
  private let base: any Catalogue
  private let local: LocalCatalogue

  /// Wraps a catalogue.
  ///
  /// - Parameters:
  ///   - base: The catalogue to ask.
  ///   - local: The titles on this machine.
  public init(_ base: any Catalogue, local: LocalCatalogue) {
    self.base = base
    self.local = local
  }

  public func titles(
    matching query: TitleQuery, page: Int, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitlePage> {
    guard let question = query.serviceQuery else {
      var answer = try await local.titles(matching: query, page: page)
      answer.quality = .complete
      return answer
    }
    guard reach == .here else {
      return await known(try await base.titles(matching: question, page: page, reach: reach))
    }
    do throws(CatalogueError) {
      let kept = try await base.titles(matching: question, page: page, reach: .here)
      if kept.quality != .partial || page > 1 { return await known(kept) }
    } catch {
      // The further pages of a list must come from the same source as the first one.
      guard page == 1 else { throw error }
    }
    return try await local.titles(matching: query, page: page)
  }

  public func title(
    _ key: TitleKey, plot: PlotLength, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<TitleDetail> {
    try await keptOrKnown(reach) { reach throws(CatalogueError) in
      try await base.title(key, plot: plot, reach: reach)
    } known: { () throws(CatalogueError) in
      try await local.title(key)
    }
  }

  public func season(
    _ number: Int, of series: TitleID, reach: CachePolicy
  ) async throws(CatalogueError) -> Answer<Season> {
    try await keptOrKnown(reach) { reach throws(CatalogueError) in
      try await base.season(number, of: series, reach: reach)
    } known: { () throws(CatalogueError) in
      try await local.season(number, of: series)
    }
  }

  /// Asks the other catalogue; for `.here`, falls back to this machine if no answer is stored.
  private func keptOrKnown<Value>(
    _ reach: CachePolicy, asking: (CachePolicy) async throws(CatalogueError) -> Answer<Value>,
    known: () async throws(CatalogueError) -> Answer<Value>
  ) async throws(CatalogueError) -> Answer<Value> {
    do throws(CatalogueError) {
      return try await asking(reach)
    } catch .notHere where reach == .here {
      return try await known()
    }
  }

  /// Adds the known facts about the titles that came without details.
  private func known(_ answer: Answer<TitlePage>) async -> Answer<TitlePage> {
    var answer = answer
    let complete = Set(answer.value.details.map(\.id))
    let titles = answer.value.titles.filter { !complete.contains($0.id) }
    let details = await local.details(of: titles.map(\.id))
    answer.value.known = titles.compactMap { row in
      guard let known = details[row.id], known.hasFacts else { return nil }
      // Facts that are only ratings lack a name, which the row has.
      return known.name == nil ? known.completed(by: row) : known
    }
    return answer
  }
}
