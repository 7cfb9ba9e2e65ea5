public import MoviesCore
public import Titles

extension Fallback {
  /// That a query was answered in this way, as a sentence.
  public func sentence(for query: TitleQuery) -> String {
    "OMDb has no answer to “\(query.text)” as it stands; answered with \(words)."
  }

  /// What answered or is tried, as the end of a sentence such as "answered with …".
  public var words: String {
    switch self {
    case .title(let name): "the title “\(name)” itself"
    case .bestMatch(let name): "the best match for “\(name)”"
    case .words(let words, let rewriting): "“\(words)”, \(rewriting.words)"
    }
  }
}

extension Fallback.Rewriting {
  /// What is written differently.
  fileprivate var words: String {
    switch self {
    case .wordBeginning: "with words that begin like the last one"
    case .withoutApostrophes: "without the apostrophe"
    case .withApostrophe: "with an apostrophe"
    case .ampersand: "with “&”"
    case .and: "with “and”"
    case .withoutHyphens: "without the hyphen"
    case .withHyphen: "with a hyphen"
    case .withoutAccents: "without accents"
    }
  }
}

extension QueryOmission {
  /// What was left out of a question and why, as a sentence.
  public var sentence: String {
    switch self {
    case .markup: "Left out < > and &#, which OMDb cannot take."
    case .databaseCommand: "Left out what looks like a database command, which OMDb turns away."
    case .tail(let limit): "Left out what is beyond \(limit) characters."
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
      "fetching “\(query.text)”"
    case .search(let query): "searching “\(query.text)”"
    case .trying(let fallback): "trying \(fallback.words)"
    case .page(let number): "fetching page \(number)"
    case .title(let name): "fetching “\(name)”"
    case .request(let number): "request \(number)"
    }
  }
}
