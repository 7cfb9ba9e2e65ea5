import OMDBStandIn
import Titles

/// A made-up series with two seasons, and a film of the same name.
enum Lamps {
  static let catalogue = StandInCatalogue(
    titles: [
      CatalogueEntry([
        .imdbID: "tt7000010", .title: "Lamps", .year: "2001–2002", .type: "series",
        .totalSeasons: "2",
      ]),
      CatalogueEntry([
        .imdbID: "tt7000011", .title: "Lamps", .year: "1999", .type: "movie",
      ]),
    ],
    episodeTables: [
      """
      tt7000010\t1\t1\tWick\t2001-01-07\t8.0\ttt7100011
      tt7000010\t1\t2\tOil\t2001-01-14\t8.2\ttt7100012
      tt7000010\t1\t3\tSoot\t2001-01-21\tN/A\ttt7100013
      tt7000010\t2\t1\tGlow\t2002-01-06\t7.9\ttt7100021
      """
    ])

  static let everyFault: [SeriesFault] = [
    .missingEpisode(1), .repeatedEpisode(1), .episodeZero, .unsortedEpisodes, .genericTitles,
    .noRatings, .noDates, .unaired, .unknownSeason, .totalSeasons(9), .totalSeasons(nil),
    .noTotalSeasons, .orphan,
  ]

  /// The id with this text.
  static func id(_ text: String) -> TitleID {
    guard let id = TitleID(text) else { preconditionFailure("\(text) is not an id") }
    return id
  }

  static let noEpisode = #"{"Response":"False","Error":"Series or episode not found!"}"#

  /// A stand-in with these faults.
  static func standIn(_ faults: [SeriesFault]) -> StandIn {
    StandIn(catalogue: catalogue, faults: faults.map(Fault.series))
  }

  /// The body of the reply to a query, as text.
  static func body(_ query: String, faults: SeriesFault...) -> String {
    Samples.body(query, of: standIn(faults))
  }

  /// The rows of a season's list, each with number, title, date and rating.
  static func season(_ number: String = "1", faults: SeriesFault...) -> String {
    let body = Samples.body("i=tt7000010&Season=\(number)", of: standIn(faults))
    let row =
      /{"Title":"([^"]*)","Released":"([^"]*)","Episode":"([^"]*)","imdbRating":"([^"]*)"/
    return body.matches(of: row).map { "\($0.3) \($0.1) \($0.2) \($0.4)" }
      .joined(separator: "|")
  }
}
