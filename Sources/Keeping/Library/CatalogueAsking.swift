import Titles

/// A series of questions to a catalogue, which ends when no more can be answered.
package struct CatalogueAsking {
  /// A question to the service that failed, with its error.
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
    /// Whether these are all of the service's titles with exactly the words of the query.
    var areAll = false
  }

  let catalogue: any Catalogue
  /// The first question that the service could not answer, with its error.
  private(set) var failure: Failure?
  /// The error with which every further question would fail; `nil` if the service can still be
  /// asked.
  private var end: CatalogueError?

  init(_ catalogue: any Catalogue) { self.catalogue = catalogue }

  /// Requests one title.
  ///
  /// - Parameter key: The title.
  /// - Returns: The title; `nil` if it was not found.
  /// - Throws: The reason why the question has no answer.
  mutating func title(_ key: TitleKey) async throws(CatalogueError) -> TitleDetail? {
    try await answer(to: .title(key)) { catalogue throws(CatalogueError) in
      try await catalogue.title(key, plot: .short, reach: .anywhere).value
    }
  }

  /// Requests the first page of titles that match a query.
  ///
  /// - Parameter query: The query.
  /// - Returns: The titles, with all known facts; empty if nothing matches, or the words are too
  ///   common.
  /// - Throws: The reason why the question has no answer.
  mutating func titles(matching query: TitleQuery) async throws(CatalogueError) -> Hits {
    let answer = try await answer(to: .titles(query)) { catalogue throws(CatalogueError) in
      try await catalogue.titles(matching: query, page: 1, reach: .anywhere)
    }
    guard let answer else { return Hits() }
    return Hits(
      titles: answer.value.titlesWithFacts,
      areAll: answer.fallback == nil && answer.value.isLast(1, rowsBefore: 0))
  }

  /// Looks up the stored answer to a question for one title.
  func titleHere(_ key: TitleKey) async -> TitleDetail? {
    try? await catalogue.title(key, plot: .short, reach: .here).value
  }

  /// Searches this machine for titles that match a query.
  func titlesHere(matching query: TitleQuery) async -> [TitleDetail] {
    let page = try? await catalogue.titles(matching: query, page: 1, reach: .here).value
    return page?.titlesWithFacts ?? []
  }

  /// Returns all existing titles that match a query, if IMDb's data is on this machine; `nil` if it
  /// is not, or if there is more than one page of titles.
  ///
  /// This takes no request, and no source knows more.
  func allTitlesHere(matching query: TitleQuery) async -> [TitleDetail]? {
    guard
      let answer = try? await catalogue.titles(matching: query, page: 1, reach: .here),
      case .imdb = answer.source, answer.fallback == nil,
      answer.value.isLast(1, rowsBefore: 0)
    else { return nil }
    return answer.value.titlesWithFacts
  }

  /// Asks a question, unless an earlier error shows that it cannot be answered.
  ///
  /// - Returns: The answer; `nil` if nothing was found.
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
  /// The titles, with all known facts.
  fileprivate var titlesWithFacts: [TitleDetail] {
    let facts = (details + known).keyed(by: \.id)
    return titles.map { facts[$0.id] ?? TitleDetail($0) }
  }
}
