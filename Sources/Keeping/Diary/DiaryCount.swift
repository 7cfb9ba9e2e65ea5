/// How much was seen in some days of a diary.
public struct DiaryCount: Sendable, Codable, Hashable {
  /// How often a film was seen, or anything else but a series or an episode.
  public let films: Int
  /// How often a whole series was seen.
  public let series: Int
  public let episodes: Int
  /// The mean of the ratings, from 1 to 10; `nil` where nothing is rated.
  public let mean: Double?

  public init(_ days: some Sequence<Diary.Day>) {
    let viewings = days.flatMap(\.viewings)
    let ratings = viewings.compactMap(\.rating)
    episodes = viewings.count(where: \.isEpisode)
    series = viewings.count { $0.title.kind == .series }
    films = viewings.count - series - episodes
    mean = ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
  }
}
