/// How a search is answered whose own words find nothing.
public enum Fallback: Hashable, Sendable, Codable {
  /// The words, taken for the name of one title, which has it.
  case title(named: String)
  /// The words, taken for the name of one title, which has another one.
  case bestMatch(for: String)
  /// Other words, which come of the question's own.
  case words(String, Rewriting)

  /// A way of writing the same words differently.
  public enum Rewriting: Hashable, Sendable, Codable {
    case wordBeginning, withoutApostrophes, withApostrophe, ampersand, and, withoutHyphens
    case withHyphen, withoutAccents
  }
}
