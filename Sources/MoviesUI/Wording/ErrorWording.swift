import MoviesCore
public import Titles

/// The words for an error: the problem, and what can be done about it with a key, in plain mode and
/// in a shell.
///
/// This is the only place that words a `CatalogueError`.
public struct ErrorWording: Equatable {
  /// The problem in a few words, for a screen and for plain mode.
  var headline: String
  /// The advice for a screen and for plain mode.
  var advice: String
  /// The problem and the advice, in one line for a shell.
  public private(set) var line: String

  /// Creates the words for a session.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - query: The query of the search; `nil` if the error is not about the search.
  ///   - source: The source that was asked.
  ///   - remedies: The remedies there.
  init(
    _ error: CatalogueError, query: TitleQuery?, source: DataSource, remedies: Remedies
  ) {
    self.init(error, to: .titles(query ?? TitleQuery("")), source: source, remedies: remedies)
  }

  /// Creates the words for a shell.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - question: The question that was asked.
  ///   - source: The source that was asked.
  ///   - offersDemo: Whether the bundled films are of any help to the user.
  public init(
    _ error: CatalogueError, to question: CatalogueQuestion, source: DataSource,
    offersDemo: Bool = true
  ) {
    self.init(
      error, to: question, source: source, remedies: offersDemo ? .shell : .shellWithoutDemo)
  }

  private init(
    _ error: CatalogueError, to question: CatalogueQuestion, source: DataSource, remedies: Remedies
  ) {
    let (retry, edit) = (remedies.retry, remedies.edit)
    let source = error.answerer ?? source
    let (name, host, query) = (source.name, source.host, question.query)
    switch error {
    case .notFound, .notFoundIn:
      headline = source.titles.map { "Nothing in \($0)" } ?? "Nothing found"
      advice = Self.notFound(query, source: source, remedies: remedies)
      let collection = query == nil ? nil : source.titles
      let place = question.isForThisDisk ? " on this disk" : ""
      line =
        "Nothing\(collection.map { " in \($0)" } ?? place) matches \(question.subject). "
        + question.advice
    case .tooManyResults:
      headline = source.titles.map { "No exact match in \($0)" } ?? "Too many matches"
      advice =
        "\((query?.text ?? "").quoted) is too short or too common to search for. Add a letter or a word. "
        + edit
      line =
        "\(headline) for \(question.subject): the words are too short or too common. Try a longer or "
        + "rarer word."
    case .nothingToAsk(let omissions):
      let leftOut = omissions.map { $0.sentence + " " }.joined()
      headline = "Nothing to search for"
      advice = leftOut + "No searchable words are left. \(edit)"
      line =
        leftOut
        + (question.isForTitle
          ? "Nothing to look for. Give an id or a name."
          : "Nothing to search for. Give at least one word.")
    case .oneYearOnly:
      headline = YearMistake.severalYears(source).words.withoutFullStop
      advice = remedies.year
      line = "\(headline). Give a single year, such as 1989."
    case .incorrectID:
      headline = "Invalid id"
      advice = "\(name.capitalizedFirst) does not accept this id. \(edit)"
      line = "\(name.capitalizedFirst) does not accept \(question.subject). \(question.advice)"
    case .notHere:
      headline = "Not on this machine"
      advice = "You are offline, and this was not loaded before. \(retry)"
      line = "Not loaded on this machine yet: \(question.subject)."
    case .keyMissing:
      headline = "\(name.capitalizedFirst) needs a key"
      advice =
        "Get one at omdbapi.com/apikey.aspx, set OMDB_API_KEY and start movies-tui again."
      line =
        "\(name.capitalizedFirst) needs an API key. Set OMDB_API_KEY"
        + (remedies.offersDemo ? ", or try the bundled films with --demo." : ".")
    case .keyRefused:
      headline = "\(name.capitalizedFirst) rejected the key"
      advice =
        "A newly activated key can take a while. \(retry) Keys come from omdbapi.com/apikey.aspx."
      line =
        "\(name.capitalizedFirst) rejected the API key. Check OMDB_API_KEY. A new key works "
        + "after you open the link in its mail, and can take a while."
    case .limitReached:
      headline = "Daily limit reached"
      let wait = LimitWait.sentence(remedies.limitWait, remedies)
      advice = "\(wait) \(Self.loadedTitles)"
      line =
        "Daily limit reached, probably until 00:00 UTC."
        + (remedies.offersDemo ? " The bundled films still work: use --demo." : "")
    case .blocked:
      headline = "Blocked by OMDb's firewall"
      advice = "Other words may work. \(edit) \(retry)"
      line = "OMDb's firewall blocked the request. Try other words, or try again in a few minutes."
    case .cannotResolve(let host):
      headline = "No connection"
      advice = "Can't find the address of \(host). \(retry) \(Self.loadedTitles)"
      line = "Can't find the address of \(host). Check the name and your network."
    case .cannotConnect(let host):
      headline = "No connection"
      advice = "Can't reach \(host). \(retry) \(Self.loadedTitles)"
      line = "Can't reach \(host). Check your network, proxy and firewall."
    case .connectionLost(let reason):
      headline = "Connection lost"
      advice = "\(reason.asSentence) \(retry)"
      line = "The connection to \(host) was lost: \(reason). Try again."
    case .insecure(let reason):
      headline = "Connection not secure"
      advice = "\(reason.asSentence) Nothing was sent. \(retry)"
      line =
        "The connection to \(host) is not secure: \(reason). Nothing was sent. To trust an authority "
        + "of your own, set omdb.caFile."
    case .timedOut(let milliseconds):
      headline = "Timed out"
      advice =
        "\(name.capitalizedFirst) did not answer within \((milliseconds + 999) / 1000) s. \(retry)"
      line =
        "\(host) did not answer within \(milliseconds.inSeconds) s. Try again, or raise "
        + "omdb.timeouts."
    case .tooSlow:
      headline = "Connection too slow"
      advice = "The answer came too slowly. \(retry)"
      line = "\(host) answered too slowly. Try again."
    case .serviceFailing(let status):
      let isElsewhere = status < 500
      let check = "Check the address and your proxy."
      headline = "\(name.capitalizedFirst) is unavailable (\(status))"
      advice = isElsewhere ? "\(check) \(retry)" : retry
      line = "\(headline). " + (isElsewhere ? check : "Try again in a few minutes.")
    case .refused(let message):
      headline = "\(name.capitalizedFirst) reports an error"
      advice = "“\(message.asSentence)” \(retry) \(edit)"
      line =
        "\(name.capitalizedFirst) reports an error: “\(message)” Try again in a few minutes."
    case .unreadable(let reason):
      headline = Self.unreadable
      advice = "\(name.capitalizedFirst) sent something unexpected. \(retry)"
      line =
        "\(name.capitalizedFirst) sent an unreadable reply: \(reason). Try again, or check the "
        + "address and your proxy."
    case .tooLarge(let limit):
      headline = Self.unreadable
      advice = "\(name.capitalizedFirst) sent something unexpected. \(retry)"
      line =
        "\(name.capitalizedFirst) sent an unreadable reply: it has more than \(limit) bytes. Check "
        + "the address and your proxy."
    case .unsearchable:
      headline = "This machine can't be searched"
      advice = "What was opened before can't be read. \(retry)"
      line = "What was opened before can't be read. Run movies-tui doctor to see why."
    case .library(let error):
      headline = "Your library cannot be read"
      advice = error.words
      line = error.line()
    case .invalidAddress(let reason):
      headline = "Invalid address"
      advice = "\(reason.asSentence) Check --base-url and omdb.baseURL."
      line = "The address of \(host) is invalid: \(reason). Check --base-url and omdb.baseURL."
    case .failed(let reason):
      headline = "Request failed"
      advice = "\(reason.asSentence) \(retry)"
      line = "The request to \(host) failed: \(reason). Try again."
    case .cancelled:
      headline = "Stopped"
      advice = retry
      line = "The request to \(host) was cancelled. Try again."
    }
  }

  private static let unreadable = "Unreadable reply"
  private static let loadedTitles = "Titles already loaded still work."

  /// Returns what was not found, and how to find more; without a query, the title is missing.
  private static func notFound(
    _ query: TitleQuery?, source: DataSource, remedies: Remedies
  ) -> String {
    guard let query, !query.text.isEmpty else {
      return "\(source.name.capitalizedFirst) does not have this title."
    }
    let filters = query.filterWords
    let sentences =
      ["No title matches \(query.text.quoted)\(filters)."] + remedies.ways(from: query).joinedByVerb
      + (filters.isEmpty ? [source.reachWords] : [])
    return sentences.joined(separator: " ")
  }
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
  /// Returns how to change the words and the filters of a query, one sentence for each.
  fileprivate func ways(from query: TitleQuery) -> [String] {
    [edit] + [query.kind.map { _ in kind }, query.years.map { _ in year }].compactMap(\.self)
  }
}

extension [String] {
  /// The sentences, with those that begin with the same word joined by commas.
  fileprivate var joinedByVerb: [String] {
    reduce(into: []) { sentences, sentence in
      let verb = sentence.prefix { $0 != " " } + " "
      guard let last = sentences.last, last.hasPrefix(verb) else {
        return sentences.append(sentence)
      }
      sentences[sentences.count - 1] =
        last.withoutFullStop + ", " + sentence.dropFirst(verb.count)
    }
  }
}

extension Int {
  /// This many milliseconds in seconds, such as `15` or `0.5`.
  fileprivate var inSeconds: String {
    isMultiple(of: 1000) ? String(self / 1000) : String(Double(self) / 1000)
  }
}
