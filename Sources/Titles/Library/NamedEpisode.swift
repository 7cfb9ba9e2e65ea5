/// The place of an episode in a series that is known by its name.
public struct NamedEpisode: Hashable, Sendable, Codable {
  /// The number of the season; 0 is for specials.
  public var season: Int
  /// The number of the episode; `nil` if only its title is known.
  public var number: Int?
  public var title: String?

  public init(season: Int, number: Int? = nil, title: String? = nil) {
    self.season = season
    self.number = number
    self.title = title
  }

  /// The place in one line, such as `1x2:Pilot`, which ``init(written:)`` reads.
  package var written: String { "\(season)x\(number.map { "\($0)" } ?? ""):\(title ?? "")" }

  /// Reads a line; returns `nil` if it is invalid.
  package init?(written: String) {
    let parts = written.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, numbers.count == 2, let season = Int(numbers[0]), season >= 0 else {
      return nil
    }
    self.init(
      season: season, number: Int(numbers[1]), title: parts[1].isEmpty ? nil : String(parts[1]))
  }

  /// Returns the name of an episode whose title is unknown.
  public static func name(ofNumber number: Int) -> String { "Episode \(number)" }

  /// The place as people write it: `1×2`, or `season 1: Pilot`.
  var text: String {
    number.map { "\(season)×\($0)" } ?? "season \(season)" + (title.map { ": \($0)" } ?? "")
  }
}

extension ImportedName {
  /// The name of the series of an episode.
  public var series: ImportedName {
    ImportedName(title: title, year: year, kind: .series)
  }

  /// Returns the episode that the name refers to, in a series.
  ///
  /// - Parameter series: The series.
  /// - Returns: The episode, with an id that stands for its place until the real one is known;
  ///   `nil` if the name does not give the episode's number.
  public func episode(of series: TitleDetail) -> TitleDetail? {
    guard let episode, let number = episode.number else { return nil }
    let place = EpisodeNumber(series: series.id, season: episode.season, episode: number)
    return TitleDetail(
      id: TitleID(place), title: episode.title ?? NamedEpisode.name(ofNumber: number),
      kind: .episode, season: place.season,
      episode: number, seriesID: series.id, seriesTitle: series.name ?? title)
  }
}
