import OMDB
import OMDBStandIn
import Titles

/// Words as people type them, and the title that should then come first.
struct SearchQuestion {
  let kind: Kind
  let typed: String
  /// The title with its first year in brackets, which together are unique in the catalogue.
  let wanted: String

  /// What makes the words differ from the title's name.
  enum Kind: String, CaseIterable {
    case exact = "exact"
    case beginning = "typed so far"
    case part = "part of the name"
    case order = "words out of order"
    case misspelt = "misspelt"
    case severalMistakes = "misspelt twice"
    case unfinished = "misspelt so far"
    case joined = "joined"
    case parted = "parted"
    case joinedAndMisspelt = "joined and misspelt"
    case withoutArticle = "without the article"
    case wrongArticle = "with a wrong article"
    case withoutAccents = "without accents"
    case number = "numbers and abbreviations"
    case and = "& and “and”"
    case original = "original title"
    case person = "a person"
    case titleAndPerson = "name and person"
    case misspeltPerson = "misspelt person"
    case year = "name and year"
    case plot = "words of the plot"
  }
}

extension SearchQuestion {
  /// All questions.
  static let all: [SearchQuestion] = Kind.allCases.flatMap { kind in
    lines(of: tables[kind, default: ""]).compactMap { line in
      guard let arrow = line.firstRange(of: " → ") else { return nil }
      return SearchQuestion(
        kind: kind, typed: String(line[..<arrow.lowerBound]),
        wanted: String(line[arrow.upperBound...]))
    }
  }

  /// Names of films and series that are not in the catalogue, and that nothing in it is like.
  static let unanswerable: [String] = lines(of: strangers).map(String.init)

  private static let tables = [names, otherWays, mistakes, contents]
    .reduce(into: [Kind: String]()) { $0.merge($1) { $0 + $1 } }

  private static func lines(of table: String) -> [Substring] { table.split(separator: "\n") }
}
