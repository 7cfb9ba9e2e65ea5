public import Foundation
import GRDB
public import Titles

/// The library in a file: `library.sqlite`.
///
/// Several sessions may use one file at the same time, and see each other's changes. Committed
/// changes survive a killed session and a loss of power. The file is opened when it is first
/// needed, and never on the caller's thread; an unusable one is left as it is.
public final class LibraryStore: Library {
  /// The name of the file in its folder.
  public static let fileName = "library.sqlite"

  let database: LibraryDatabase
  private let recent = RecentChanges()
  private let clock: @Sendable () -> Date
  let offset: LocalOffset
  /// The id that marks the steps that this session does and undoes.
  let session = Int64.random(in: 1...Int64.max)

  /// Names the folder of the file; the first edit creates both if necessary, accessible only to
  /// their owner.
  ///
  /// - Parameters:
  ///   - folder: The folder of `library.sqlite`.
  ///   - clock: Returns the current time.
  ///   - offset: Returns by how many seconds local time is ahead of UTC.
  public convenience init(
    folder: String, clock: @escaping @Sendable () -> Date = { Date() },
    offset: @escaping LocalOffset = localOffset
  ) {
    self.init(folder: folder, parameters: "", clock: clock, offset: offset)
  }

  /// Makes a library without a file, which disappears with this object.
  ///
  /// - Parameters:
  ///   - clock: Returns the current time.
  ///   - offset: Returns by how many seconds local time is ahead of UTC.
  /// - Returns: An empty library.
  public static func inMemory(
    clock: @escaping @Sendable () -> Date = { Date() },
    offset: @escaping LocalOffset = localOffset
  ) -> LibraryStore {
    LibraryStore(nil, clock: clock, offset: offset)
  }

  /// Names the folder of a library, with parameters for SQLite such as `?vfs=unix-none`, or with
  /// the migrator of another version.
  package convenience init(
    folder: String, parameters: String = "", migrator: DatabaseMigrator = LibrarySchema.migrator,
    clock: @escaping @Sendable () -> Date, offset: @escaping LocalOffset = localOffset
  ) {
    let file = LibraryFilePolicy(
      folder: folder, parameters: parameters, migrator: migrator, clock: clock)
    self.init(file, clock: clock, offset: offset)
  }

  private init(
    _ file: LibraryFilePolicy?, clock: @escaping @Sendable () -> Date, offset: @escaping LocalOffset
  ) {
    database = LibraryDatabase(file)
    self.clock = clock
    self.offset = offset
  }

  public func revision() async throws(LibraryError) -> Int {
    try await database.read(ofNothing: 0) { try $0.revision() }
  }

  public func titlesChanged(since revision: Int) async throws(LibraryError) -> Set<TitleID>? {
    recent.titles(from: revision, to: try await self.revision())
  }

  public func marks() async throws(LibraryError) -> [TitleID: LibraryMark] {
    var marks = try await database.readAtOnce(ofNothing: [:]) { try MarkReading(in: $0).marks() }
    let episodes = try? await database.read(ofNothing: [:]) { try MarkReading(in: $0).episodes() }
    for (id, episode) in episodes ?? [:] { marks[id]?.episode = episode }
    return marks
  }

  public func entries(
    of ids: Set<TitleID>
  ) async throws(LibraryError) -> [TitleID: LibraryEntry] {
    try await read(EntryChoice(of: ids)).keyed(by: \.id)
  }

  public func facts(
    of ids: Set<TitleID>
  ) async throws(LibraryError) -> [TitleID: SourcedFacts] {
    try await database.read(ofNothing: [:]) { database in
      var facts: [TitleID: SourcedFacts] = [:]
      for id in ids { facts[id] = try FactRows.known(id, in: database)?.harmless }
      return facts
    }
  }

  public func ids(in list: LibraryList) async throws(LibraryError) -> [TitleID] {
    try await database.readAtOnce(ofNothing: []) { database in
      if case .named(let name) = list { _ = try ListRows.number(of: name, in: database) }
      return try EntryReading(EntryChoice(list), in: database).ids()
    }
  }

  public func entries(in list: LibraryList) async throws(LibraryError) -> [LibraryEntry] {
    if case .named(let name) = list {
      _ = try await database.read { try ListRows.number(of: name, in: $0) }
    }
    return try await read(EntryChoice(list))
  }

  private func read(_ choice: EntryChoice) async throws(LibraryError) -> [LibraryEntry] {
    try await database.readAtOnce(ofNothing: []) {
      try EntryReading(choice, in: $0).entries()
    } ofDamaged: {
      try EntryReading(choice, in: $0).readableEntries()
    }
  }

  public func lists() async throws(LibraryError) -> [LibraryListSummary] {
    try await database.readAtOnce(ofNothing: ListRows.summariesOfNothing) {
      try ListRows.summaries(in: $0)
    } ofDamaged: {
      try ListRows.summaries(isTimed: false, in: $0)
    }
  }

  public func livingLists() async throws(LibraryError) -> [SmartList] {
    try await database.read(ofNothing: [], ListRows.living)
  }

  public func openNames() async throws(LibraryError) -> [OpenName] {
    try await database.readAtOnce(OpenNameRows.all, ofDamaged: OpenNameRows.readable)
  }

  public func contents(in list: LibraryList?) async throws(LibraryError) -> LibraryContents {
    try await database.readAtOnce {
      try LibraryContents(in: list, of: $0)
    } ofDamaged: {
      try LibraryContents(in: list, isDamaged: true, of: $0)
    }
  }

  public func openNameCount() async throws(LibraryError) -> Int {
    try await database.read(ofNothing: 0, OpenNameRows.count)
  }

  public func meanings() async throws(LibraryError) -> [NameMeaning] {
    try await database.read(MeaningRows.all)
  }

  public func settle(_ decisions: [NameDecision]) async throws(LibraryError) -> TakenStep? {
    guard !decisions.isEmpty else { return nil }
    let (settlement, time, session) = (NameSettlement(decisions), time, session)
    return try await change { database in
      try StepRows.record(
        settlement.kind(in: database), of: settlement.titles, at: time, by: session, in: database
      ) { try settlement.apply(at: time, in: database) }
    }
  }

  public func keep(_ list: SmartList) async throws(LibraryError) -> TakenStep? {
    let list = SmartList(name: list.name.listName, expression: list.expression.harmlessLine)
    let (time, session) = (time, session)
    return try await change { database in
      try StepRows.record(.livingListKept(list.name), at: time, by: session, in: database) {
        try ListRows.keep(list, in: database)
      }
    }
  }

  public func apply(_ edit: LibraryEdit) async throws(LibraryError) -> TakenStep? {
    let (edit, time, session) = (edit.harmless, time, session)
    if let text = edit.change.note, Note.isTooLong(text) { throw .noteTooLong }
    if let day = edit.change.dayBeyondCalendar { throw .dayBeyondCalendar(day) }
    return try await change { database in
      try StepRows.record(
        .change(edit.change), of: edit.titles, at: time, by: session, in: database
      ) {
        try edit.apply(at: time, in: database)
      }
    }
  }

  public func add(
    _ entries: some RandomAccessCollection<LibraryEntry> & Sendable,
    besides contents: LibraryContents, names: FoundNames, from file: String, isDryRun: Bool,
    tell: @escaping @Sendable (_ before: LibraryEntry, _ after: LibraryEntry) -> Void
  ) async throws(LibraryError) -> TakenStep? {
    let (addition, time) = (LibraryAddition(entries, besides: contents, names), time)
    let (file, session) = (file.harmlessLine, session)
    let step = try await database.writeUntilCancelled(isDryRun: isDryRun) { database in
      let open = try addition.newNames(in: database).count
      let kind = UndoEntry.Kind.importing(file: file, open: open == 0 ? nil : open)
      return try StepRows.record(kind, of: addition.titles, at: time, by: session, in: database) {
        try addition.apply(at: time, in: database, tell)
      }
    }
    if let step, !isDryRun { recent.note(step.news) }
    return step
  }

  public func rename(
    _ list: String, to name: String
  ) async throws(LibraryError) -> TakenStep? {
    let (name, time, session) = (name.listName, time, session)
    return try await change { database in
      try StepRows.record(.listRenamed(list, to: name), at: time, by: session, in: database) {
        try ListRows.rename(list, to: name, in: database)
      }
    }
  }

  public func remove(list: String) async throws(LibraryError) -> TakenStep? {
    let (time, session) = (time, session)
    return try await change { database in
      try StepRows.record(.listRemoved(list), at: time, by: session, in: database) {
        try ListRows.remove(list, from: database)
      }
    }
  }

  @discardableResult
  public func learn(
    _ facts: [TitleDetail], age: Int?, toldBy origins: FactOrigins?
  ) async throws(LibraryError) -> LibraryNews? {
    let facts = facts.map(\.harmless)
    let (time, session) = (time, session)
    let service = FactOrigin(.service, time: age.map { time - $0 } ?? 0)
    let origins = origins?.dated ?? FactOrigins(service)
    guard
      try await database.read(ofNothing: false, { try FactRows.areAnyKept(facts, in: $0) })
    else { return nil }
    let news = try await database.write { database in
      try FactRows.learn(facts, from: origins, at: time, by: session, in: database)
    }
    if let news { recent.note(news) }
    return news
  }

  /// Changes the library in one transaction, and remembers the changed titles.
  func change(
    _ body: @escaping @Sendable (Database) throws -> TakenStep?
  ) async throws(LibraryError) -> TakenStep? {
    let step = try await database.write(body)
    if let step { recent.note(step.news) }
    return step
  }

  private var time: Int { Moment(clock()).seconds }
}
