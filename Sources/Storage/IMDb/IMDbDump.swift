/// One of the files that IMDb publishes every day for personal use.
///
/// Lines end with a line feed, and tabs separate the columns; the first line names the columns, and
/// `\N` stands for a missing value. No character is quoted or escaped. See
/// [IMDb's page](https://developer.imdb.com/non-commercial-datasets/).
public enum IMDbDump: String, Hashable, Sendable, Codable, CaseIterable {
  case ratings = "title.ratings"
  case basics = "title.basics"
  case episodes = "title.episode"
  case crew = "title.crew"
  case principals = "title.principals"
  case names = "name.basics"
  case alternativeTitles = "title.akas"

  /// The name of the downloaded file.
  public var fileName: String { "\(rawValue).tsv.gz" }

  /// The names of the columns, in their order.
  public var columns: [String] {
    switch self {
    case .ratings: ["tconst", "averageRating", "numVotes"]
    case .basics:
      [
        "tconst", "titleType", "primaryTitle", "originalTitle", "isAdult", "startYear", "endYear",
        "runtimeMinutes", "genres",
      ]
    case .episodes: ["tconst", "parentTconst", "seasonNumber", "episodeNumber"]
    case .crew: ["tconst", "directors", "writers"]
    case .principals: ["tconst", "ordering", "nconst", "category", "job", "characters"]
    case .names:
      [
        "nconst", "primaryName", "birthYear", "deathYear", "primaryProfession", "knownForTitles",
      ]
    case .alternativeTitles:
      [
        "titleId", "ordering", "title", "region", "language", "types", "attributes",
        "isOriginalTitle",
      ]
    }
  }
}
