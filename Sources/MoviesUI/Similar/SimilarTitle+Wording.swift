import Keeping
import Titles

extension SimilarTitle {
  /// The title with its years, if they are known: `Batman Returns (1992)`.
  public var name: String { title.title + (title.years.map { " (\($0.written))" } ?? "") }

  /// The reasons why the title is similar, the strongest first:
  /// `also by Tim Burton, with Cher and Meryl Streep, of the 1980s`.
  public var why: String {
    var parts: [(start: String, names: [String])] = []
    for reason in reasons.prefix(Self.mostReasons) {
      let (start, name) = reason.words
      if let last = parts.indices.last, parts[last].start == start {
        parts[last].names.append(name)
      } else {
        parts.append((start, [name]))
      }
    }
    return "also " + parts.map { $0.start + $0.names.joinedByAnd }.joined(separator: ", ")
  }

  private static let mostReasons = 3

  /// The title and its reasons, to be read aloud.
  var sentence: String { "\(name), \(why)." }
}

extension Likeness {
  /// A name, and the words before it.
  fileprivate var words: (start: String, name: String) {
    switch self {
    case .person(let name, .director): ("by ", name)
    case .person(let name, .writer): ("written by ", name)
    case .person(let name, _): ("with ", name)
    case .list(let name): ("in your list ", "“\(name)”")
    case .genres(let genres): ("", genres.joinedByAnd)
    case .decade(let year): ("of the ", "\(year)s")
    case .country(let name): ("from ", name.withArticle)
    case .rating: ("similarly ", "rated")
    }
  }
}

extension String {
  /// The name of a country within a sentence, such as `the United States`.
  fileprivate var withArticle: String {
    let isPlural = Self.pluralCountries.contains(self) || hasSuffix(" Islands")
    let isUnion = hasPrefix("United ") || hasSuffix(" Union") || hasSuffix(" Republic")
    return isPlural || isUnion ? "the \(self)" : self
  }

  private static let pluralCountries: Set = [
    "Bahamas", "Maldives", "Netherlands", "Philippines", "UK", "USA", "USSR",
  ]
}
