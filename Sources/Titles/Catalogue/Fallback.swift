/// The way in which a search was answered if its own words found nothing.
public enum Fallback: Hashable, Sendable, Codable {
  /// The words were taken as the name of a title, and the title has exactly that name.
  case title(named: String)
  /// The words were taken as the name of a title, but the title found has another name.
  case bestMatch(for: String)
  /// The words were replaced by others derived from them; `year` is the year that stood at their
  /// end.
  case words(String, Rewriting, year: Int? = nil)
  /// Misspelt words were replaced by known ones.
  case spelling(String)

  /// A way of rewriting words.
  public enum Rewriting: Hashable, Sendable, Codable {
    case wordBeginning, withoutApostrophes, withApostrophe, ampersand, and, withoutHyphens
    case withHyphen, withoutAccents, withoutYear
  }
}
