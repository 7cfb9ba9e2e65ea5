public import MoviesCore
public import Titles

extension Fallback {
  /// Returns how a query was answered, as a sentence.
  public func sentence(for query: TitleQuery) -> String {
    let words = "“\(query.text)”"
    if isOfOneYear(within: query), let dated = query.withLastWordAsYear {
      return "Nothing matches \(words); showing \(dated.subject)."
    }
    return switch self {
    case .title where query.isTooShort: "Too many matches for \(words); showing the exact title."
    case .title: "Nothing else matches \(words); showing the exact title."
    case .bestMatch where query.isTooShort:
      "Too many matches for \(words); showing the best match."
    case .bestMatch: "Nothing matches \(words) exactly; showing the best match."
    case .words, .spelling: "Nothing matches \(words); showing matches for \(subject)."
    }
  }

  /// Whether the words before the year at the end of a query are the name of the only title.
  private func isOfOneYear(within query: TitleQuery) -> Bool {
    switch self {
    case .title(let name), .bestMatch(let name): query.withLastWordAsYear?.text == name
    case .words, .spelling: false
    }
  }

  /// The words for the contents of the list, the longest first.
  var words: [String] {
    switch self {
    case .title: ["exact title only"]
    case .bestMatch: ["best match only"]
    case .words, .spelling: ["showing matches for \(subject)", subject]
    }
  }

  /// The object of “trying”, for found titles or tried words.
  var subject: String {
    switch self {
    case .title(let name), .bestMatch(let name): "the exact title “\(name)”"
    case .words(let words, _, let year): TitleQuery(words, years: year.map { Years($0) }).subject
    case .spelling(let words): TitleQuery(words).subject
    }
  }
}

extension TitleQuery {
  /// The words and their year, such as `“batman” from 1989`.
  fileprivate var subject: String { "“\(text)”\(yearWords)" }

  /// Whether the query has so few letters that it matches too many titles for OMDb.
  fileprivate var isTooShort: Bool { text.count { $0.isLetter || $0.isNumber } <= 3 }
}

extension QueryOmission {
  /// The part that was left out of a query and the reason, as a sentence.
  public var sentence: String {
    switch self {
    case .markup: "Left out < > and &#: OMDb rejects them."
    case .databaseCommand: "Left out what looks like a database command: OMDb blocks it."
    case .tail(let limit): "Left out everything after \(limit) characters."
    }
  }
}

extension MoviesRequestID {
  /// The subject of the request, in a word or two.
  public var words: String {
    switch self {
    case .search: "search"
    case .page(let number): "page \(number)"
    case .title(let id): "title \(id)"
    case .season(let series, let number): "season \(number) of \(series)"
    case .poster(let id): "poster \(id)"
    case .candidates: "titles for a name"
    case .here(let id): id.words
    }
  }
}

extension LoadingProps {
  /// The props without their progress, for an announcement that is made only once.
  var announced: LoadingProps {
    if case .facts(_, let count) = self { .facts(done: 0, of: count) } else { self }
  }

  /// The words for what is loading, such as "searching “batman”".
  public var words: String {
    switch self {
    case .search(let query) where query.titleID != nil:
      "loading “\(query.text)”"
    case .search(let query): "searching “\(query.text)”"
    case .trying(let fallback): "trying \(fallback.subject)"
    case .page(let number): "loading page \(number)"
    case .title(let name): "loading “\(name)”"
    case .season(let number): "loading season \(number)"
    case .facts(0, let count): "looking up \(count.counted("title"))"
    case .facts(let done, let count): "looking up \(done.grouped) of \(count.counted("title"))"
    case .candidates: "looking for titles"
    case .request(let number): "request \(number)"
    }
  }
}
