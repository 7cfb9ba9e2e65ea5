/// A mistake in an expression, and its place.
public struct ExpressionMistake: Error, Hashable, Sendable, Codable {
  /// The place where the mistake begins, in characters from 1.
  public var column: Int
  /// The length of the mistake, in characters.
  public var length: Int
  public var kind: Kind

  public init(column: Int, length: Int, kind: Kind) {
    self.column = column
    self.length = length
    self.kind = kind
  }

  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable, Codable {
    /// No field has this name.
    case unknownField(String, suggestion: String?)
    /// The field takes only certain values, and this is not one of them.
    case unknownValue(String, of: ExpressionField, suggestion: String?, expected: [String])
    /// After the sign of the field, there is nothing to search for.
    case missingValue(of: ExpressionField)
    /// The field takes numbers, but something else follows its sign.
    case numberExpected(by: ExpressionField)
    /// The number is not within the limits of the field.
    case outOfRange(ExpressionField, limits: ClosedRange<Double>)
    /// The field can only equal a value, and be neither less nor greater.
    case notComparable(ExpressionField)
    /// The order is given a second time.
    case secondOrder
    case missingClosingQuote
    case missingClosingParenthesis
    case unexpectedClosingParenthesis
    case emptyParentheses
    /// The operator belongs to another query language; the cure says the same in this one.
    case foreignOperator(String, cure: String)
    /// A condition is missing before or after the operator.
    case missingOperand(of: ExpressionOperator)
    /// Parentheses and `not` are nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// There are more words, phrases and conditions than the limit.
    case tooLong(limit: Int)
  }
}

/// A word that combines conditions.
public enum ExpressionOperator: String, Hashable, Sendable, Codable, CaseIterable {
  case and, or, not
}

/// A mistake at a place in the text's Unicode scalars.
struct Flaw: Error {
  var kind: ExpressionMistake.Kind
  var range: Range<Int>

  init(_ kind: ExpressionMistake.Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension ExpressionMistake {
  /// Makes a mistake from a flaw, with its place in characters, as users see them.
  init(_ flaw: Flaw, in text: String) {
    var start = 0
    var before = 0
    var length = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if end <= flaw.range.lowerBound { before += 1 }
      if end > flaw.range.lowerBound, start < flaw.range.upperBound { length += 1 }
      start = end
    }
    self.init(column: before + 1, length: length, kind: flaw.kind)
  }
}
