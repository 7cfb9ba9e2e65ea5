import SafeText
import Titles

/// OMDb's error texts and HTTP statuses, and what they mean.
///
/// The text decides for status 401, which has three meanings, and for 200, which means nothing by
/// itself. With any other status, the text was not written by OMDb: a wrong address says "Not
/// Found" about itself, not about a film. A text is recognised by the words in it, in any case:
/// full stops and exclamation marks have come and gone over the years.
enum ErrorTable {
  /// Returns the meaning of an error text that came with an HTTP status.
  static func error(message: String, status: Int) -> CatalogueError {
    guard isSuccess(status) || status == 401 else { return error(status: status) }
    let text = message.trimmed.lowercased()
    if let known = meanings.first(where: { text.contains($0.text) }) { return known.error }
    guard isSuccess(status) else { return error(status: status) }
    let words = Sanitizer.line(HTMLEntities.decoded(message), limit: 200).trimmed
    return words.isEmpty
      ? .unreadable(reason: "it reports an error without a text") : .refused(message: words)
  }

  /// Returns the meaning of an HTTP status alone.
  static func error(status: Int) -> CatalogueError {
    switch status {
    case 200..<300: .unreadable(reason: "its content is unknown")
    case 401: .keyRefused
    case 403, 429: .blocked
    default: .serviceFailing(status: status)
    }
  }

  static func isSuccess(_ status: Int) -> Bool { (200..<300).contains(status) }

  private static let meanings: [(text: String, error: CatalogueError)] = [
    ("no api key provided", .keyMissing),
    ("invalid api key", .keyRefused),
    ("request limit reached", .limitReached),
    ("too many results", .tooManyResults),
    ("must provide more than one character", .tooManyResults),
    ("incorrect imdb id", .incorrectID),
    ("conversion from string", .incorrectID),
    // A well-formed id that OMDb does not know.
    ("error getting data", .notFound),
    // "Movie not found!", "Series or season not found!" and the like.
    ("not found", .notFound),
  ]
}
