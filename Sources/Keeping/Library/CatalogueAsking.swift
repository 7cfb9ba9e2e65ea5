import Titles

/// Questions to a catalogue, one after the other, as long as it can be asked.
package struct CatalogueAsking {
  /// Why the service could not be asked, and what for.
  package struct Failure: Sendable {
    package var error: CatalogueError
    package var question: Question
  }

  /// A question to the service.
  package enum Question: Sendable {
    case titles(TitleQuery)
    case title(TitleKey)
  }

  /// The titles that a search has found.
  struct Hits {
    var titles: [TitleDetail] = []
    /// Whether these are all that the service has for these very words.
    var areAll = false
  }

  let catalogue: any Catalogue
  /// The first reason why the service could not be asked.
  private(set) var failure: Failure?
  /// Why no further question would be answered.
  private var end: CatalogueError?

  init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

  /// Asks for one title.
  ///
  /// - Parameter key: The title.
  /// - Returns: The title; `nil` if it was not found.
  /// - Throws: Why the question has no answer.
  mutating func title(_ key: TitleKey) async throws(CatalogueError) -> TitleDetail? {
    try await answer(to: .title(key)) { catalogue throws(CatalogueError) in
      try await catalogue.title(key, plot: .short, reach: .anywhere).value
    }
  }

  /// Asks for the first page of titles that match a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The titles, with as much as is known of each; none if nothing matches, or the words
  ///   are
  ///   too common.
  /// - Throws: Why the question has no answer.
  mutating func titles(matching query: TitleQuery) async throws(CatalogueError) -> Hits {
    let answer = try await answer(to: .titles(query)) { catalogue throws(CatalogueError) in
      try await catalogue.titles(matching: query, page: 1, reach: .anywhere)
    }
    guard let answer else { return Hits() }
    return Hits(
      titles: answer.value.titlesWithFacts,
      areAll: answer.fallback == nil && answer.value.isLast(1, rowsBefore: 0))
  }

  /// Asks this machine for the kept answer to a question for one title.
  func titleHere(_ key: TitleKey) async -> TitleDetail? {
    try? await catalogue.title(key, plot: .short, reach: .here).value
  }

  /// The titles on this machine that match a query.
  func titlesHere(matching query: TitleQuery) async -> [TitleDetail] {
    let page = try? await catalogue.titles(matching: query, page: 1, reach: .here).value
    return page?.titlesWithFacts ?? []
  }

  /// All titles there are that match a query, where IMDb's data is on this machine; `nil` where it
  /// is not, or there are more than fit on a page.
  ///
  /// They are known without a request, and nobody knows more.
  func allTitlesHere(matching query: TitleQuery) async -> [TitleDetail]? {
    guard
      let answer = try? await catalogue.titles(matching: query, page: 1, reach: .here),
      case .imdb = answer.source, answer.fallback == nil,
      answer.value.isLast(1, rowsBefore: 0)
    else { return nil }
    return answer.value.titlesWithFacts
  }

  /// Asks something, unless it is known that nobody can be asked.
  ///
  /// - Returns: The answer; `nil` if it is that there is nothing.
  private mutating func answer<Value>(
    to question: Question, asking: (any Catalogue) async throws(CatalogueError) -> Value
  ) async throws(CatalogueError) -> Value? {
    if let end { throw end }
    do throws(CatalogueError) {
      return try await asking(catalogue)
    } catch {
      switch error {
      case .notFound, .notFoundIn, .tooManyResults, .nothingToAsk, .oneYearOnly, .incorrectID:
        return nil
      case .keyMissing, .keyRefused, .limitReached, .notHere, .cannotResolve, .cannotConnect,
        .insecure, .invalidAddress:
        end = error
      case .blocked, .connectionLost, .timedOut, .tooSlow, .serviceFailing, .refused, .unreadable,
        .tooLarge, .unsearchable, .library, .failed, .cancelled:
        break
      }
      failure = failure ?? Failure(error: error, question: question)
      throw error
    }
  }
}

extension TitlePage {
  /// The titles, with as much as is known of each.
  fileprivate var titlesWithFacts: [TitleDetail] {
    let facts = (details + known).keyed(by: \.id)
    return titles.map { facts[$0.id] ?? TitleDetail($0) }
  }
}
