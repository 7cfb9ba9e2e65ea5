import GRDB

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
        """)
    let titles = try Int64.fetchSet(self, sql: "SELECT place FROM title")
    let others = [
      "SELECT place FROM title_fact",
      "SELECT rowid FROM title_words WHERE title_words MATCH 'kind : title'",
      "SELECT rowid FROM name_words WHERE name_words MATCH 'title : \"title\"'",
    ]
    let isAgreed = try others.allSatisfy { try Int64.fetchSet(self, sql: $0) == titles }
    return isAgreed ? titles.count : nil
  }
}
