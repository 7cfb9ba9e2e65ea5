public import Titles

/// The heat map of the ratings of all episodes, as far as it is on the screen.
public struct HeatMapProps: Sendable, Equatable {
  /// What a cell tells.
  public enum Cell: Sendable, Equatable {
    /// IMDb's rating, from 0 to 100.
    case rated(Double)
    /// The season has no episode with this number.
    case gap
    case unaired
    /// An episode without a rating.
    case unrated
    /// Nothing is known of the season yet.
    case unknown
  }

  /// A season on the screen.
  public struct Season: Sendable, Equatable {
    public var number: Int
    /// Its cells on the screen.
    public var cells: [Cell]
    public var average: Double?
    /// Why nothing is known of it; `nil` where something is.
    public var absence: EpisodeListProps.Absence?
  }

  /// The selected cell.
  public struct Selection: Sendable, Equatable {
    public var season: Int
    /// `nil` where nothing is selected in the season.
    public var number: Int?
  }

  public var grid: HeatMapGrid
  public var extent: HeatMapExtent
  /// The seasons on the screen.
  public var seasons: [Season]
  /// The numbers of the episodes on the screen.
  public var numbers: Range<Int>
  public var selection: Selection
  /// The selected episode.
  public var episode: EpisodeSummary?

  init(_ page: SeriesPage, in state: AppState) {
    let guide = state.series.guide(of: page.series)
    grid = state.heatMapGrid(of: page)
    extent = state.heatMapExtent(of: page)
    let first = extent.numbers.lowerBound + page.window.episode
    numbers = first..<max(first, min(first + grid.episodes, extent.numbers.upperBound + 1))
    let last = min(page.window.season + grid.seasons, extent.seasons)
    seasons = (page.window.season..<max(page.window.season, last)).map { [numbers] index in
      let number = index + 1
      guard let known = guide[number] else {
        return Season(
          number: number, cells: numbers.map { _ in .unknown },
          absence: state.absence(of: number, of: page.series))
      }
      return Season(
        number: number, cells: known.cells(numbers, on: state.today),
        average: known.figures.average)
    }
    episode = state.selectedEpisode
    selection = Selection(season: page.part.season ?? 1, number: episode?.number)
  }
}

extension SeasonGuide.KnownSeason {
  /// The cells of the episodes with these numbers.
  ///
  /// - Complexity: O(*m* + log *n*) in the numbers and the episodes, which are sorted by number.
  fileprivate func cells(_ numbers: Range<Int>, on today: CalendarDate?) -> [HeatMapProps.Cell] {
    var row = episodes.partitioningIndex { $0.number ?? .max >= numbers.lowerBound }
    return numbers.map { number in
      while row < episodes.count, episodes[row].number ?? .max < number { row += 1 }
      guard row < episodes.count, episodes[row].number == number else { return .gap }
      let episode = episodes[row]
      if let score = episode.score { return .rated(score) }
      return episode.isUnaired(on: today) ? .unaired : .unrated
    }
  }
}

extension [EpisodeSummary] {
  /// The first index from which on a condition holds, in a list where it holds for the rest.
  fileprivate func partitioningIndex(where holds: (EpisodeSummary) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
