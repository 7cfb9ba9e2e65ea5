public import Keeping
public import Redux
public import Titles

/// Something that happens on the page of the evening.
public enum HomeAction: Action, Codable, Hashable {
  /// The user goes there, or comes back from everything else.
  case opened
  /// The user's own past and plans came, from this revision of the library.
  case came(HomeFacts, revision: Int)
  /// The selection moved by so many doors.
  case moved(by: Int)
  /// A door was selected, counted from 0; any number will do, the nearest one counts.
  case selected(Int)
  /// The user goes back to the pages or the results that they came from.
  case returned
  /// The user goes to where the last session ended.
  case resumed
}

/// Reads the user's own past and plans.
public struct GetHomeFacts: LibraryQuestion {
  /// The day; `nil` where nobody knows it.
  public var today: CalendarDate?

  public init(today: CalendarDate?) { self.today = today }

  public var id: LibraryRequestID? { .home }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> (HomeFacts, Int) {
    try await service.withRevision { (_) throws(LibraryError) in
      HomeFacts(
        seen: try await service.entries(in: .seen),
        watchlist: try await service.entries(in: .watchlist), today: today)
    }
  }

  public func onSuccess(_ response: (HomeFacts, Int)) -> [any Action] {
    [HomeAction.came(response.0, revision: response.1)]
  }
}
