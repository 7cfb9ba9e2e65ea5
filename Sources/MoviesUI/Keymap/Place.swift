public import MoviesCore

/// Where the keys go to; each place has bindings of its own beside those that hold everywhere.
public enum Place: String, Sendable, Hashable, CaseIterable {
  case results, details, searchField, yearField, help

  /// The place that has the focus in a state.
  public init(_ screen: ScreenState) {
    self = screen.overlay == nil ? Place(screen.focus) : .help
  }

  /// The place of a focus, whatever lies over it.
  init(_ focus: Focus) {
    switch focus {
    case .list: self = .results
    case .detail: self = .details
    case .search: self = .searchField
    case .year: self = .yearField
    }
  }

  /// The place's name, for the help.
  public var name: String {
    switch self {
    case .results: "results"
    case .details: "details"
    case .searchField: "search line"
    case .yearField: "year"
    case .help: "help"
    }
  }

  /// Whether printable keys are text here.
  public var isField: Bool { self == .searchField || self == .yearField || self == .help }
}
