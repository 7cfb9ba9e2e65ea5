import OMDB
import Titles
import Transport

/// Replies written for this project, in the form of OMDb's.
enum Fixtures {
  /// A reply with the given body and, if needed, another status.
  static func reply(_ body: String, status: Int = 200) -> TransportReply {
    TransportReply(status: status, body: Array(body.utf8))
  }

  /// The answer to a search.
  static func search(_ body: String, status: Int = 200) throws(CatalogueError) -> TitlePage {
    try SearchTitles(TitleQuery("lighthouse")).response(in: reply(body, status: status))
  }

  /// The answer about a title, from a whole body.
  static func title(body: String, status: Int = 200) throws(CatalogueError) -> TitleDetail {
    try FindTitle(.name(TitleQuery("lighthouse")))
      .response(in: reply(body, status: status))
  }

  /// The answer about a title with these members, as written in the JSON text.
  static func title(_ members: String) throws(CatalogueError) -> TitleDetail {
    let id = #""Title":"The Lamp","imdbID":"tt7654321""#
    return try title(body: "{\(id),\(members),\"Response\":\"True\"}")
  }

  /// The answer about a season of some series.
  static func season(_ body: String) throws -> Season {
    try FindSeason(series: seriesID, season: 3).response(in: reply(body))
  }

  static let seriesID = id(7_000_001)

  /// The id with this number.
  static func id(_ number: Int) -> TitleID {
    guard let id = TitleID("tt\(number)") else { preconditionFailure("\(number) makes no id") }
    return id
  }

  /// A search row with this id.
  static func row(_ number: Int, title: String = "The Lamp") -> String {
    #"{"Title":"\#(title)","Year":"2001","imdbID":"tt\#(number)","Type":"movie","Poster":"N/A"}"#
  }
}

extension CatalogueError {
  /// The words of the service, or about its reply, in the error.
  var text: String? {
    switch self {
    case .unreadable(let reason): reason
    case .refused(let message): message
    default: nil
    }
  }
}
