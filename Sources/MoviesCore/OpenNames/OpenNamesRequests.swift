public import Redux
import Search
public import Titles

/// Reads the names that imports have left open.
public struct GetOpenNames: LibraryQuestion {
  public init() {}

  public var id: LibraryRequestID? { .openNames }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> ([OpenName], Int) {
    try await service.withRevision { (library) throws(LibraryError) in
      var names = try await library.openNames()
      // The page needs no places, and recordings hide the names of lists only in texts.
      for index in names.indices { names[index].places = [:] }
      return names
    }
  }

  public func onSuccess(_ response: ([OpenName], Int)) -> [any Action] {
    [OpenNamesAction.came(response.0, revision: response.1)]
  }
}

/// Reads the facts about candidates of a name, from this machine and the library.
public struct GetCandidateFacts: LibraryQuestion {
  public var ids: [TitleID]

  public init(_ ids: [TitleID]) { self.ids = ids }

  public var id: LibraryRequestID? { .candidates }

  public func perform(with service: LibraryService) async throws(LibraryError) -> [TitleDetail] {
    let facts = await LocalFacts(service.titles).details(of: ids)
    return ids.compactMap { facts[$0] }
  }

  public func onSuccess(_ facts: [TitleDetail]) -> [any Action] {
    facts.isEmpty ? [] : [OpenNamesAction.factsCame(facts)]
  }
}

/// Sends the user's decisions about open names to the library.
public struct SettleOpenNames: LibraryRequest {
  public var decisions: [NameDecision]

  public init(_ decisions: [NameDecision]) { self.decisions = decisions }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TakenStep? {
    try await service.library.settle(decisions)
  }

  public func onSuccess(_ taken: TakenStep?) -> [any Action] {
    [OpenNamesAction.decided(decisions.map(\.number))] + taken.events(.done)
  }

  public func onFailure(_ error: LibraryError) -> [any Action] {
    [OpenNamesAction.undecided(decisions.map(\.number)), LibraryEvent.failed(error)]
  }
}
