import GRDB
import Titles

extension LibraryNews {
  /// The most titles whose news are worth reading one by one.
  static let mostTitles = 500

  /// Reads what the last change in a transaction did to the library.
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
  /// Tells of steps by the last of these, and reads what they changed; `nil` without a step.
  ///
  /// - Parameters:
  ///   - steps: The steps; one of them, or all that were taken back together.
  ///   - titles: The ids of the titles whose entries they changed.
  ///   - database: The database, in the transaction of the steps.
  /// - Throws: A `DatabaseError`.
  init?(_ steps: [LibraryStep], about titles: Set<String>, in database: Database) throws {
    guard let step = steps.last else { return nil }
    let isTold =
      !steps.contains { $0.kind.renamesList } && titles.count <= LibraryNews.mostTitles
    self.init(step, news: isTold ? try LibraryNews(about: titles, in: database) : nil)
  }
}

extension LibraryStep.Kind {
  /// Whether the titles of a list show another name for it, though no row about them changed.
  fileprivate var renamesList: Bool { if case .listRenamed = self { true } else { false } }
}

extension Database {
  /// The library's revision, which grows with each change.
  func revision() throws -> Int {
    try Int.fetchOne(cachedStatement(sql: "SELECT revision FROM library")) ?? 0
  }

  /// Lets everybody notice that the library is not what it was.
  func noteRevision() throws {
    try execute(sql: "UPDATE library SET revision = revision + 1")
  }
}
