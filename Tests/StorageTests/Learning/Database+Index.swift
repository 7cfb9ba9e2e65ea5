import GRDB
import Storage
import Testing

extension Database {
  /// Checks the index as SQLite can, and counts its titles.
  ///
  /// - Returns: The number of titles; `nil` if its tables do not have the same ones.
  /// - Throws: A `DatabaseError` if the words are damaged.
  func checkedIndex() throws -> Int? {
    try execute(
      sql: """
        INSERT INTO title_words (title_words) VALUES ('integrity-check');
        INSERT INTO name_words (name_words) VALUES ('integrity-check');
        INSERT INTO word_trigrams (word_trigrams) VALUES ('integrity-check');
        CREATE VIRTUAL TABLE temp.name_place USING fts5vocab (main, name_words, instance);
        CREATE VIRTUAL TABLE temp.word_place USING fts5vocab (main, title_words, instance);
        """)
    let titles = try Int64.fetchSet(self, sql: "SELECT place FROM title")
    let others = ["place FROM title_fact", "doc FROM word_place", "doc FROM name_place"]
    let isAgreed = try others.allSatisfy { try Int64.fetchSet(self, sql: "SELECT \($0)") == titles }
    try execute(sql: "DROP TABLE temp.name_place; DROP TABLE temp.word_place")
    return isAgreed ? titles.count : nil
  }
}

extension CacheFolder {
  /// Expects that all parts of the index have the same titles, and so many of them.
  func expectsSoundIndex(titles: Int, after database: CacheDatabase) async throws {
    #expect(try await soundIndex(after: database) == titles)
  }

  /// How many titles the index has; `nil` if its parts do not agree.
  func soundIndex(after database: CacheDatabase) async throws -> Int? {
    await database.close()
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try await queue.writeWithoutTransaction { try $0.checkedIndex() }
  }
}
