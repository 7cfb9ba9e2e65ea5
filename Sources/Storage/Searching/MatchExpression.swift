/// An expression for FTS5: the words that a title must have, and their columns.
///
/// Words come from `searchWords`, and are quoted, so that none of them is taken for an operator.
struct MatchExpression: Hashable {
  let text: String

  private init(_ text: String) { self.text = text }

  /// Matches the word in one of the columns.
  static func word(_ word: String, in columns: [String]) -> MatchExpression {
    phrase([word], in: columns)
  }

  /// Matches a word with this prefix in one of the columns.
  static func beginning(_ beginning: String, in columns: [String]) -> MatchExpression {
    MatchExpression("\(columns.filter) : \(beginning.quoted) *")
  }

  /// Matches these words in a row in one of the columns; there must be at least one.
  static func phrase(_ words: [String], in columns: [String]) -> MatchExpression {
    MatchExpression("\(columns.filter) : \(words.joined(separator: " ").quoted)")
  }

  /// Joins expressions that must all match; returns `nil` if there are none.
  static func all(_ expressions: [MatchExpression]) -> MatchExpression? {
    joined(expressions, by: " AND ")
  }

  /// Joins alternative expressions; returns `nil` if there are none.
  static func any(_ expressions: [MatchExpression]) -> MatchExpression? {
    joined(expressions, by: " OR ")
  }

  private static func joined(
    _ expressions: [MatchExpression], by operation: String
  ) -> MatchExpression? {
    guard expressions.count > 1 else { return expressions.first }
    return MatchExpression("(\(expressions.map(\.text).joined(separator: operation)))")
  }

  func without(_ other: MatchExpression) -> MatchExpression {
    MatchExpression("(\(text) NOT \(other.text))")
  }
}

extension [String] {
  /// The columns, in FTS5's syntax before an expression.
  fileprivate var filter: String { "{\(joined(separator: " "))}" }
}

extension String {
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
