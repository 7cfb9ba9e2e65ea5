import Titles

/// A question to a catalogue, as the key of its answer.
struct Question: Sendable {
  /// The subject, which decides what kind of value answers it.
  enum Kind: String {
    case search, title, name, season
  }

  let kind: Kind
  /// The normalised text, equal for questions that mean the same.
  let text: String
  /// The title that the question is about.
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

  /// The title with a name.
  static func name(_ query: TitleQuery) -> Question {
    Question(kind: .name, text: query.key)
  }

  /// A season of a series.
  static func season(_ number: Int, of series: TitleID) -> Question {
    Question(kind: .season, text: "\(number)|\(series)", title: series)
  }
}

extension TitleQuery {
  /// The normalised query: no source of titles distinguishes case or additional spaces.
  fileprivate var key: String {
    let filters = "\(kind?.rawValue ?? "")|\(years?.text ?? "")"
    return "\(filters)|\(text.withSingleBlanks.lowercased())\(isLiteral ? "|literal" : "")"
  }
}
