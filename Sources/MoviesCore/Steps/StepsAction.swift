public import Redux
public import Titles

/// Events of the page of steps.
public enum StepsAction: Action, Codable, Hashable {
  /// The user opened the page.
  case opened
  /// The steps arrived, from this revision of the library.
  case came([PastStep], revision: Int)
  /// The selection moved by this many steps.
  case moved(by: Int)
  /// A step was selected by its index, from 0; an index out of range selects the nearest step.
  case selected(row: Int)
  /// The user asked for the steps of this session only, or for all of them again.
  case ownSwitched
}

/// Reads the latest steps of the library.
public struct GetSteps: LibraryQuestion {
  public init() {}

  public var id: LibraryRequestID? { .steps }

  /// The maximum number of steps to read: hardly anyone scrolls further back.
  private static let mostSteps = 1_000

  public func perform(with service: LibraryService) async throws(LibraryError) -> ([PastStep], Int)
  {
    try await service.withRevision { (library) throws(LibraryError) in
      try await library.steps(latest: Self.mostSteps)
    }
  }

  public func onSuccess(_ response: ([PastStep], Int)) -> [any Action] {
    [StepsAction.came(response.0, revision: response.1)]
  }
}

extension AppState {
  /// Opens the page of steps, or changes it.
  mutating func reduceSteps(_ action: StepsAction) {
    if action == .opened {
      if screen.pages.steps == nil { screen.open(.steps(StepsPage())) }
      return
    }
    let own = library.ownSteps
    screen.pages.update { (page: inout StepsPage) in page.reduce(action, ownSteps: own) }
  }
}
