public import Keeping
public import Redux
public import Titles

/// Events of the home page.
public enum HomeAction: Action, Codable, Hashable {
  /// The user opened the home page, or came back to it.
  case opened
  /// The user's own past and plans arrived, from this revision of the library.
  case came(HomeFacts, revision: Int)
  /// The selection moved by this many links.
  case moved(by: Int)
  /// A link was selected by its index, from 0; an index out of range selects the nearest link.
  case selected(Int)
  /// The user returned to the pages or the results that they came from.
  case returned
  /// The user resumed at the place where the last session ended.
  case resumed
}

/// Reads the user's own past and plans.
public struct GetHomeFacts: LibraryQuestion {
  /// The current day; `nil` if unknown.
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
