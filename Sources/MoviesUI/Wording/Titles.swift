import MoviesCore
public import OMDB

extension YearRange {
  /// The years as one reads them: `1989`, `1992–1995`, `2019–`.
  public var written: String {
    guard let end else { return "\(start)–" }
    return end == start ? "\(start)" : "\(start)–\(end)"
  }
}

extension CalendarDate {
  /// The day as one reads it: `19 June 1992`.
  public var written: String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    guard names.indices.contains(month - 1) else { return String(year) }
    return "\(day) \(names[month - 1]) \(year)"
  }
}

extension TitleKind {
  /// The word for one of the kind.
  var singular: String { self == .movie ? "film" : rawValue }

  /// The word for several of the kind.
  public var plural: String {
    switch self {
    case .movie: "films"
    case .series: "series"
    case .episode: "episodes"
    case .game: "games"
    }
  }
}
