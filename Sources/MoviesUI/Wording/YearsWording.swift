import MoviesCore
import Titles

extension Years {
  /// The years as shown to the user: `1989`, `1990–1999`, `since 1990`, `until 1980`.
  var written: String { hasBothEnds ? text.replacing("-", with: "–") : phrase }

  /// The years in a phrase that follows the titles: `from 1989`, `since 1990`, `until 1980`.
  var phrase: String {
    if hasBothEnds { return "from \(written)" }
    return range.upperBound == Self.possible.upperBound
      ? "since \(range.lowerBound)" : "until \(range.upperBound)"
  }

  /// Whether both ends are given.
  private var hasBothEnds: Bool { single != nil || !text.hasPrefix("-") && !text.hasSuffix("-") }
}

extension YearMistake {
  /// The words about the mistake and what can be typed instead, in a sentence or two.
  var words: String {
    switch self {
    case .notYears(takesRanges: false): "Not a year. Type four digits, such as 1989."
    case .notYears(takesRanges: true): "Not a year. Type 1989, 1990-1999 or 90s."
    case .severalYears(let source): "\(source.name.capitalizedFirst) filters by one year only."
    }
  }
}
