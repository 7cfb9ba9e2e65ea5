import GRDB
import Search

/// Functions that statements about `imdb.sqlite` call on the names that it keeps as they are.
enum NameFunctions {
  static let isInARow = "is_in_a_row"
  static let sortKey = "sort_key"

  /// Lets a connection use the functions.
  static func add(to database: Database) {
    database.add(function: rowFunction)
    database.add(function: sortFunction)
  }

  /// `is_in_a_row(words, are_names, texts)`: whether folded words stand in a row in one of some
  /// texts, which have a line each.
  private static let rowFunction = DatabaseFunction(isInARow, argumentCount: 3, pure: true) {
    values in
    guard let words = String.fromDatabaseValue(values[0]),
      let areNames = Bool.fromDatabaseValue(values[1]),
      let texts = String.fromDatabaseValue(values[2])
    else { return false }
    let folded = FoldedText([String](lines: texts)) { areNames ? $0.nameWords : $0.searchWords }
    return folded.contains(inARow: words.split(separator: " ").map(String.init))
  }

  /// `sort_key(name)`: see ``SortKey``.
  private static let sortFunction = DatabaseFunction(sortKey, argumentCount: 1, pure: true) {
    String.fromDatabaseValue($0[0]).map { SortKey(NameWords($0)).text }
  }
}
