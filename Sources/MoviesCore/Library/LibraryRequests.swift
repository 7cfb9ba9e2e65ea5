public import Redux
import Search
public import Titles

/// Reads what the library has as a whole, if that is not known already.
public struct ReadLibrary: LibraryRequest {
  /// The revision that is known; `nil` for none.
  public var known: Int?

  public init(known: Int?) { self.known = known }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> LibraryReading? {
    guard try await service.library.revision() != known else { return nil }
    return try await LibraryReading(service.library)
  }

  public func onSuccess(_ reading: LibraryReading?) -> [any Action] {
    reading.map { [LibraryAction.came($0)] } ?? []
  }
}

/// Changes the library.
public struct EditLibrary: LibraryRequest {
  public var edit: LibraryEdit
  /// The revision that the edit is about; `nil` if none is known.
  public var known: Int?

  public init(_ edit: LibraryEdit, known: Int?) {
    self.edit = edit
    self.known = known
  }

  /// What came of an edit.
  public struct Outcome: Sendable {
    var step: LibraryStep?
    var action: LibraryAction
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> Outcome {
    let library = service.library
    let step = try await library.apply(edit)
    let revision = try await library.revision()
    guard let step, let known, revision == known + 1 else {
      return Outcome(step: step, action: .came(try await LibraryReading(library)))
    }
    let ids = edit.titles.map(\.id)
    let entries = try await library.entries(of: Set(ids))
    let news = LibraryNews(
      LibraryNews.Revisions(before: known, after: revision), ids: ids,
      entries: ids.compactMap { entries[$0] }, lists: try await library.lists())
    return Outcome(step: step, action: .edited(news))
  }

  public func onSuccess(_ outcome: Outcome) -> [any Action] {
    [outcome.action, LibraryAction.stepped(outcome.step, .done)]
  }
}

/// Keeps a list that fills itself.
public struct KeepLivingList: LibraryRequest {
  public var list: LivingList

  public init(_ list: LivingList) { self.list = list }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> (LibraryStep?, LibraryReading) {
    (try await service.library.keep(list), try await LibraryReading(service.library))
  }

  public func onSuccess(_ response: (LibraryStep?, LibraryReading)) -> [any Action] {
    [
      LibraryAction.came(response.1), LibraryAction.stepped(response.0, .done),
      LibraryAction.tabChosen(.living(list)),
    ]
  }
}

/// Reads all that is kept about some titles.
public struct GetEntries: LibraryRequest {
  public var ids: [TitleID]

  public init(_ ids: [TitleID]) { self.ids = ids }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> ([LibraryEntry], Int) {
    let revision = try await service.library.revision()
    let entries = try await service.library.entries(of: Set(ids))
    return (ids.compactMap { entries[$0] }, revision)
  }

  public func onSuccess(_ response: ([LibraryEntry], Int)) -> [any Action] {
    [LibraryAction.entriesCame(response.0, revision: response.1)]
  }
}

/// Lets the library keep newer facts about titles that it has.
public struct TeachLibrary: LibraryRequest {
  public var facts: [TitleDetail]

  public init(_ facts: [TitleDetail]) { self.facts = facts }

  public func perform(with service: LibraryService) async throws(LibraryError) {
    try await service.library.learn(facts)
  }

  /// The lists show these facts already, and a library that cannot be written says so when the user
  /// changes something.
  public func onFailure(_: LibraryError) -> [any Action] { [] }
}

/// Reads the titles of a tab of the library.
public struct GetLibraryRows: LibraryRequest {
  public var tab: LibraryTab

  public init(_ tab: LibraryTab) { self.tab = tab }

  /// The entries, with all facts about them that this machine knows.
  public func perform(with service: LibraryService) async throws(LibraryError) -> [LibraryEntry] {
    let entries =
      switch tab {
      case .list(let list): try await service.library.entries(in: list)
      case .living(let list): try await service.entries(of: list)
      }
    return await entries.completed(by: LocalFacts(service.index()))
  }

  public func onSuccess(_ entries: [LibraryEntry]) -> [any Action] {
    [LibraryAction.rowsCame(tab, entries)]
  }
}
