public import Redux
import Search
public import Titles

/// Reads what the library has as a whole, if that is not known already.
public struct ReadLibrary: LibraryQuestion {
  /// The revision that is known; `nil` for none.
  public var known: Int?

  public init(known: Int?) { self.known = known }

  public var id: LibraryRequestID? { .whole }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> LibraryReading? {
    guard try await service.library.revision() != known else { return nil }
    return try await LibraryReading(service.library)
  }

  public func onSuccess(_ reading: LibraryReading?) -> [any Action] {
    reading.map { [LibraryEvent.came($0)] } ?? []
  }
}

/// Changes the library.
public struct EditLibrary: LibraryRequest {
  public var edit: LibraryEdit
  public var draft: Draft?

  public init(_ edit: LibraryEdit, draft: Draft? = nil) {
    self.edit = edit
    self.draft = draft
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TakenStep? {
    try await service.library.apply(edit)
  }

  public func onSuccess(_ taken: TakenStep?) -> [any Action] {
    taken.events(.done) + endOfDraft
  }

  public func onFailure(_ error: LibraryError) -> [any Action] {
    events(of: error) + (contestedNote(after: error).map { [.noteContested($0)] } ?? [])
  }

  /// The note that is asked about after an error; `nil` for none, and for one in an open box.
  private func contestedNote(after error: LibraryError) -> ContestedNote? {
    guard case .noteChanged(let note) = error, case .note(let text) = edit.change,
      let file = draft?.file, let title = edit.titles.first?.id
    else { return nil }
    return ContestedNote(title: title, written: text ?? "", file: file, present: note ?? "")
  }
}

/// Keeps a list that fills itself.
public struct KeepLivingList: LibraryRequest {
  public var list: LivingList
  public var draft: Draft?

  public init(_ list: LivingList, draft: Draft? = nil) {
    self.list = list
    self.draft = draft
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TakenStep? {
    try await service.library.keep(list)
  }

  public func onSuccess(_ taken: TakenStep?) -> [any Action] {
    let events = taken.events(.done)
    // A page that opens takes notices away: what was done is said after that.
    return events.dropLast() + [LibraryPageAction.tabChosen(.living(list))] + events.suffix(1)
      + endOfDraft
  }
}

/// Reads all that is kept about some titles.
public struct GetEntries: LibraryQuestion {
  public var ids: [TitleID]

  public init(_ ids: [TitleID]) { self.ids = ids }

  public var id: LibraryRequestID? { .entries }

  public func perform(
    with service: LibraryService
  ) async throws(LibraryError) -> ([LibraryEntry], Int) {
    try await service.withRevision { (library) throws(LibraryError) in
      let entries = try await library.entries(of: Set(ids))
      return ids.compactMap { entries[$0] }
    }
  }

  public func onSuccess(_ response: ([LibraryEntry], Int)) -> [any Action] {
    [LibraryEvent.entriesCame(response.0, revision: response.1)]
  }
}

/// Lets the library keep newer facts about titles that it has.
public struct TeachLibrary: LibraryRequest {
  public var facts: [TitleDetail]
  /// How many seconds ago the service told them; `nil` if nobody knows.
  public var age: Int?
  /// Who told them, if it was not the service alone.
  public var origins: FactOrigins?

  public init(_ facts: [TitleDetail], age: Int?, toldBy origins: FactOrigins? = nil) {
    self.facts = facts
    self.age = age
    self.origins = origins
  }

  public var id: LibraryRequestID? { .lessons }

  public func perform(with service: LibraryService) async throws(LibraryError) -> LibraryNews? {
    try await service.library.learn(facts, age: age, toldBy: origins)
  }

  public func onSuccess(_ news: LibraryNews?) -> [any Action] {
    news.map { [LibraryEvent.learnt($0)] } ?? []
  }

  /// The lists show these facts already, and a library that cannot be written says so when the user
  /// changes something.
  public func onFailure(_: LibraryError) -> [any Action] { [] }
}

/// Reads the titles of a tab of the library.
public struct GetLibraryRows: LibraryQuestion {
  public var tab: LibraryTab
  /// The only titles of a list whose entries have changed since it was read; `nil` if all are to be
  /// read.
  public var changed: [TitleID]?

  public init(_ tab: LibraryTab, changed: [TitleID]? = nil) {
    self.tab = tab
    self.changed = changed
  }

  public var id: LibraryRequestID? { .rows }

  /// The entries, with all facts about them that this machine knows.
  public func perform(with service: LibraryService) async throws(LibraryError) -> LibraryEvent {
    switch tab {
    case .list(let list):
      guard let changed else { return .rowsCame(tab, try await service.entries(in: list)) }
      let titles = try await service.library.ids(in: list)
      let entries = try await service.library.entries(of: Set(changed))
      let known = changed.compactMap { entries[$0] }
      return .rowsChanged(tab, titles, await known.completed(by: LocalFacts(service.titles)))
    case .step(let step):
      let entries = try await service.entries(changedBy: step)
      return .rowsCame(tab, await entries.completed(by: LocalFacts(service.titles)))
    case .living(let list): return .rowsCame(tab, try await service.entries(of: list))
    }
  }

  public func onSuccess(_ rows: LibraryEvent) -> [any Action] { [rows] }
}
