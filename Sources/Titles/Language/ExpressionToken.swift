/// A part of an expression, and its place in the text's Unicode scalars.
struct ExpressionToken: Hashable {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Hashable {
    case opening, closing
    case combination(ExpressionOperator)
    /// A word, and whether it is where the name of a field would be: directly before a `:` and a
    /// value, or before a sign that compares.
    case word(String, isInPlaceOfField: Bool)
    case phrase(QuotedText)
    case condition(FieldCondition)
    case foreign(ForeignOperator)
  }
}

/// An operator of other query languages.
struct ForeignOperator: Hashable {
  /// The operator as it is typed, such as `&&` and `-`.
  var sign: String
  /// The words that say the same here, such as `and` and `not rocky`.
  var cure: String
  /// Where the sign is.
  var place: Range<Int>
  /// Whether it stands at a condition on a field: no title is called so.
  var isAtCondition = false
}

/// A text in quotes.
struct QuotedText: Hashable {
  var text: String
  /// Whether the second quote is there.
  var isClosed: Bool
}

/// A condition on a field, as it is typed.
struct FieldCondition: Hashable {
  var field: ExpressionField
  var comparison: Comparison
  /// Where the sign is.
  var sign: Range<Int>
  var value: Value?

  /// The text behind the sign.
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

    /// Whether the second quote is missing.
    var isOpen: Bool {
      if case .quoted(let quoted) = kind { !quoted.isClosed } else { false }
    }
  }
}

/// The comparison of a field with a value, as its sign says.
enum Comparison: Hashable {
  /// `:` or `=`.
  case equal
  case below, atMost, above, atLeast
}
