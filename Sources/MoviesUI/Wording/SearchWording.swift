public import MoviesCore
public import Titles

extension Fallback {
  /// How a query was answered, as a sentence.
  public func sentence(for query: TitleQuery) -> String {
    let words = "“\(query.text)”"
    return switch self {
    case .title where query.isTooShort: "Too many matches for \(words); showing the exact title."
    case .title: "Nothing else matches \(words); showing the exact title."
    case .bestMatch where query.isTooShort:
      "Too many matches for \(words); showing the best match."
    case .bestMatch: "Nothing matches \(words) exactly; showing the best match."
    case .words: "Nothing matches \(words); showing matches for \(subject)."
    }
  }

  /// What the list shows.
  var words: String {
    switch self {
    case .title, .bestMatch: "\(subject); add a word for more"
    case .words: "showing matches for \(subject)"
    }
  }

  /// What the list shows, in a word or two.
  var subject: String {
    switch self {
    case .title: "exact title only"
    case .bestMatch: "best match only"
    case .words(let words, _): words.quoted
    }
  }

  /// What is tried, behind “trying”.
  fileprivate var attempt: String {
    switch self {
    case .title(let name), .bestMatch(let name): "the exact title “\(name)”"
    case .words: subject
    }
  }
}

extension TitleQuery {
  /// Whether the query has so few letters that OMDb finds too many titles for it.
  fileprivate var isTooShort: Bool { text.count { $0.isLetter || $0.isNumber } <= 3 }
}

extension QueryOmission {
  /// What was left out of a question and why, as a sentence.
  public var sentence: String {
    switch self {
    case .markup: "Left out < > and &#: OMDb rejects them."
    case .databaseCommand: "Left out what looks like a database command: OMDb blocks it."
    case .tail(let limit): "Left out everything after \(limit) characters."
    }
  }
}

extension MoviesRequestID {
  /// What is asked for, in a word or two.
  public var words: String {
    switch self {
    case .search: "search"
    case .page(let number): "page \(number)"
    case .title(let id): "title \(id)"
    case .here(let id): id.words
    }
  }
}

extension LoadingProps {
  /// What is done, such as "searching “batman”".
  public var words: String {
    switch self {
    case .search(let query) where TitleReference.parse(query.text) != nil:
      "loading “\(query.text)”"
    case .search(let query): "searching “\(query.text)”"
    case .trying(let fallback): "trying \(fallback.attempt)"
    case .page(let number): "loading page \(number)"
    case .title(let name): "loading “\(name)”"
    case .request(let number): "request \(number)"
    }
  }
}
