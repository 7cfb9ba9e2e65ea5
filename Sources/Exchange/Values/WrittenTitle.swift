internal import SafeText
internal import Titles

/// A title as written in lists, with more than its name: `Matrix, The (1999)`,
/// `Alien (1979) {imdb-tt0078748}`.
struct WrittenTitle {
  private(set) var title: String
  private(set) var year: Int?
  private(set) var id: TitleID?

  /// Splits a line into the title, its year and its id.
  ///
  /// - Parameters:
  ///   - text: One harmless line.
  ///   - hasOtherNames: Whether brackets after the title contain its name in another language.
  init(_ text: String, hasOtherNames: Bool = false) {
    title = text
    takeID()
    takeYear()
    if hasOtherNames || title.wholeBrackets.map({ $0.before.hasArticleBehind }) == true {
      title = title.wholeBrackets?.before ?? title
    }
    title = title.articleFirst
  }

  /// Extracts the id from brackets in the notation of Kodi and Jellyfin.
  private mutating func takeID() {
    for (mark, end) in [("{imdb-", "}"), ("[imdbid-", "]"), ("[imdb-", "]"), ("{imdbid-", "}")] {
      guard let start = title.firstRange(of: mark)?.lowerBound else { continue }
      let inside = title[start...].dropFirst(mark.count)
      guard let last = inside.firstIndex(of: Character(end)),
        let found = TitleID(inside[..<last].lowercased())
      else { continue }
      id = found
      title = (title[..<start] + title[title.index(after: last)...]).trimmed
    }
  }

  /// Extracts a year or a range of years from brackets at the end.
  private mutating func takeYear() {
    guard let brackets = title.wholeBrackets, Self.isYears(brackets.inside),
      let found = Int(brackets.inside.prefix(4), in: Years.possible)
    else { return }
    (title, year) = (brackets.before, found)
  }

  /// Whether a text in brackets is a year or a range of years.
  private static func isYears(_ text: Substring) -> Bool {
    let rest = text.dropFirst(4)
    return text.prefix(4).utf8.count == 4 && rest.first?.isNumber != true
      && rest.allSatisfy { $0.isNumber || "-–— ".contains($0) }
  }
}

extension String {
  /// The text before the brackets at the end, and the text inside them; `nil` if there are no
  /// brackets, or nothing before them.
  fileprivate var wholeBrackets: (before: String, inside: Substring)? {
    guard last == ")", let start = lastIndex(of: "(") else { return nil }
    let before = self[..<start].trimmed
    return before.isEmpty ? nil : (before, self[index(after: start)...].dropLast())
  }

  fileprivate var hasArticleBehind: Bool { articleFirst != self }

  /// The text with its trailing article in front: `The Matrix` for `Matrix, The`.
  fileprivate var articleFirst: String {
    guard let comma = lastIndex(of: ",") else { return self }
    let article = self[index(after: comma)...].trimmed
    guard Self.articles.contains(article.lowercased()) else { return self }
    let blank = article.hasSuffix("'") || article.hasSuffix("’") ? "" : " "
    return article + blank + self[..<comma].trimmed
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "le", "la", "les", "l'", "l’", "un", "une", "der", "die", "das", "ein",
    "eine", "el", "los", "las", "il", "lo", "gli", "het", "den", "det",
  ]
}
