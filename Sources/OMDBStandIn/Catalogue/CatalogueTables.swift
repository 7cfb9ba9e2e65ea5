/// The bundled catalogue: facts about films, series and games, as readable tables.
///
/// A table is a block of lines; each line is a row with columns separated by tabs. Columns hold
/// OMDb's own strings (`142 min`, `14 Oct 1994`, `1,559,730`); uncertain values are `N/A`. Names
/// and numbers are facts from public data sets; the plots were written for this catalogue.
///
/// The tables are compiled in as text, so that a single copied binary includes its catalogue.
enum CatalogueTables {
  /// The columns of ``titles``, in order.
  ///
  /// All except `as_of` are fields of OMDb's replies; `as_of` is the date of the figures that
  /// change with time, such as rating and votes. Some ratings are known without their votes,
  /// accurate to a tenth of a point or two. `totalSeasons` is `N/A` except for series.
  static let titleColumns = [
    "imdbID", "Title", "Year", "Rated", "Released", "Runtime", "Genre", "Director", "Writer",
    "Actors", "Language", "Country", "Awards", "Metascore", "imdbRating", "imdbVotes", "Type",
    "totalSeasons", "as_of", "Plot",
  ]

  /// The tables of titles, one for each decade, with rows sorted by year and then by title.
  static var titles: [String] {
    [
      titles1920s, titles1930s, titles1940s, titles1950s, titles1960s, titles1970s, titles1980s,
      titles1990s, titles2000s, titles2010s, titles2020s,
    ]
  }

  /// The columns of ``episodes``, in order; `released` is written as in `2011-04-17`.
  static let episodeColumns = [
    "seriesID", "season", "episode", "title", "released", "imdbRating", "imdbID",
  ]

  /// The tables of episodes, one for each series whose episodes are known by name and date, with
  /// rows sorted by season and then by episode.
  static var episodes: [String] {
    [
      episodesBandOfBrothers, episodesBattlestarGalactica, episodesBreakingBad, episodesChernobyl,
      episodesGameOfThrones, episodesPlanetEarth, episodesPlanetEarthTwo, episodesPsych,
      episodesTheOffice, episodesTrueDetective,
    ]
  }

  /// The columns of ``seasonRatings``, in order.
  ///
  /// `first` is the number of the first episode: 0 where an episode, such as a pilot that was never
  /// aired, is listed before the first. `ratings` has one rating for each episode from there on,
  /// separated by spaces.
  static let seasonRatingColumns = ["seriesID", "season", "first", "ratings"]
}
