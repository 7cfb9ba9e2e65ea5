public import MoviesCore
public import TerminalUI
public import Titles

/// What a frame tells the input that follows: how much fits, how far it scrolls, what lies where.
public struct FrameMetrics: Sendable, Equatable {
  /// What the mouse can act on; where areas overlap, the last one lies on top.
  public var hitAreas: [HitArea] = []
  private var results = PaneMetrics()
  private var wall = PaneMetrics()
  private var details = PaneMetrics()
  private var help = PaneMetrics()
  private var history = PaneMetrics()
  private var openNames = PaneMetrics()

  public init() {}

  /// What fits into a pane; nothing if it was not drawn or has no rows.
  public subscript(pane: Pane) -> PaneMetrics {
    get {
      switch pane {
      case .results: results
      case .wall: wall
      case .details, .about, .compare: details
      case .help: help
      case .history: history
      case .openNames: openNames
      case .episodes, .heatMap, .chart, .searchField, .yearField, .filterField, .copyMenu,
        .statistics, .tonight, .wishField, .prompt, .smallScreen:
        PaneMetrics()
      }
    }
    set {
      switch pane {
      case .results: results = newValue
      case .wall: wall = newValue
      case .details, .about, .compare: details = newValue
      case .help: help = newValue
      case .history: history = newValue
      case .openNames: openNames = newValue
      case .episodes, .heatMap, .chart, .searchField, .yearField, .filterField, .copyMenu,
        .statistics, .tonight, .wishField, .prompt, .smallScreen:
        break
      }
    }
  }

  /// The topmost target at a point.
  public func target(at point: Point) -> HitArea.Target? {
    hitAreas.last { $0.rect.contains(point) }?.target
  }
}

/// How much of a pane's contents fits into it.
public struct PaneMetrics: Sendable, Equatable {
  /// How many rows fit into it.
  public var rows = 0
  /// How many rows it can be scrolled at most.
  public var scrollLimit = 0

  public init(rows: Int = 0, scrollLimit: Int = 0) {
    self.rows = rows
    self.scrollLimit = scrollLimit
  }
}

/// A part of a frame that the mouse can act on.
public struct HitArea: Sendable, Equatable {
  /// What the mouse acts on there.
  public enum Target: Sendable, Equatable {
    case pane(Pane)
    /// A row of the results, counted from 0.
    case row(Int)
    /// A part of the page of a series, in the strip at its top.
    case part(SeriesPage.Part)
    /// An episode of the season, counted from 0.
    case episode(row: Int)
    /// An episode of any season.
    case place(EpisodePlace)
    /// A title of a comparison, counted from 0.
    case compared(Int)
    /// A bar of the statistics, counted from 0.
    case bar(StatisticsChart, Int)
    /// A proposal for tonight, counted from 0.
    case proposal(Int)
    /// A name that an import has left open, counted from 0.
    case openName(Int)
    /// A title that the selected one of these names could mean, counted from 0.
    case candidate(Int)
    /// A tab of the library.
    case tab(LibraryTab)
    /// A query in the list of earlier ones.
    case earlierQuery(String)
    /// The area around an overlay, which the overlay blocks from the mouse without covering it.
    case besideOverlay
    /// A hint in the footer.
    case command(Command)
    /// A hint in the footer that stands for the first keys of several chords.
    case chord([Key])
  }

  public var rect: Rect
  public var target: Target
}
