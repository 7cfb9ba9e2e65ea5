import GRDB
import Search
import Titles

/// The SQL functions for the names in `imdb.sqlite`, which are stored unfolded.
enum NameFunctions {
  static let isInARow = "is_in_a_row"
  static let isAmongNames = "is_among_names"
  static let isName = "is_name"
  static let sortKey = "sort_key"

  /// Adds the functions to a connection.
  static func add(to database: Database) {
    database.add(function: rowFunction)
    database.add(function: amongFunction)
    database.add(function: nameFunction)
    database.add(function: sortFunction)
  }

  /// `is_in_a_row(words, texts)`: whether one of the titles' names, given one per line, has the
  /// folded words in a row.
  private static let rowFunction = function(isInARow, .name) { $0.contains(inARow: $1) }

  /// `is_among_names(words, texts)`: the same test for the names of people.
  private static let amongFunction = function(isAmongNames, .actor) { $0.contains(inARow: $1) }

  /// `is_name(words, texts)`: like `is_among_names`, but does not match the whole name of a
  /// numbered namesake.
  private static let nameFunction = function(isName, .actor) { $0.contains(nameOf: $1) }

  private static func function(
    _ name: String, _ field: TextField,
    _ test: @escaping @Sendable (FoldedText, [String]) -> Bool
  ) -> DatabaseFunction {
    DatabaseFunction(name, argumentCount: 2, pure: true) { values in
      guard let sought = String.fromDatabaseValue(values[0]),
        let texts = String.fromDatabaseValue(values[1])
      else { return false }
      return test(
        field.text(of: [String](lines: texts)), sought.split(separator: " ").map(String.init))
    }
  }

  /// `sort_key(name)`: see ``SortKey``.
  private static let sortFunction = DatabaseFunction(sortKey, argumentCount: 1, pure: true) {
    String.fromDatabaseValue($0[0]).map { SortKey(NameWords($0)).text }
  }
}
