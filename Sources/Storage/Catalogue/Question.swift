import Titles

/// A question to a catalogue, used as the key of its answer.
struct Question: Sendable {
  /// The subject of a question, which determines the type of its answer.
  enum Kind: String {
    case search, title, name, season
  }

  let kind: Kind
  /// The normalised text, equal for questions that mean the same.
  let text: String
  /// The title that the question is about; `nil` for a search or a name.
  var title: TitleID?
}

extension Question {
  /// Makes the question for a page of a search.
  static func search(_ query: TitleQuery, page: Int) -> Question {
    Question(kind: .search, text: "\(page)|\(query.key)")
  }

  /// Makes the question for all facts about a title.
  static func title(_ id: TitleID, plot: PlotLength) -> Question {
    Question(kind: .title, text: "\(plot.rawValue)|\(id)", title: id)
  }

  /// Makes the question for the title that a name refers to.
  static func name(_ query: TitleQuery) -> Question {
    Question(kind: .name, text: query.key)
  }

  /// Makes the question for a season of a series.
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
