import OMDB

/// The seasons of a series that OMDb has.
struct EpisodeGuide: Equatable {
  var series: TitleID
  var title: String
  var totalSeasons: Int?
  var seasons: [Season]

  /// No series has more seasons than this, whatever a reply says.
  private static let mostSeasons = 100

  /// Asks for one season, or for all of them, a request each.
  ///
  /// A season in between that OMDb does not have is left out.
  static func fetch(
    _ series: TitleID, season: Int?, from source: Source
  ) async throws(Failure) -> EpisodeGuide {
    let first = try await source.answer(to: FindSeason(series: series, season: season ?? 1))
    var guide = EpisodeGuide(
      series: series, title: first.title, totalSeasons: first.totalSeasons, seasons: [first])
    guard season == nil, let total = first.totalSeasons, total > 1 else { return guide }
    for number in 2...min(total, mostSeasons) {
      do {
        guide.seasons.append(
          try await source.answer(to: FindSeason(series: series, season: number)))
      } catch {
        guard error.exitCode == .nothingMatched else { throw error }
      }
    }
    return guide
  }
}
