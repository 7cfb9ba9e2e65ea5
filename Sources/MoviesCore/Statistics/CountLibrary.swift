public import Keeping
public import Redux
public import Titles

/// Computes the statistics of the library.
public struct CountLibrary: LibraryQuestion {
  /// The current day, for streaks that last until today; `nil` if unknown.
  public var today: CalendarDate?

  public init(today: CalendarDate?) { self.today = today }

  public var id: LibraryRequestID? { .statistics }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> (LibraryStatistics, Int) {
    try await service.withRevision { (_) throws(LibraryError) in
      let entries = try await service.entries(in: .everything)
      return LibraryStatistics(entries, today: today)
    }
  }

  public func onSuccess(_ response: (LibraryStatistics, Int)) -> [any Action] {
    [LibraryEvent.counted(response.0, revision: response.1)]
  }
}
