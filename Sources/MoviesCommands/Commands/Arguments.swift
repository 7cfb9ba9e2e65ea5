import ArgumentParser
import OMDB
import SafeText
import Titles

/// Returns a parser that reads an option's value as a whole number within bounds.
///
/// The option takes the next word, however it begins, so that -1 is not mistaken for a missing
/// number.
func wholeNumber(in range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
  { text in
    guard let number = Int(text, in: range) else {
      throw ValidationError(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}

/// Reads an option's value as a year or a range of years.
@Sendable func years(_ text: String) throws -> Years {
  guard let years = Years(text) else {
    let (first, last) = (Years.possible.lowerBound, Years.possible.upperBound)
    throw ValidationError("expected a year from \(first) to \(last).")
  }
  return years
}

/// Reads an option's value as the path of a file or a folder; an empty text is not a path.
@Sendable func path(_ text: String) throws -> String {
  guard !text.isEmpty else { throw ValidationError("expected a path.") }
  return text
}

/// Reads an argument as the name of a list; a text of only spaces is not a name.
@Sendable func listName(_ text: String) throws -> String {
  guard text.hasSubstance else { throw ValidationError("expected the name of a list.") }
  return text
}

/// The bounds of numeric options.
enum Bounds {
  /// The number of rows of a search, up to as many as OMDb serves.
  static let limit = 1...(SearchTitles.pageSize * SearchTitles.lastPage)
  /// The number of a season; some series have their specials in season 0, and some number their
  /// seasons by year.
  static let season = 0...9_999
}

extension TitleQuery {
  /// Makes the query for the words on a command line, which is the same as in the search line.
  init(arguments words: [String], kind: TitleKind? = nil, years: Years? = nil) {
    let text = words.joined(separator: " ")
    self =
      TitleQuery(typed: text, kind: kind, years: years)
      ?? TitleQuery(text, kind: kind, years: years)
  }
}

extension TitleKind: ExpressibleByArgument {
  /// Reads OMDb's words for kinds, and the common words for films and series.
  public init?(argument: String) {
    let word = argument.lowercased()
    switch word {
    case "film": self = .movie
    case "show", "tv": self = .series
    default: self.init(rawValue: word)
    }
  }
}

/// A fact about titles by which a search can be sorted; excludes what only the library knows.
struct FactKey: ExpressibleByArgument {
  let key: TitleOrder.Key

  init?(argument: String) {
    guard let key = TitleOrder.Key(rawValue: argument), !key.isAboutLibrary else { return nil }
    self.key = key
  }

  static var allValueStrings: [String] {
    TitleOrder.Key.allCases.filter { !$0.isAboutLibrary }.map(\.rawValue)
  }
}

extension TitleOrder.Key: ExpressibleByArgument {}

extension PlotLength: ExpressibleByArgument {}

extension TitleListFormat: ExpressibleByArgument {}
extension EpisodeFormat: ExpressibleByArgument {}
extension DocumentFormat: ExpressibleByArgument {}
