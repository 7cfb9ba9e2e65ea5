/// The viewings on some days of a diary, counted by kind, with the mean of their ratings.
public struct DiaryCount: Sendable, Codable, Hashable {
  /// The number of viewings of films, and of everything else except series and episodes.
  public let films: Int
  /// The number of viewings of whole series.
  public let series: Int
  public let episodes: Int
  /// The mean of the ratings, from 1 to 10; `nil` without ratings.
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
