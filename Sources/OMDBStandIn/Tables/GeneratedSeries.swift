/// A made-up series for trying out long ones; always the same for an extent.
///
/// Its episodes are calculated on demand. Some of them are missing, and some have no rating, as at
/// OMDb; the first episode of a season always exists.
struct GeneratedSeries: EpisodeSource {
  let extent: SeriesExtent

  /// The series' id; the episodes' ids follow, a thousand for each season.
  static let id = "tt\(firstID)"
  private static let firstID = 92_000_000
  private static let idsPerSeason = 1_000

  /// The series as a title of the catalogue.
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

  /// Returns an episode by its number; `nil` if it does not exist, or is one of the missing ones.
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

  /// Returns the month and the day of an episode; the episodes are spread over a year of months
  /// with 28 days.
  private func day(of number: Int) -> String {
    let (month, day) = ((number - 1) * 12 * 28 / extent.episodes).quotientAndRemainder(
      dividingBy: 28)
    return "\(twoDigits(month + 1))-\(twoDigits(day + 1))"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The random facts about an episode of a made-up series, derived from its place in the series.
///
/// The ratings wander from one level to the next, with some episodes far better or worse than those
/// around them.
struct GeneratedCourse {
  /// The number of episodes before this one.
  let place: Int

  /// Whether the catalogue lacks the episode: one in 60.
  var isMissing: Bool { chance(.gap, at: place).isMultiple(of: 60) }

  /// A rating from 5.0 to 10.0; `nil` for one episode in 40.
  var rating: String? {
    guard !chance(.silence, at: place).isMultiple(of: 40) else { return nil }
    let tenths = min(max(level + deviation, 50), 100)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The rating in tenths without its deviation.
  private var level: Int {
    let (stretch, step) = place.quotientAndRemainder(dividingBy: Self.stretch)
    let from = Self.level(chance(.level, at: stretch))
    let to = Self.level(chance(.level, at: stretch + 1))
    return from + (to - from) * step / Self.stretch
  }

  /// The difference from the level in tenths: 2 at most, but 15 for one episode in 25.
  private var deviation: Int {
    let chance = chance(.deviation, at: place)
    if chance.isMultiple(of: 25) { return chance.isMultiple(of: 2) ? 15 : -15 }
    return Int(chance % 5) - 2
  }

  /// The number of episodes from one level to the next.
  private static let stretch = 8

  private static func level(_ chance: UInt64) -> Int { 65 + Int(chance % 26) }

  /// A question that a random number decides.
  private enum Question: UInt64 {
    case gap, silence, level, deviation
  }

  private func chance(_ question: Question, at place: Int) -> UInt64 {
    var random = SplitMix64(seed: question.rawValue << 32 | UInt64(place))
    return random.next()
  }
}
