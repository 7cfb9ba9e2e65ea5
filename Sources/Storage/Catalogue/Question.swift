import Titles

/// Something that a catalogue was asked, as the key of its answer.
struct Question: Sendable {
  /// The subject, which decides what kind of value answers it.
  enum Kind: String {
    case search, title, name, season
  }

  let kind: Kind
  /// The same for everything that means the same.
  let text: String
  /// The title that it is about.
  var title: TitleID?
}

extension Question {
  /// A page of a search.
  static func search(_ query: TitleQuery, page: Int) -> Question {
    Question(kind: .search, text: "\(page)|\(query.key)")
  }

  /// Everything about a title.
  static func title(_ id: TitleID, plot: PlotLength) -> Question {
    Question(kind: .title, text: "\(plot.rawValue)|\(id)", title: id)
  }

  /// Which title has a name.
  static func name(_ query: TitleQuery) -> Question {
    Question(kind: .name, text: query.key)
  }

  /// A season of a series.
  static func season(_ number: Int, of series: TitleID) -> Question {
    Question(kind: .season, text: "\(number)|\(series)", title: series)
  }
}

extension TitleQuery {
  /// Case and additional spaces make no difference to any source of titles.
  fileprivate var key: String {
    let filters = "\(kind?.rawValue ?? "")|\(years?.text ?? "")"
    return "\(filters)|\(text.withSingleBlanks.lowercased())\(isLiteral ? "|literal" : "")"
  }
}
