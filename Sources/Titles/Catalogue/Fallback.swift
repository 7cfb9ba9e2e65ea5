/// How a search was answered whose own words found nothing.
public enum Fallback: Hashable, Sendable, Codable {
  /// The words, taken as the name of a title, which has exactly that name.
  case title(named: String)
  /// The words, taken as the name of a title, which has another name.
  case bestMatch(for: String)
  /// Other words, derived from the question's own; released in the year that stood at their end.
  case words(String, Rewriting, year: Int? = nil)
  /// Words that are known, in place of misspelt ones.
  case spelling(String)

  /// A way of writing the same words differently.
  public enum Rewriting: Hashable, Sendable, Codable {
    case wordBeginning, withoutApostrophes, withApostrophe, ampersand, and, withoutHyphens
    case withHyphen, withoutAccents, withoutYear
  }
}
