import Titles

extension LocalCatalogue {
  /// A corrected query, its words, and its hits.
  typealias Corrected = (query: TitleQuery, words: String, hits: LocalHits)

  /// The number of hits among which to look for a correction.
  private static let considered = 50

  /// Returns the hits of the likely correction of a query; `nil` if nothing is similar.
  func corrected(_ query: TitleQuery) async throws(CatalogueError) -> Corrected? {
    guard let search = LocalSearch(query) else { return nil }
    // The words may be right, and only the other conditions too strict.
    guard let typed = search.ranking, case .words = query.wholeExpression?.condition else {
      return try await named(query)
    }
    let misspelt = try await MisspeltWords(typed.searchWords, in: index)
    for mistakes in 1...Spelling.mostMistakes {
      guard let words = try await meant(by: misspelt, atMost: mistakes, in: query)?.words
      else { continue }
      if let corrected = try await hits(of: query, for: words) { return corrected }
    }
    return try await leavingOutWord(of: misspelt, query)
  }

  /// Returns the hits of an expression with misspelt genres, languages and countries replaced by
  /// the nearest names.
  private func named(_ query: TitleQuery) async throws(CatalogueError) -> Corrected? {
    guard let expression = query.wholeExpression,
      let condition = expression.condition?.withNearestNames,
      condition != expression.condition
    else { return nil }
    let corrected = TitleExpression(condition, order: expression.order)
    let query = TitleQuery(corrected, kind: query.kind, years: query.years)
    return try await hits(of: query, as: corrected.text)
  }

  /// Returns the hits for all words but one, if no title has all of them; drops the rarest one
  /// first.
  private func leavingOutWord(
    of misspelt: MisspeltWords, _ query: TitleQuery
  ) async throws(CatalogueError) -> Corrected? {
    for place in try await misspelt.placesOfRarest(in: index) {
      let rest = misspelt.without(place)
      guard rest.areTelling else { continue }
      for mistakes in 0...Spelling.mostMistakes {
        guard let meant = try await meant(by: rest, atMost: mistakes, in: query) else { continue }
        if let corrected = try await hits(of: query, for: meant.words) { return corrected }
      }
    }
    return nil
  }

  private func hits(
    of query: TitleQuery, for words: [String]
  ) async throws(CatalogueError) -> Corrected? {
    try await hits(of: query.with(words), as: words.joined(separator: " "))
  }

  /// Returns the hits of a corrected query; `nil` if there are none.
  private func hits(
    of query: TitleQuery, as words: String
  ) async throws(CatalogueError) -> Corrected? {
    guard let search = LocalSearch(query) else { return nil }
    let hits = try await hits(for: search, page: 1)
    return hits.titles.isEmpty ? nil : (query, words, hits)
  }

  /// Returns the likeliest words that find a title, each with at most this many mistakes.
  private func meant(
    by misspelt: MisspeltWords, atMost mistakes: Int, in query: TitleQuery
  ) async throws(CatalogueError) -> MeantWords? {
    guard let condition = misspelt.condition(atMost: mistakes) else { return nil }
    var search = LocalSearch(condition, limitedTo: query)
    search.countsHits = false
    let likely = try await index.hits(for: search, in: 0..<Self.considered).titles
    return likely.compactMap { misspelt.meant(as: SearchableTitle($0), atMost: mistakes) }.min()
  }
}
