import MoviesSession
import OMDB

/// The seasons of a series that OMDb has.
struct EpisodeGuide: Equatable {
  var series: TitleID
  var title: String
  var totalSeasons: Int?
  var seasons: [Season] = []
  /// Why there is no more than this.
  var failure: Failure?

  /// No series has more seasons than this, whatever a reply says.
  private static let mostSeasons = 100

  /// Asks for one season, or for all of them, a request each.
  ///
  /// A season in between that OMDb does not have is left out. What came before a failure is kept.
  static func fetch(
    _ series: TitleID, season: Int?, from source: Source
  ) async throws(Failure) -> EpisodeGuide {
    var guide = EpisodeGuide(series: series, title: series.rawValue)
    if let season {
      guide.take(try await source.answer(to: FindSeason(series: series, season: season)))
      return guide
    }
    do throws(Failure) {
      try await guide.fetchSeasons(from: source)
    } catch {
      guard !guide.seasons.isEmpty else { throw error }
      guide.failure = error
    }
    return guide
  }

  private mutating func take(_ season: Season) {
    title = season.title
    totalSeasons = season.totalSeasons ?? totalSeasons
    seasons.append(season)
  }

  /// Asks season by season: as many as OMDb counts, or where it does not, until there is none.
  private mutating func fetchSeasons(from source: Source) async throws(Failure) {
    var number = 1
    while number <= min(totalSeasons ?? Self.mostSeasons, Self.mostSeasons) {
      do throws(Failure) {
        take(try await source.answer(to: FindSeason(series: series, season: number)))
      } catch {
        guard error.omdbError == .notFound else { throw error }
        if number == 1 { try await fetchTitle(from: source) }
        if totalSeasons == nil { break }
      }
      number += 1
    }
    if seasons.isEmpty { throw noEpisodes }
  }

  /// Asks what the series is: OMDb lacks the first season of some that have others.
  private mutating func fetchTitle(from source: Source) async throws(Failure) {
    let detail = try await source.answer(to: FindTitle(.id(series)))
    title = detail.title
    totalSeasons = detail.totalSeasons
  }

  private var noEpisodes: Failure {
    Failure(
      "OMDb knows no episodes of “\(title)”. Look for a series with movies-tui search --type series.",
      exitCode: .nothingMatched)
  }
}
