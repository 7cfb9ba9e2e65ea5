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

extension Keymap {
  /// The key of a command as one reads it, whatever the place.
  func name(of command: Command) -> String {
    let place = Place.allCases.first { key(for: command, in: $0) != nil } ?? .results
    return key(for: command, in: place)?.written ?? command.rawValue
  }
}

extension KeySequence {
  /// The keys as one reads them: arrows and Enter as signs.
  var written: String { keys.map(\.written).joined() }
}
