public import Titles

/// The words for an error: what happened, and what can be done with a key, in plain mode and in a shell.
///
/// This is the only place that words a `CatalogueError`.
public struct ErrorWording: Equatable {
  /// What happened, in a few words, for a screen and for plain mode.
  var headline: String
  /// What to do next, there.
  var advice: String
  /// What happened and what to do next, in one line for a shell.
  public private(set) var line: String

  /// The words in a session.
  ///
  /// - Parameters:
  ///   - error: What happened.
  ///   - query: What was searched for; `nil` where the error is not about the search.
  ///   - remedies: The ways out, there.
  init(_ error: CatalogueError, query: TitleQuery?, remedies: Remedies) {
    self.init(
      error, to: .titles(query ?? TitleQuery("")), host: "", remedies: remedies)
  }

  /// The words in a shell.
  ///
  /// - Parameters:
  ///   - error: What happened.
  ///   - question: What was asked.
  ///   - source: Who was asked.
  public init(_ error: CatalogueError, to question: CatalogueQuestion, source: DataSource) {
    self.init(error, to: question, host: source.host, remedies: .shell)
  }

  private init(
    _ error: CatalogueError, to question: CatalogueQuestion, host: String, remedies: Remedies
  ) {
    let (retry, edit) = (remedies.retry, remedies.edit)
    let query = question.query
    switch error {
    case .notFound:
      headline = "Nothing found"
      advice =
        "No title matches “\(query?.text ?? "")”"
        + "\(filterWords(kind: query?.kind, year: query?.year)): \(remedies.ways(from: query))."
      line = "Nothing matches \(question.subject). \(question.advice)"
    case .tooManyResults:
      headline = "Too many results"
      advice =
        "OMDb finds too many titles for “\(query?.text ?? "")”. Add a word or a letter: \(edit)."
      line =
        "OMDb refuses this search: its words are too short or too common. Try a longer or a rarer "
        + "word."
    case .nothingToAsk(let omissions):
      let leftOut = omissions.map { $0.sentence + " " }.joined()
      headline = "Nothing to search for"
      advice = leftOut + "No searchable words are left: \(edit)."
      line =
        leftOut
        + (question.isForTitle
          ? "There is no title to show: give an id or a name."
          : "There is nothing to search for: give at least one word.")
    case .incorrectID:
      headline = "No such id"
      advice = "OMDb does not know this id: \(edit)."
      line = "OMDb does not accept \(question.subject). \(question.advice)"
    case .notHere:
      headline = "Not on this machine"
      advice = "It has not been fetched yet. \(retry)."
      line = "Nothing of \(question.subject) is on this machine: it has not been fetched yet."
    case .keyMissing:
      headline = "OMDb wants a key"
      advice = "Set OMDB_API_KEY to yours; get one at omdbapi.com/apikey.aspx. Then \(retry)."
      line =
        "OMDb answers only with an API key, and none was sent. Set OMDB_API_KEY, or try the bundled "
        + "films with --demo."
    case .keyRefused:
      headline = "OMDb refuses the key"
      advice =
        "Get or activate one at omdbapi.com/apikey.aspx and set OMDB_API_KEY. A key just activated "
        + "may still meet an old refusal on the way: \(retry) and asks in another order."
      line =
        "OMDb does not accept the API key: it is wrong, or not activated yet. It was asked twice, in "
        + "two orders, since a refusal may come from a cache. Check OMDB_API_KEY; a new key works "
        + "once the link in its mail was opened."
    case .limitReached:
      headline = "The day's requests are used up"
      advice = "The key's daily limit is reached; what was fetched stays here. Later \(retry)."
      line =
        "The API key's requests for today are used up. Try again tomorrow, or use the bundled films "
        + "with --demo."
    case .blocked:
      headline = "OMDb's firewall turned the request away"
      advice = "Other words may pass: \(edit). Or wait a little, then \(retry)."
      line =
        "A firewall in front of OMDb turned the request away. Other words may pass; else try again "
        + "in a few minutes."
    case .cannotResolve(let host):
      headline = "No connection"
      advice = "Could not resolve \(host). When you are online, \(retry)."
      line = "No address is known for \(host). Check the name, and the connection to the network."
    case .cannotConnect(let host):
      headline = "No connection"
      advice = "Could not connect to \(host). When you are online, \(retry)."
      line = "No connection to \(host). Check the network, a proxy and a firewall."
    case .connectionLost(let reason):
      headline = "The connection broke"
      advice = "\(reason.asSentence) \(retry)."
      line = "The connection to \(host) broke: \(reason). Try again."
    case .insecure(let reason):
      headline = "No safe connection"
      advice = "\(reason.asSentence) Nothing was sent. \(retry)."
      line =
        "The connection to \(host) is not safe: \(reason). Nothing was sent; an authority of your "
        + "own goes into omdb.caFile."
    case .timedOut(let milliseconds):
      headline = "No answer in time"
      advice = "OMDb did not answer within \((milliseconds + 999) / 1000) s. \(retry)."
      line =
        "\(host) did not answer within \(milliseconds.inSeconds) s. Try again, or set omdb.timeouts."
    case .tooSlow:
      headline = "The answer came too slowly"
      advice = "Something on the way may be overloaded. In a while, \(retry)."
      line = "The answer of \(host) came too slowly. Try again."
    case .serviceFailing(let status):
      let isElsewhere = status < 500
      let check = "Check its address, and a proxy on the way"
      headline = "OMDb is failing"
      advice =
        "The service answers with status \(status). \(isElsewhere ? "\(check); then" : "In a while,") "
        + "\(retry)."
      line =
        "OMDb is out of order at the moment (HTTP status \(status)). "
        + (isElsewhere ? "\(check)." : "Try again in a few minutes.")
    case .refused(let message):
      headline = "OMDb says"
      advice = "\(message.asSentence) \(retry); \(edit)."
      line = "OMDb answered: “\(message)” Try again in a few minutes."
    case .unreadable(let reason):
      headline = Self.senseless
      advice = "What came is not what OMDb is known to send. \(retry)."
      line =
        "OMDb's reply cannot be read: \(reason). Try again; if it stays so, check its address, and a "
        + "proxy on the way."
    case .tooLarge(let limit):
      headline = Self.senseless
      advice = "What came is not what OMDb is known to send. \(retry)."
      line =
        "The answer of \(host) has more than \(limit) bytes, which OMDb never sends. Check its "
        + "address, and a proxy on the way."
    case .invalidAddress(let reason):
      headline = "The request failed"
      advice = "\(reason.asSentence) \(retry)."
      line =
        "The address of \(host) cannot be asked: \(reason). Check --base-url and omdb.baseURL."
    case .failed(let reason):
      headline = "The request failed"
      advice = "\(reason.asSentence) \(retry)."
      line = "The request to \(host) failed: \(reason). Try again."
    case .cancelled:
      headline = "Stopped"
      advice = "\(retry)."
      line = "The request to \(host) was cancelled. Try again."
    }
  }

  private static let senseless = "The reply makes no sense"
}

extension CatalogueQuestion {
  fileprivate var isForTitle: Bool {
    if case .title = self { true } else { false }
  }

  fileprivate var query: TitleQuery? {
    if case .titles(let query) = self { query } else { nil }
  }
}

extension Remedies {
  /// Which words and filters can be changed, as a list.
  fileprivate func ways(from query: TitleQuery?) -> String {
    let filters = [query?.kind.map { _ in kind }, query?.year.map { _ in year }]
    return ([edit] + filters.compactMap(\.self)).joined(separator: ", ")
  }
}

extension Int {
  /// So many milliseconds in seconds, such as `15` or `0.5`.
  fileprivate var inSeconds: String {
    isMultiple(of: 1000) ? String(self / 1000) : String(Double(self) / 1000)
  }
}
