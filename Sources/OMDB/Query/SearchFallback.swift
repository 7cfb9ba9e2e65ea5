import Titles

/// Further questions to ask where OMDb has no answer to a search.
///
/// OMDb searches by whole words and gives up on short and common ones, so a film that exists is
/// often not found at the first attempt.
enum SearchFallback {
  /// One further question.
  struct Step: Hashable {
    enum Question: Hashable {
      case search(TitleQuery)
      case title(FindTitle)
    }

    var question: Question
    /// What is tried, for whoever waits.
    var fallback: Fallback
  }

  /// What to ask instead of a search that failed, most promising first, without repetitions.
  ///
  /// Empty for errors that other words would not help against.
  static func steps(after query: TitleQuery, error: CatalogueError) -> [Step] {
    let text = NormalizedQuery(query.text).text
    guard !text.isEmpty else { return [] }
    switch error {
    case .tooManyResults: return exactTitle(text, query)
    case .notFound: return exactTitle(text, query) + rewritings(of: text, query)
    default: return []
    }
  }

  /// A game cannot be fetched by its title.
  private static func exactTitle(_ text: String, _ query: TitleQuery) -> [Step] {
    guard query.kind != .game else { return [] }
    let name = TitleQuery(text, kind: query.kind, year: query.year)
    return [
      Step(question: .title(FindTitle(.name(name), plot: .full)), fallback: .title(named: text))
    ]
  }

  private static func rewritings(of text: String, _ query: TitleQuery) -> [Step] {
    Fallback.Rewriting.allCases
      .compactMap { rewriting in rewriting.applied(to: text).map { (rewriting, $0) } }
      .filter { $0.1 != text }
      .withoutRepetitions(by: \.1)
      .map { rewriting, words in
        Step(
          question: .search(TitleQuery(words, kind: query.kind, year: query.year)),
          fallback: .words(words, rewriting))
      }
  }
}
