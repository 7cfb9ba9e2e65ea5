/// An expression for FTS5: which words a title must have, and in which columns.
///
/// Words come from `searchWords`, and are quoted: none of them is taken for an operator.
struct MatchExpression: Hashable {
  let text: String

  private init(_ text: String) { self.text = text }

  /// One of the columns has the word.
  static func word(_ word: String, in columns: [String]) -> MatchExpression {
    phrase([word], in: columns)
  }

  /// One of the columns has a word that begins like this.
  static func beginning(_ beginning: String, in columns: [String]) -> MatchExpression {
    MatchExpression("\(columns.filter) : \(beginning.quoted) *")
  }

  /// One of the columns has these words in a row; there must be one.
  static func phrase(_ words: [String], in columns: [String]) -> MatchExpression {
    MatchExpression("\(columns.filter) : \(words.joined(separator: " ").quoted)")
  }

  /// All of some expressions; `nil` for none.
  static func all(_ expressions: [MatchExpression]) -> MatchExpression? {
    joined(expressions, by: " AND ")
  }

  /// One or more of some expressions; `nil` for none.
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
  /// The columns, as they stand before an expression.
  fileprivate var filter: String { "{\(joined(separator: " "))}" }
}

extension String {
  fileprivate var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
