/// A made-up series for trying out long ones: always the same for an extent.
///
/// Its episodes are calculated when they are asked for. Some of them are missing, and some have no
/// rating, as at OMDb; the first of a season is always there.
struct GeneratedSeries: EpisodeSource {
  let extent: SeriesExtent

  /// The series' id; the episodes' ids follow, a thousand for each season.
  static let id = "tt\(firstID)"
  private static let firstID = 92_000_000
  private static let idsPerSeason = 1_000

  /// The series as a title.
  var entry: CatalogueEntry {
    CatalogueEntry([
      .imdbID: Self.id,
      .title: "Generated Series \(extent.text)",
      .year: extent.seasons == 1 ? year(of: 1) : "\(year(of: 1))–\(year(of: extent.seasons))",
      .rated: "Not Rated",
      .released: "01 Jan \(year(of: 1))",
      .runtime: "30 min",
      .genre: "Drama",
      .imdbRating: "7.5",
      .imdbVotes: "1,000",
      .type: "series",
      .totalSeasons: String(extent.seasons),
      .plot: "A made-up series of \(extent.seasons) seasons, for trying out long ones.",
    ])
  }

  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    guard id == Self.id, let season = Int(season) else { return [] }
    return (1...extent.episodes).compactMap { episode($0, ofSeason: season) }
  }

  func episode(id: String) -> EpisodeEntry? {
    guard let number = Int(id.dropFirst(2)), number > Self.firstID else { return nil }
    let (season, episode) = (number - Self.firstID).quotientAndRemainder(
      dividingBy: Self.idsPerSeason)
    return self.episode(episode, ofSeason: season)
  }

  /// An episode by its number; `nil` if there is none, or if it is one of those that are missing.
  private func episode(_ number: Int, ofSeason season: Int) -> EpisodeEntry? {
    guard (1...extent.seasons).contains(season), (1...extent.episodes).contains(number) else {
      return nil
    }
    let course = GeneratedCourse(place: (season - 1) * extent.episodes + number - 1)
    guard number == 1 || !course.isMissing else { return nil }
    return EpisodeEntry(
      seriesID: Self.id, season: String(season), episode: String(number),
      title: "Chapter \(number): \(GeneratedName.text(course.place))",
      released: "\(year(of: season))-\(day(of: number))",
      imdbRating: course.rating ?? CatalogueEntry.unknown,
      imdbID: "tt\(Self.firstID + season * Self.idsPerSeason + number)")
  }

  private func year(of season: Int) -> String { String(1960 + season) }

  /// The month and the day of an episode: they are spread over a year of months with 28 days.
  private func day(of number: Int) -> String {
    let (month, day) = ((number - 1) * 12 * 28 / extent.episodes).quotientAndRemainder(
      dividingBy: 28)
    return "\(twoDigits(month + 1))-\(twoDigits(day + 1))"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
