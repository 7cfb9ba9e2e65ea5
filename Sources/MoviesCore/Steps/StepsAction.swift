public import Redux
public import Titles

/// Events of the page of the steps of the library.
public enum StepsAction: Action, Codable, Hashable {
  /// The user asks what was done to the library.
  case opened
  /// The steps came, from this revision of the library.
  case came([PastStep], revision: Int)
  /// The selection moved by so many steps.
  case moved(by: Int)
  /// A step was selected, counted from 0; any number will do, the nearest one counts.
  case selected(row: Int)
  /// The steps of this session were asked for alone, or all of them again.
  case ownSwitched
}

/// Reads the latest steps of the library.
public struct GetSteps: LibraryQuestion {
  public init() {}

  public var id: LibraryRequestID? { .steps }

  /// Nobody walks further back.
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
