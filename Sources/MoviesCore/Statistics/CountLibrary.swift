public import Keeping
public import Redux
import Search
public import Titles

/// Counts what the library amounts to.
public struct CountLibrary: LibraryRequest {
  /// The day, for streaks that last until it; `nil` if it is not known.
  public var today: CalendarDate?

  public init(today: CalendarDate?) { self.today = today }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> (LibraryStatistics, Int) {
    try await service.withRevision { (library) throws(LibraryError) in
      let kept = try await library.entries(in: .everything)
      let entries = await kept.completed(by: LocalFacts(service.titles))
      return LibraryStatistics(entries, today: today)
    }
  }

  public func onSuccess(_ response: (LibraryStatistics, Int)) -> [any Action] {
    [LibraryEvent.counted(response.0, revision: response.1)]
  }
}
