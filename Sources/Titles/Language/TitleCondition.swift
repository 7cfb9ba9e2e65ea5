/// What a title must fulfil.
///
/// A fact that is not known fulfils nothing, so that its opposite is fulfilled.
public indirect enum TitleCondition: Hashable, Sendable, Codable {
  /// Each of the words, as they were typed one after the other, begins a word of the title's name,
  /// people, genres or plot.
  case words([String])
  /// These words stand in a row, and whole, in the title's name, people, genres or plot.
  case phrase(String)
  /// A text in a field.
  case text(TextField, TextTest)
  /// A number in a field.
  case number(NumberField, NumberTest)
  case kind(TitleKind)
  case not(TitleCondition)
  /// All of at least two conditions; neither another `all` nor two `words` in a row among them.
  case all([TitleCondition])
  /// One or more of at least two conditions; no other `any` among them.
  case any([TitleCondition])
}

/// What a text must be like.
public enum TextTest: Hashable, Sendable, Codable {
  /// Each of these words begins a word of the text.
  case beginnings(String)
  /// These words stand in a row, and whole.
  case phrase(String)
}

/// What a number must be like, in the units of its ``NumberField``.
public enum NumberTest: Hashable, Sendable, Codable {
  case below(Double)
  case atMost(Double)
  case above(Double)
  case atLeast(Double)
  case within(ClosedRange<Double>)

  /// Whether a number is like this.
  public func accepts(_ number: Double) -> Bool {
    switch self {
    case .below(let limit): number < limit
    case .atMost(let limit): number <= limit
    case .above(let limit): number > limit
    case .atLeast(let limit): number >= limit
    case .within(let range): range.contains(number)
    }
  }
}
