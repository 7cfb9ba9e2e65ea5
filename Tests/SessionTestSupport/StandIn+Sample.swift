public import OMDBStandIn

extension StandIn {
  /// Made-up titles with everything that output must cope with, all found by the word `moon`;
  /// `tt9000002` is a series with two seasons.
  public static var sample: StandIn {
    StandIn(
      catalogue: StandInCatalogue(titles: [lantern, harbour, formula], episodeTables: [episodes]))
  }

  /// One film, for the word searched for by `doctor --online`.
  public static var batman: StandIn {
    StandIn(
      catalogue: StandInCatalogue(titles: [
        CatalogueEntry([.imdbID: "tt9000004", .title: "Batman", .type: "movie"])
      ]))
  }

  /// A number of made-up films, all found by the word `generated`.
  public static func generated(_ count: Int) -> StandIn {
    StandIn(catalogue: StandInCatalogue(titles: []).adding(generated: count))
  }

  private static let lantern = CatalogueEntry([
    .imdbID: "tt9000001", .title: "The Moon, a \"Lantern\"", .year: "1989", .rated: "PG-13",
    .released: "23 Jun 1989", .runtime: "126 min", .genre: "Drama, Mystery", .director: "Ann Alder",
    .writer: "Ann Alder, Ben Birch", .actors: "Cleo Cedar, Dan Dogwood", .language: "English",
    .country: "Ireland", .awards: "1 win", .metascore: "69", .imdbRating: "7.5",
    .imdbVotes: "383,000", .type: "movie",
    .plot:
      "A keeper of a lighthouse finds that the moon has been borrowed, and sets out to bring it "
      + "back before the tide does.",
  ])

  private static let harbour = CatalogueEntry([
    .imdbID: "tt9000002", .title: "月 Moon Harbour", .year: "2019–", .type: "series",
    .imdbVotes: "12", .totalSeasons: "2",
  ])

  private static let formula = CatalogueEntry([
    .imdbID: "tt9000003", .title: "=Moon+1", .year: "2001", .type: "movie",
  ])

  private static let episodes = """
    tt9000002\t1\t1\tEbb\t2019-01-02\t8.1\ttt9000011
    tt9000002\t1\t3\tFlood\tN/A\tN/A\tN/A
    tt9000002\t2\t1\tSlack\t2020-01-02\t7.9\ttt9000021
    """
}
