import Titles

extension LocalCatalogue {
  /// A query, in words and in itself, that was probably meant by another, and its hits.
  typealias Corrected = (query: TitleQuery, words: String, hits: LocalHits)

  /// How many hits are considered for the one that was meant.
  private static let considered = 50

  /// The hits for what was probably meant; `nil` if nothing is like what was typed.
  func corrected(_ query: TitleQuery) async throws(CatalogueError) -> Corrected? {
    guard let search = LocalSearch(query) else { return nil }
    // Words among other conditions may be right, and only these too strict.
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

  /// The hits for an expression with the nearest name in place of a misspelt genre, language or
  /// country.
  private func named(_ query: TitleQuery) async throws(CatalogueError) -> Corrected? {
    guard let expression = query.wholeExpression,
      let condition = expression.condition?.withNearestNames,
      condition != expression.condition
    else { return nil }
    let corrected = TitleExpression(condition, order: expression.order)
    let query = TitleQuery(corrected, kind: query.kind, years: query.years)
    return try await hits(of: query, as: corrected.text)
  }

  /// The hits for all words but one, where no title has all of them; the rarest one is left out
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

  /// The hits for a corrected query; `nil` without any.
  private func hits(
    of query: TitleQuery, as words: String
  ) async throws(CatalogueError) -> Corrected? {
    guard let search = LocalSearch(query) else { return nil }
    let hits = try await hits(for: search, page: 1)
    return hits.titles.isEmpty ? nil : (query, words, hits)
  }

  /// The likeliest words that lead to a title, with no more than so many mistakes in any of them.
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
