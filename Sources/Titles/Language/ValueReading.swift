/// The reading of a condition's value, whether or not it is still being typed.
enum ValueReading<Value> {
  case value(Value)
  /// The text may become a value if more is typed.
  case unfinished(ExpressionMistake.Kind)
  /// The text cannot become a value, whatever follows.
  case wrong(ExpressionMistake.Kind)

  /// Returns the reading with its value, if there is one, transformed.
  func map<Other>(_ transform: (Value) -> Other) -> ValueReading<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .unfinished(let kind): .unfinished(kind)
    case .wrong(let kind): .wrong(kind)
    }
  }
}
