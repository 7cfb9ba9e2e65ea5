/// Further questions to try when OMDb has no answer to a search.
///
/// OMDb searches by whole words and gives up on short and common ones, so a film that exists is
/// often not found at the first attempt. The ladder is a plain list: whoever climbs it decides how
/// long, and shows each step.
public enum RescueLadder {
  /// What to ask instead of a first page that failed, most promising first, without repetitions.
  ///
  /// Empty for errors that other words would not help against.
  public static func attempts(after search: SearchTitles, error: OMDBError) -> [RescueAttempt] {
    let text = NormalizedQuery(search.text).text
    guard !text.isEmpty else { return [] }
    switch error {
    case .tooManyResults: return exactTitle(text, search)
    case .notFound: return exactTitle(text, search) + variants(text, search)
    default: return []
    }
  }

  /// A game cannot be fetched by its title.
  private static func exactTitle(_ text: String, _ search: SearchTitles) -> [RescueAttempt] {
    guard search.kind != .game else { return [] }
    let title = FindTitle(.name(text, kind: search.kind, year: search.year))
    return [RescueAttempt(question: .title(title), explanation: "the title “\(text)” itself")]
  }

  private static func variants(_ text: String, _ search: SearchTitles) -> [RescueAttempt] {
    QueryVariant.allCases
      .compactMap { variant in variant.applied(to: text).map { (variant, $0) } }
      .filter { $0.1 != text }
      .withoutRepetitions(by: \.1)
      .map { variant, words in
        let question = SearchTitles(text: words, kind: search.kind, year: search.year)
        return RescueAttempt(
          question: .search(question), explanation: "“\(words)”, \(variant.explanation)")
      }
  }
}

/// One further question, with words that say what is tried.
public struct RescueAttempt: Hashable, Sendable, Codable {
  public enum Question: Hashable, Sendable, Codable {
    case search(SearchTitles)
    case title(FindTitle)
  }

  public var question: Question
  /// What is tried, as the end of a sentence such as "Trying …".
  public var explanation: String

  public init(question: Question, explanation: String) {
    self.question = question
    self.explanation = explanation
  }
}

extension RescueAttempt {
  /// What answered, once it is known: OMDb answers a name with its best match, which need not carry
  /// that very name.
  public static func explanation(of title: TitleDetail, for text: String) -> String {
    title.title.comparisonKey == text.comparisonKey
      ? "the title “\(text)” itself" : "the best match for “\(text)”"
  }
}
