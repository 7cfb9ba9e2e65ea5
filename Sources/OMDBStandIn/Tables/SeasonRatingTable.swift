/// A table with a row for each season of which only the ratings are known: the series' id, the
/// season, the number of its first episode, and the ratings, separated by spaces.
///
/// Its episodes have the titles that OMDb gives to those without one, and neither dates nor ids.
struct SeasonRatingTable: EpisodeSource {
  let text: String

  func episodes(ofSeries id: String, season: String) -> [EpisodeEntry] {
    let beginning = Array("\(id)\t\(season)\t".utf8)
    guard let line = Table(text).lines.first(where: { $0.starts(with: beginning) }),
      let first = Int(Table.cell(2, of: line))
    else { return [] }
    return Table.cell(3, of: line).split(separator: " ").enumerated().map { offset, rating in
      let number = String(first + offset)
      return EpisodeEntry(
        seriesID: id, season: season, episode: number,
        title: EpisodeEntry.genericTitle(season: season, episode: number),
        imdbRating: String(rating))
    }
  }

  func episode(id: String) -> EpisodeEntry? { nil }
}
