import GRDB
import Titles

extension LibraryNews {
  /// The maximum number of titles for which reading the news title by title pays off.
  static let mostTitles = 500

  /// Reads the effects of the last change in a transaction.
  ///
  /// - Parameters:
  ///   - titles: The ids of the titles whose entries or facts changed.
  ///   - database: The database, in the transaction.
  /// - Throws: A `DatabaseError`.
  init(about titles: Set<String>, in database: Database) throws {
    let revision = try database.revision()
    let ids = titles.compactMap { TitleID($0) }.sorted()
    let entries = try EntryRows.entries(of: ids, in: database)
    self.init(
      Revisions(before: revision - 1, after: revision), ids: ids,
      entries: ids.compactMap { entries[$0] }, lists: try ListRows.summaries(in: database),
      livingLists: try ListRows.living(in: database),
      openNames: try OpenNameRows.count(in: database))
  }
}

extension TakenStep {
  /// Describes steps by the last of them, and reads their changes; returns `nil` if there are no
  /// steps.
  ///
  /// - Parameters:
  ///   - steps: One step, or all that were undone together.
  ///   - titles: The ids of the titles whose entries changed.
  ///   - database: The database, in the transaction of the steps.
  /// - Throws: A `DatabaseError`.
  init?(_ steps: [UndoEntry], about titles: Set<String>, in database: Database) throws {
    guard let step = steps.last else { return nil }
    let isTold =
      !steps.contains { $0.kind.renamesList } && titles.count <= LibraryNews.mostTitles
    self.init(step, news: isTold ? try LibraryNews(about: titles, in: database) : nil)
  }
}

extension UndoEntry.Kind {
  /// Whether the step renames a list, which titles then show although no row about them changed.
  fileprivate var renamesList: Bool { if case .listRenamed = self { true } else { false } }
}

extension Database {
  /// Returns the library's revision, which grows with each change.
  func revision() throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "SELECT revision FROM library")) ?? 0
  }

  /// Increments the revision, so that all sessions notice the change.
  func noteRevision() throws {
    try execute(sql: "UPDATE library SET revision = revision + 1")
  }
}
