/// The seasons of a series, as far as a catalogue knows them.
public struct EpisodeGuide: Hashable, Sendable {
  public var series: TitleID
  public var title: String
  /// How many seasons the catalogue counts; `nil` if it does not say.
  public var totalSeasons: Int?
  /// In ascending order; there may be gaps.
  public var seasons: [Season] = []
  /// Why the guide is incomplete.
  public var error: CatalogueError?

  /// The most seasons of any series, whatever an answer says.
  public static let mostSeasons = 100

  /// A guide without seasons.
  public init(_ series: TitleID) {
    self.series = series
    title = series.rawValue
  }

  /// The number of the last season to ask for.
  fileprivate var last: Int { min(totalSeasons ?? Self.mostSeasons, Self.mostSeasons) }

  fileprivate mutating func take(_ season: Season) {
    title = season.title
    totalSeasons = season.totalSeasons ?? totalSeasons
    seasons.append(season)
  }
}

extension Catalogue {
  /// Asks for one season of a series, or for all of them one after the other.
  ///
  /// A missing season between others is left out. Seasons found before an error are kept along with
  /// it; a series without any season is a guide without seasons.
  ///
  /// - Throws: A ``CatalogueError`` if not a single season was found.
  public func episodes(
    of series: TitleID, season: Int? = nil
  ) async throws(CatalogueError) -> EpisodeGuide {
    var guide = EpisodeGuide(series)
    if let season {
      guide.take(try await self.season(season, of: series, reach: .anywhere).value)
      return guide
    }
    do throws(CatalogueError) {
      try await collect(&guide)
    } catch {
      guard !guide.seasons.isEmpty else { throw error }
      guide.error = error
    }
    return guide
  }

  /// Asks season by season: as many as are counted or, if there is no count, until one is missing.
  private func collect(_ guide: inout EpisodeGuide) async throws(CatalogueError) {
    var number = 1
    while number <= guide.last {
      do throws(CatalogueError) {
        guide.take(try await season(number, of: guide.series, reach: .anywhere).value)
      } catch {
        guard error == .notFound else { throw error }
        if number == 1 { try await lookUp(&guide) }
        if guide.totalSeasons == nil { return }
      }
      number += 1
    }
  }

  /// Asks for the series itself: catalogues lack the first season of some that have others.
  private func lookUp(_ guide: inout EpisodeGuide) async throws(CatalogueError) {
    let detail = try await title(.id(guide.series), plot: .short, reach: .anywhere).value
    guide.title = detail.title
    guide.totalSeasons = detail.totalSeasons
  }
}
