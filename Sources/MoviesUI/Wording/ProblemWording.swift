import MoviesCore

/// A problem in words: what happened, and what to do next.
struct ProblemWording: Equatable {
  var headline: String
  var advice: String

  /// The words for a problem, where these are the ways out.
  init(_ problem: Problem, query: SearchQuery?, remedies: Remedies) {
    let retry = remedies.retry
    let edit = remedies.edit
    let text = query?.text ?? ""
    let filtered = filterWords(kind: query?.kind, year: query?.year)
    let filters = [query?.kind.map { _ in remedies.kind }, query?.year.map { _ in remedies.year }]
    let ways = ([edit] + filters.compactMap(\.self)).joined(separator: ", ")
    switch problem {
    case .notFound:
      headline = "Nothing found"
      advice = "No title matches “\(text)”\(filtered): \(ways)."
    case .tooManyResults:
      headline = "Too many results"
      advice = "OMDb finds too many titles for “\(text)”. Add a word or a letter: \(edit)."
    case .incorrectID:
      headline = "No such id"
      advice = "OMDb does not know this id: \(edit)."
    case .keyMissing:
      headline = "OMDb wants a key"
      advice = "Set OMDB_API_KEY to yours; get one at omdbapi.com/apikey.aspx. Then \(retry)."
    case .keyRefused:
      headline = "OMDb refuses the key"
      advice =
        "Get or activate one at omdbapi.com/apikey.aspx and set OMDB_API_KEY. A key just activated "
        + "may still meet an old refusal on the way: \(retry) and asks in another order."
    case .limitReached:
      headline = "The day's requests are used up"
      advice = "The key's daily limit is reached; what was fetched stays here. Later \(retry)."
    case .blocked:
      headline = "OMDb's firewall turned the request away"
      advice = "Other words may pass: \(edit). Or wait a little, then \(retry)."
    case .offline(let reason):
      headline = "No connection"
      advice = "\(reason.asSentence) When you are online, \(retry)."
    case .connectionLost(let reason):
      headline = "The connection broke"
      advice = "\(reason.asSentence) \(retry)."
    case .timedOut(let seconds):
      headline = "No answer in time"
      advice = "OMDb did not answer within \(seconds) s. \(retry)."
    case .tooSlow:
      headline = "The answer came too slowly"
      advice = "Something on the way may be overloaded. In a while, \(retry)."
    case .insecure(let reason):
      headline = "No safe connection"
      advice = "\(reason.asSentence) Nothing was sent. \(retry)."
    case .serviceFailing(let status):
      headline = "OMDb is failing"
      advice = "The service answers with status \(status). \(Self.wait(after: status)) \(retry)."
    case .unreadable:
      headline = "The reply makes no sense"
      advice = "What came is not what OMDb is known to send. \(retry)."
    case .stopped:
      headline = "Stopped"
      advice = "\(retry)."
    case .other(let message):
      headline = "OMDb says"
      advice = "\(message.asSentence) \(retry); \(edit)."
    case .failed(let reason):
      headline = "The request failed"
      advice = "\(reason.asSentence) \(retry)."
    }
  }

  /// The words while nothing is typed.
  init(nothingTypedIn place: Place, keys: Keymap) {
    headline = "Type a title"
    advice =
      place == .searchField
      ? "Some words of it are enough."
      : "\(keys.reach(.search, from: place)) goes to the search line; some words of the title are "
        + "enough."
  }

  /// The words while what is typed is too short to be asked by itself.
  init(tooShortFor minimum: Int, keys: Keymap) {
    headline = "Type on"
    advice =
      "From \(minimum) characters on the search begins by itself; \(keys.name(of: .submit)) in the "
      + "search line begins it at once."
  }

  /// What stands before a new try: a status below 500 says that something else than OMDb answers.
  private static func wait(after status: Int) -> String {
    status < 500 ? "Check its address, and a proxy on the way; then" : "In a while,"
  }
}
