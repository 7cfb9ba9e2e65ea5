/// A title's fields in OMDb's order, which differs a little from kind to kind.
enum TitleRecord {
  /// Makes the reply about a film, a series or a game.
  static func of(_ entry: CatalogueEntry, poster: Record.Value) -> Record {
    var record = Record([
      "Title": .text(entry[.title]), "Year": .text(entry[.year]), "Rated": .text(entry[.rated]),
      "Released": .text(entry[.released]),
    ])
    record.members += description(
      entry, runtime: entry[.runtime], director: entry[.director], writer: entry[.writer],
      actors: entry[.actors], plot: entry[.plot], awards: entry[.awards], poster: poster)
    record.members += ratings(
      imdb: entry[.imdbRating], metascore: entry[.metascore], votes: entry[.imdbVotes])
    record.members += [("imdbID", .text(entry[.imdbID])), ("Type", .text(entry[.type]))]
    switch entry[.type] {
    case "movie":
      record.members += ["DVD", "BoxOffice", "Production", "Website"].map { ($0, "N/A") }
    case "series": record.members.append(("totalSeasons", .text(entry[.totalSeasons])))
    default: break
    }
    record.members.append(("Response", "True"))
    return record
  }

  /// Makes the reply about an episode; facts common to all episodes come from its series.
  static func of(_ episode: EpisodeEntry, in series: CatalogueEntry) -> Record {
    let unknown = CatalogueEntry.unknown
    var record = Record([
      "Title": .text(episode.title),
      "Year": .text(episode.released == unknown ? unknown : String(episode.released.prefix(4))),
      "Rated": .text(series[.rated]),
      "Released": .text(longForm(ofDay: episode.released)),
      "Season": .text(episode.season),
      "Episode": .text(episode.episode),
    ])
    record.members += description(
      series, runtime: unknown, director: unknown, writer: unknown, actors: unknown, plot: unknown,
      awards: unknown, poster: .text(unknown))
    record.members += ratings(imdb: episode.imdbRating, metascore: unknown, votes: unknown)
    record.members += [
      ("imdbID", .text(episode.imdbID)), ("seriesID", .text(episode.seriesID)),
      ("Type", "episode"), ("Response", "True"),
    ]
    return record
  }

  private typealias Members = [(name: String, value: Record.Value)]

  private static func description(
    _ entry: CatalogueEntry, runtime: String, director: String, writer: String, actors: String,
    plot: String, awards: String, poster: Record.Value
  ) -> Members {
    [
      ("Runtime", .text(runtime)), ("Genre", .text(entry[.genre])), ("Director", .text(director)),
      ("Writer", .text(writer)), ("Actors", .text(actors)), ("Plot", .text(plot)),
      ("Language", .text(entry[.language])), ("Country", .text(entry[.country])),
      ("Awards", .text(awards)), ("Poster", poster),
    ]
  }

  private static func ratings(imdb: String, metascore: String, votes: String) -> Members {
    let sources = [
      ("Internet Movie Database", imdb, "/10"), ("Metacritic", metascore, "/100"),
    ]
    let ratings = sources.filter { $0.1 != CatalogueEntry.unknown }
      .map { Record(["Source": .text($0.0), "Value": .text($0.1 + $0.2)]) }
    return [
      ("Ratings", .records(ratings)), ("Metascore", .text(metascore)),
      ("imdbRating", .text(imdb)), ("imdbVotes", .text(votes)),
    ]
  }

  /// Writes `2001-09-09` as `09 Sep 2001`; any text that is not a day stays as it is.
  private static func longForm(ofDay day: String) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = day.split(separator: "-")
    guard parts.count == 3, let month = Int(parts[1]), months.indices.contains(month - 1) else {
      return day
    }
    return "\(parts[2]) \(months[month - 1]) \(parts[0])"
  }
}
