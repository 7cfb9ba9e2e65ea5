/// An answer with data, by kind, since XML writes each differently.
enum Answer: Sendable {
  case title(Record)
  case search(Record)
  case season(Record)

  var record: Record {
    switch self {
    case .title(let record), .search(let record), .season(let record): record
    }
  }

  /// Returns the answer of the same kind with another record.
  func map(_ change: (Record) -> Record) -> Answer {
    switch self {
    case .title(let record): .title(change(record))
    case .search(let record): .search(change(record))
    case .season(let record): .season(change(record))
    }
  }
}

/// An answer without data, in OMDb's own words.
struct Refusal: Error {
  var message: String
  var status = 200

  static let noKey = Refusal(message: "No API key provided.", status: 401)
  static let invalidKey = Refusal(message: "Invalid API key!", status: 401)
  static let limitReached = Refusal(message: "Request limit reached!", status: 401)
  static let movieNotFound = Refusal(message: "Movie not found!")
  static let seriesNotFound = Refusal(message: "Series not found!")
  static let seasonNotFound = Refusal(message: "Series or season not found!")
  static let episodeNotFound = Refusal(message: "Series or episode not found!")
  static let incorrectID = Refusal(message: "Incorrect IMDb ID.")
  /// The answer for a well-formed but unknown id.
  static let noData = Refusal(message: "Error getting data.")
  static let tooManyResults = Refusal(message: "Too many results.")
  /// The answer for a request that asks for nothing.
  static let nothingAsked = Refusal(message: "Something went wrong.")

  /// Makes the answer for an id with anything other than digits in it.
  static func conversion(of text: some StringProtocol) -> Refusal {
    Refusal(message: #"Conversion from string "\#(text)" to type 'Double' is not valid."#)
  }
}
