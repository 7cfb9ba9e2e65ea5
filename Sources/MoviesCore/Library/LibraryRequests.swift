public import Redux
import Search
public import Titles

/// Reads the library as a whole, unless its revision is known already.
public struct ReadLibrary: LibraryQuestion {
  /// The known revision; `nil` for none.
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

  /// Returns the note to ask about after an error; `nil` for none, and for a note in an open box.
  private func contestedNote(after error: LibraryError) -> ContestedNote? {
    guard case .noteChanged(let note) = error, case .note(let text) = edit.change,
      let file = draft?.file, let title = edit.titles.first?.id
    else { return nil }
    return ContestedNote(title: title, written: text ?? "", file: file, present: note ?? "")
  }
}

/// Keeps a smart list.
public struct KeepSmartList: LibraryRequest {
  public var list: SmartList
  public var draft: Draft?

  public init(_ list: SmartList, draft: Draft? = nil) {
    self.list = list
    self.draft = draft
  }

  public func perform(with service: LibraryService) async throws(LibraryError) -> TakenStep? {
    try await service.library.keep(list)
  }

  public func onSuccess(_ taken: TakenStep?) -> [any Action] {
    let events = taken.events(.done)
    // A page that opens removes notices, so the notice about the change comes after it.
    return events.dropLast() + [LibraryPageAction.tabChosen(.living(list))] + events.suffix(1)
      + endOfDraft
  }
}

/// Reads the entries of some titles.
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
  /// The age of the facts in seconds, since the service sent them; `nil` if unknown.
  public var age: Int?
  /// The sources of the facts; `nil` if the service is the only one.
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

  /// Ignores the error: the lists show these facts already, and a read-only library says so at the
  /// user's next change.
  public func onFailure(_: LibraryError) -> [any Action] { [] }
}

/// Reads the titles of a tab of the library.
public struct GetLibraryRows: LibraryQuestion {
  public var tab: LibraryTab
  /// The titles whose entries have changed since the list was read, so that only these are read;
  /// `nil` to read all.
  public var changed: [TitleID]?

  public init(_ tab: LibraryTab, changed: [TitleID]? = nil) {
    self.tab = tab
    self.changed = changed
  }

  public var id: LibraryRequestID? { .rows }

  /// Reads the entries, with all facts about them on this machine.
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
