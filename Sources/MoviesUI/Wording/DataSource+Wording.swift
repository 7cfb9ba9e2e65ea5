public import Titles

extension DataSource {
  /// The hint that the bundled catalogue is small, and how to get more.
  static let demoHint =
    "These titles are bundled. Set OMDB_API_KEY to browse all of OMDb; "
    + "get a key at omdbapi.com/apikey.aspx."

  /// The name of the source inside a sentence.
  public var name: String {
    switch self {
    case .demo: "the demo"
    case .omdb: "OMDb"
    case .custom(let host): host
    case .local: "this disk"
    case .imdb: "IMDb's data"
    }
  }

  /// The name of the source in the header.
  var label: String {
    switch self {
    case .demo: "DEMO"
    case .omdb, .custom, .local: name
    case .imdb: "IMDb data"
    }
  }

  /// Whether the source is on this machine and has every title in existence.
  var hasEverything: Bool { if case .imdb = self { true } else { false } }

  /// All titles of the source if they are few enough to be named: `the demo's 747 titles`.
  var titles: String? {
    switch self {
    case .demo(let titles): titles.map { "the demo's \($0.grouped) titles" } ?? "the demo's titles"
    case .local(let titles):
      titles.map { "the \($0.grouped) titles on this disk" } ?? "the titles on this disk"
    case .imdb(let titles, _):
      titles.map { "the \($0.roughly) titles of IMDb's data" } ?? "the titles of IMDb's data"
    case .omdb, .custom: nil
    }
  }

  /// The limits of a search of the source, as a sentence.
  var reachWords: String {
    switch self {
    case .demo: "Set OMDB_API_KEY to search all of OMDb."
    case .omdb, .custom: "OMDb searches titles only, not people or plots."
    case .local: "Only titles opened before and your library are on this disk."
    case .imdb(_, let day):
      day.map { "IMDb's data from \($0.written)." } ?? "Newer titles come with the next import."
    }
  }

  /// The host of the source, for messages.
  public var host: String {
    switch self {
    case .demo: "127.0.0.1"
    case .omdb: "www.omdbapi.com"
    case .custom(let host): host
    case .local, .imdb: "localhost"
    }
  }
}

extension TitleQuery {
  /// Returns the source that answers the query: that of the session or, if it cannot answer such a
  /// query, this disk.
  func answerer(besides source: DataSource) -> DataSource {
    if case .demo = source { return source }
    return serviceQuery == nil ? .local(titles: nil) : source
  }
}

extension Int {
  /// The age in words, for this many seconds: `as of 3 days ago`.
  var asAge: String {
    let (minutes, hours, days) = (self / 60, self / 3_600, self / 86_400)
    return switch days {
    case ..<1: hours < 1 ? "as of \(Swift.max(1, minutes)) min ago" : "as of \(hours) h ago"
    case 1: "as of yesterday"
    case ..<14: "as of \(days) days ago"
    case ..<61: "as of \(days / 7) weeks ago"
    case ..<730: "as of \(days / 30) months ago"
    default: "as of \(days / 365) years ago"
    }
  }
}
