public import Titles

/// The visible part of the heat map of all episodes' ratings.
public struct HeatMapProps: Sendable, Equatable {
  /// The cell of a season and an episode's number.
  public struct Cell: Sendable, Equatable {
    public var content: Content
    /// The place of the episode; `nil` for a cell without one.
    public var place: EpisodePlace?
    /// Whether the user has seen the episode.
    public var isSeen = false
    /// The mark of the episode's files; `nil` without any.
    public var files: FileMark?

    /// The content of a cell.
    public enum Content: Sendable, Equatable {
      /// IMDb's rating, from 0 to 100.
      case rated(Double)
      /// The season has no episode with this number.
      case gap
      case unaired
      /// An episode without a rating.
      case unrated
      /// The season is not loaded.
      case unknown
    }
  }

  /// A season on the screen.
  public struct Season: Sendable, Equatable {
    public var number: Int
    /// The visible cells of the season.
    public var cells: [Cell]
    public var average: Double?
    /// The reason why the season is unknown; `nil` if it is known.
    public var absence: SeasonAbsence?
  }

  public var grid: HeatMapGrid
  public var extent: HeatMapExtent
  /// The visible seasons.
  public var seasons: [Season]
  /// The numbers of the visible episodes: single ones, and those of gaps without episodes.
  public var numbers: [ClosedRange<Int>]
  /// The selected episode; `nil` if none can be selected.
  public var selection: SelectedEpisode?
  /// Whether the details of the selected episode are beside the heat map.
  public var hasDetails = false
  /// The chart above those details; `nil` without room for both.
  public var chart: ChartProps?

  init(_ page: SeriesPage, in state: borrowing AppState) {
    let guide = state.series.guide(of: page.series)
    grid = state.heatMapGrid(of: page)
    extent = state.heatMapExtent(of: page)
    numbers = (0..<extent.episodes.count).dropFirst(page.window.episode).prefix(grid.episodes).map {
      [extent] row in extent.episodes[row]
    }
    let shown = extent.seasons.dropFirst(page.window.season).prefix(grid.seasons)
    seasons = shown.map { [numbers] number in
      if let known = guide[number] {
        var season = Season(number, known, numbers, on: state.today, seen: state.library.marks)
        if state.files.hasAny {
          season.note(guide) { state.files.mark(of: $0, season: number, of: page.series) }
        }
        return season
      }
      let absence = state.absence(of: number, of: page.series)
      let content: Cell.Content = guide.unlisted.contains(number) ? .gap : .unknown
      return Season(
        number: number, cells: numbers.map { _ in Cell(content: content) }, absence: absence)
    }
    selection = SelectedEpisode(page, in: state)
    hasDetails = state.hasDetailsBesideHeatMap(of: page)
    chart = hasDetails && state.screen.size.hasOverview ? ChartProps(page, in: state) : nil
  }
}

extension HeatMapProps {
  /// Returns the whole heat map of the seasons that have arrived, divided so that no part is too
  /// wide.
  ///
  /// - Parameters:
  ///   - guide: The seasons.
  ///   - width: The available columns; `nil` for as many as are needed.
  ///   - today: The current day, which decides whether an episode has aired; `nil` if unknown.
  /// - Returns: The parts, each with some of the seasons.
  public static func parts(
    of guide: SeasonGuide, width: Int?, today: CalendarDate?
  ) -> [HeatMapProps] {
    let known = guide.seasons.sorted { $0.key < $1.key }
    let extent = HeatMapExtent(guide, seasons: known.map(\.key))
    let grid = HeatMapGrid(whole: extent, width: width)
    let numbers = (0..<extent.episodes.count).map { extent.episodes[$0] }
    return stride(from: 0, to: known.count, by: grid.seasons).map { first in
      let seasons = known[first..<min(first + grid.seasons, known.count)].map {
        Season($0.key, $0.value, numbers, on: today)
      }
      return HeatMapProps(grid: grid, extent: extent, seasons: seasons, numbers: numbers)
    }
  }

  private init(
    grid: HeatMapGrid, extent: HeatMapExtent, seasons: [Season], numbers: [ClosedRange<Int>]
  ) {
    self.grid = grid
    self.extent = extent
    self.seasons = seasons
    self.numbers = numbers
  }
}

extension HeatMapProps.Season {
  /// Creates the cells of the episodes with these numbers.
  ///
  /// - Complexity: O(*m* + log *n*) in the numbers and the episodes, which are sorted by number.
  fileprivate init(
    _ season: Int, _ known: SeasonGuide.KnownSeason, _ numbers: [ClosedRange<Int>],
    on today: CalendarDate?, seen marks: [TitleID: LibraryMark] = [:]
  ) {
    let episodes = known.episodes
    let first = numbers.first?.lowerBound ?? 0
    var row = episodes.partitioningIndex { $0.number ?? .max >= first }
    number = season
    average = known.figures.average
    cells = numbers.map { numbers in
      while row < episodes.count, episodes[row].number ?? .max < numbers.lowerBound { row += 1 }
      guard row < episodes.count, let number = episodes[row].number, numbers.contains(number) else {
        return HeatMapProps.Cell(content: .gap)
      }
      return HeatMapProps.Cell(
        content: HeatMapProps.Cell.Content(episodes[row], on: today),
        place: EpisodePlace(season: season, row: row),
        isSeen: episodes[row].id.flatMap { marks[$0] }.map { $0.viewings > 0 } ?? false)
    }
  }
}

extension HeatMapProps.Season {
  /// Notes which of the episodes the user has as files.
  ///
  /// - Parameters:
  ///   - guide: The seasons of the series.
  ///   - mark: Returns the mark of an episode; `nil` if the user does not have it.
  fileprivate mutating func note(
    _ guide: SeasonGuide, mark: (EpisodeSummary) -> FileMark?
  ) {
    for index in cells.indices {
      cells[index].files = cells[index].place.flatMap { guide[$0] }.flatMap(mark)
    }
  }
}

extension HeatMapProps.Cell.Content {
  fileprivate init(_ episode: EpisodeSummary, on today: CalendarDate?) {
    if let score = episode.score {
      self = .rated(score)
    } else {
      self = episode.isUnaired(on: today) ? .unaired : .unrated
    }
  }
}
