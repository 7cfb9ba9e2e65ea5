import OMDB

extension YearRange {
  /// `1989`, `2008–2013`, or `2019–` for a run that goes on.
  var text: String {
    if end == start { return "\(start)" }
    return "\(start)–" + (end.map { "\($0)" } ?? "")
  }
}

extension CalendarDate {
  /// The date by ISO 8601, such as `1989-06-23`.
  var isoText: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

extension Rating.Source {
  /// The source's word in JSON: stable, one of three for the sources that are known.
  var word: String {
    switch self {
    case .imdb: "imdb"
    case .rottenTomatoes: "rottenTomatoes"
    case .metacritic: "metacritic"
    case .other(let name): name
    }
  }

  /// The source's name for people.
  var name: String {
    switch self {
    case .imdb: "IMDb"
    case .rottenTomatoes: "Rotten Tomatoes"
    case .metacritic: "Metacritic"
    case .other(let name): name
    }
  }
}

extension Int {
  /// The number with a comma between thousands.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
