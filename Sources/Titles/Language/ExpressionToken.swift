/// A part of an expression, and its place in the text's Unicode scalars.
struct ExpressionToken: Hashable {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Hashable {
    case opening, closing
    case combination(ExpressionOperator)
    /// A word, and whether it is where the name of a field would be: directly before a `:` and a
    /// value, or before a comparison sign.
    case word(String, isInPlaceOfField: Bool)
    case phrase(QuotedText)
    case condition(FieldCondition)
    case foreign(ForeignOperator)
  }
}

/// An operator of other query languages.
struct ForeignOperator: Hashable {
  /// The operator as it was typed, such as `&&` and `-`.
  var sign: String
  /// The words that say the same here, such as `and` and `not rocky`.
  var cure: String
  /// The place of the sign.
  var place: Range<Int>
  /// Whether the operator belongs to a condition on a field, which no title's name looks like.
  var isAtCondition = false
}

/// A text in quotes.
struct QuotedText: Hashable {
  var text: String
  /// Whether the closing quote is there.
  var isClosed: Bool
}

/// A condition on a field, as it was typed.
struct FieldCondition: Hashable {
  var field: ExpressionField
  var comparison: Comparison
  /// The place of the sign.
  var sign: Range<Int>
  var value: Value?

  /// The text after the sign.
  struct Value: Hashable {
    var kind: Kind
    var range: Range<Int>

    enum Kind: Hashable {
      case bare(String)
      case quoted(QuotedText)
    }

    /// The text, without quotes.
    var text: String {
      switch kind {
      case .bare(let text): text
      case .quoted(let quoted): quoted.text
      }
    }

    /// Whether the closing quote is missing.
    var isOpen: Bool {
      if case .quoted(let quoted) = kind { !quoted.isClosed } else { false }
    }
  }
}

/// The comparison of a field with a value, which its sign gives.
enum Comparison: Hashable {
  /// `:` or `=`.
  case equal
  case below, atMost, above, atLeast
}
