public import MoviesCore
import TerminalUI

extension Pane {
  /// The pane that the keys go to; each adds its own bindings to those that work everywhere.
  public init(_ screen: ScreenState) {
    if Layout.isTooSmall(TerminalSize(screen.size)) {
      self = .smallScreen
    } else {
      self = screen.activePane
    }
  }

  /// The pane's name, for the help.
  public var name: String {
    switch self {
    case .results: "results"
    case .wall: "wall of posters"
    case .details: "details"
    case .searchField: "search line"
    case .yearField: "year field"
    case .filterField: "filter"
    case .help: "help"
    case .history: "earlier searches"
    case .about: "about the series"
    case .episodes: "episodes"
    case .heatMap: "heat map"
    case .chart: "chart"
    case .compare: "comparison"
    case .statistics: "statistics"
    case .openNames: "open names"
    case .tonight: "tonight"
    case .wishField: "what fits tonight"
    case .prompt: "library question"
    case .copyMenu: "copy menu"
    case .smallScreen: "small screen"
    }
  }

  /// Whether printable keys are text here.
  public var isField: Bool {
    switch self {
    case .searchField, .yearField, .filterField, .help, .history, .prompt, .wishField: true
    case .results, .wall, .details, .about, .episodes, .heatMap, .chart, .compare, .copyMenu,
      .statistics, .openNames, .tonight, .smallScreen:
      false
    }
  }

  /// Whether a command that works everywhere works here: if nothing can be drawn, nothing can be
  /// opened either.
  func allows(_ command: Command) -> Bool {
    switch self {
    case .smallScreen: command == .redraw || command == .suspend || command == .quitAtOnce
    default: true
    }
  }
}
