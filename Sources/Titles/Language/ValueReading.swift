/// The reading of a condition's value, while it is typed and afterwards.
enum ValueReading<Value> {
  case value(Value)
  /// More of it can make it a value.
  case unfinished(ExpressionMistake.Kind)
  /// Whatever follows, it is not a value.
  case wrong(ExpressionMistake.Kind)

  /// The same reading with another value, where it has one.
  func map<Other>(_ transform: (Value) -> Other) -> ValueReading<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .unfinished(let kind): .unfinished(kind)
    case .wrong(let kind): .wrong(kind)
    }
  }
}
