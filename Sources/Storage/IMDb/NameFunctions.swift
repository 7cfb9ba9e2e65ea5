import GRDB
import Search
import Titles

/// Functions that statements about `imdb.sqlite` call on the names that it keeps as they are.
enum NameFunctions {
  static let isInARow = "is_in_a_row"
  static let isAmongNames = "is_among_names"
  static let isName = "is_name"
  static let sortKey = "sort_key"

  /// Lets a connection use the functions.
  static func add(to database: Database) {
    database.add(function: rowFunction)
    database.add(function: amongFunction)
    database.add(function: nameFunction)
    database.add(function: sortFunction)
  }

  /// `is_in_a_row(words, texts)`: whether folded words stand in a row in one of some names of
  /// titles, which have a line each.
  private static let rowFunction = function(isInARow, .name) { $0.contains(inARow: $1) }

  /// `is_among_names(words, texts)`: the same in names of people.
  private static let amongFunction = function(isAmongNames, .actor) { $0.contains(inARow: $1) }

  /// `is_name(words, texts)`: the same in names of people, a whole name being one person's alone.
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
