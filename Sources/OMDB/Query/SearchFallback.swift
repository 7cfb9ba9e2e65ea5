import Titles

/// Alternative questions to ask if OMDb has no answer to a search.
///
/// OMDb searches by whole words and gives up on short and common ones, so a film that exists is
/// often not found at the first attempt.
enum SearchFallback {
  /// One alternative question.
  struct Step: Hashable {
    enum Question: Hashable {
      case search(TitleQuery)
      case title(TitleQuery)
    }

    var question: Question
    /// The fallback being tried, to be shown while the user waits.
    var fallback: Fallback
  }

  /// Returns the questions to ask instead of a failed search.
  ///
  /// - Parameters:
  ///   - query: The search, with its words as in ``NormalizedQuery``.
  ///   - error: The reason why the search failed.
  /// - Returns: The questions, most promising first, without duplicates; empty if other words would
  ///   not help with the error.
  static func steps(after query: TitleQuery, error: CatalogueError) -> [Step] {
    let dated = query.withLastWordAsYear
    let titles = (dated.map { search($0) + exactTitle($0) } ?? []) + exactTitle(query)
    return switch error {
    case .tooManyResults: titles
    case .notFound: titles + rewritings(of: dated ?? query, year: dated?.years?.single)
    default: []
    }
  }

  /// The ways of rewriting, in the order in which they are tried.
  private static let order: [Fallback.Rewriting] = [
    .wordBeginning, .withoutApostrophes, .withApostrophe, .ampersand, .and, .withoutHyphens,
    .withHyphen, .withoutAccents,
  ]

  private static func search(_ dated: TitleQuery) -> [Step] {
    let words = Fallback.words(dated.text, .withoutYear, year: dated.years?.single)
    return [Step(question: .search(dated), fallback: words)]
  }

  /// Returns the step that asks for an exact title, unless the query is for games, which OMDb does
  /// not find by title.
  private static func exactTitle(_ query: TitleQuery) -> [Step] {
    guard query.kind != .game else { return [] }
    return [Step(question: .title(query), fallback: .title(named: query.text))]
  }

  private static func rewritings(of query: TitleQuery, year: Int?) -> [Step] {
    order
      .compactMap { rewriting in rewriting.applied(to: query.text).map { (rewriting, $0) } }
      .filter { $0.1 != query.text }
      .withoutRepetitions(by: \.1)
      .map { rewriting, words in
        Step(
          question: .search(TitleQuery(words, kind: query.kind, years: query.years)),
          fallback: .words(words, rewriting, year: year))
      }
  }
}
