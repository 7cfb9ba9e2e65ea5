/// The seasons of a series, as far as a catalogue knows them.
public struct EpisodeGuide: Hashable, Sendable {
  public var series: TitleID
  public var title: String
  /// How many seasons the catalogue counts; `nil` if it does not say.
  public var totalSeasons: Int?
  /// The numbers of all seasons, as far as anybody lists them.
  private var seasonNumbers: [Int]?
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

  /// Whether anybody says which seasons there are.
  fileprivate var isCounted: Bool { totalSeasons != nil || seasonNumbers != nil }

  /// The season to ask for after another one; `nil` for none.
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

  /// Asks season by season: those that are listed, as many as are counted or, if nobody says which
  /// there are, until one is missing.
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
