/// The seasons of a series, as far as a catalogue knows them.
public struct EpisodeGuide: Hashable, Sendable {
  public var series: TitleID
  public var title: String
  /// The number of seasons that the catalogue counts; `nil` if it does not say.
  public var totalSeasons: Int?
  /// The numbers of all seasons; `nil` if the catalogue does not list them.
  private var seasonNumbers: [Int]?
  /// The seasons in ascending order; there may be gaps.
  public var seasons: [Season] = []
  /// The error that made the guide incomplete; `nil` for a complete guide.
  public var error: CatalogueError?

  /// The maximum number of seasons to ask for, whatever number an answer gives.
  public static let mostSeasons = 100

  /// Makes a guide without seasons.
  public init(_ series: TitleID) {
    self.series = series
    title = series.rawValue
  }

  /// Whether the catalogue has said which seasons there are.
  fileprivate var isCounted: Bool { totalSeasons != nil || seasonNumbers != nil }

  /// Returns the number of the season to ask for after another one; `nil` after the last one.
  fileprivate func number(after number: Int) -> Int? {
    if let seasonNumbers { return seasonNumbers.first { $0 > number } }
    return number < min(totalSeasons ?? .max, Self.mostSeasons) ? number + 1 : nil
  }

  fileprivate mutating func take(_ detail: TitleDetail) {
    title = detail.title
    totalSeasons = detail.seasonCount
    seasonNumbers = detail.seasons
  }

  fileprivate mutating func take(_ season: Season) {
    title = season.title
    totalSeasons = season.seasonCount ?? totalSeasons
    seasonNumbers = season.seasonNumbers ?? seasonNumbers
    seasons.append(season)
  }
}

extension Catalogue {
  /// Asks for one season of a series, or for all of them one after the other.
  ///
  /// A season that is missing between others is left out. Seasons that are found before an error
  /// are kept in the guide, along with the error. The guide of a series without seasons is empty.
  ///
  /// - Throws: A ``CatalogueError`` that occurs before any season is found.
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

  /// Asks for one season after the other: for all those that are listed, for as many as are counted
  /// or, if neither is known, until one is missing.
  private func collect(_ guide: inout EpisodeGuide) async throws(CatalogueError) {
    var next: Int? = 1
    while let number = next {
      do throws(CatalogueError) {
        guide.take(try await season(number, of: guide.series, reach: .anywhere).value)
      } catch {
        guard error == .notFound else { throw error }
        if number == 1 {
          // Catalogues lack the first season of some series that have others.
          let series = try await title(.id(guide.series), plot: .short, reach: .anywhere)
          guide.take(series.value)
        }
        if !guide.isCounted { return }
      }
      next = guide.number(after: number)
    }
  }
}
