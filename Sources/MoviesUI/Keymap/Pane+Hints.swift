import MoviesCore

/// What the footer calls commands that do something else in each pane.
extension Pane {
  var hintOfOpening: String? {
    switch self {
    case .about: "episodes"
    case .statistics: "list"
    case .tonight, .openNames: "this one"
    case .episodes, .heatMap, .chart: "read"
    default: "open"
    }
  }

  var hintOfGoingBack: String? {
    switch self {
    case .yearField: "any year"
    case .filterField: "all rows"
    case .history, .copyMenu, .prompt: "close"
    default: "back"
    }
  }

  var hintOfSubmitting: String? {
    switch self {
    case .prompt: "keep"
    case .wishField: "draw"
    case .yearField, .filterField: "filter"
    default: "search"
    }
  }

  /// What looking at the episodes in the next way shows.
  var hintOfNextView: String? {
    switch self {
    case .heatMap: "chart"
    case .chart: "list"
    default: "heat map"
    }
  }
}
