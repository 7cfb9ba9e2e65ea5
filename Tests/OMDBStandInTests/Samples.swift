import OMDBStandIn

/// A small catalogue of made-up titles, so that these tests do not depend on the bundled one.
enum Samples {
  static let catalogue = StandInCatalogue(
    titles: [
      CatalogueEntry([
        .imdbID: "tt7000001", .title: "The Clockmaker's Daughter", .year: "1994", .rated: "PG-13",
        .released: "14 Oct 1994", .runtime: "142 min", .genre: "Drama", .director: "Ada Stone",
        .writer: "Ada Stone, Ben Hill", .actors: "Cleo Park, Dan Reed, Eve Moss",
        .plot: "A clock stops, and \"time\" with it.", .language: "English", .country: "Canada",
        .awards: "1 win", .metascore: "55", .imdbRating: "7.1", .imdbVotes: "858,780",
        .type: "movie",
      ]),
      CatalogueEntry([
        .imdbID: "tt7000002", .title: "Clockwork-Café & Sons", .year: "2013", .imdbVotes: "120",
        .type: "movie",
      ]),
      CatalogueEntry([
        .imdbID: "tt7000003", .title: "Clockwork Town", .year: "2012–2014", .imdbVotes: "9,000",
        .imdbRating: "8.4", .type: "series", .totalSeasons: "2", .genre: "Comedy",
      ]),
      CatalogueEntry([
        .imdbID: "tt7000004", .title: "Clockwork Racer", .year: "2012", .type: "game",
      ]),
      CatalogueEntry([
        .imdbID: "tt70000005", .title: "Nine", .year: "2009", .imdbVotes: "10", .type: "movie",
      ]),
    ],
    episodeTables: [
      """
      tt7000003\t1\t1\tTick\t2012-09-09\t8.1\ttt7100001
      tt7000003\t1\t2\tTock\t2012-09-16\tN/A\ttt7100002
      tt7000003\t2\t1\tChime\tN/A\t7.9\ttt7100003
      """
    ])

  static let standIn = StandIn(catalogue: catalogue)

  /// The body of the reply to a query, as text.
  static func body(_ query: String, of standIn: StandIn = standIn) -> String {
    String(decoding: standIn.reply(to: StandInRequest(query: query)).body, as: UTF8.self)
  }
}
