import Titles

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
  /// The source's name in JSON: one of three stable words for the known sources.
  var word: String {
    switch self {
    case .imdb: "imdb"
    case .rottenTomatoes: "rottenTomatoes"
    case .metacritic: "metacritic"
    case .other(let name): name
    }
  }
}
