/// A condition that a title can fulfil.
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
  case form(TitleForm)
  /// Something in the user's library.
  case library(LibraryCondition)
  case not(TitleCondition)
  /// All of at least two conditions; neither another `all` nor two `words` in a row among them.
  case all([TitleCondition])
  /// One or more of at least two conditions; no other `any` among them.
  case any([TitleCondition])
}

/// A test of a text.
public enum TextTest: Hashable, Sendable, Codable {
  /// Each of these words begins a word of the text.
  case beginnings(String)
  /// These words stand in a row, and whole.
  case phrase(String)

  /// The words.
  var text: String {
    switch self {
    case .beginnings(let text), .phrase(let text): text
    }
  }
}

/// A test of a value that can be compared.
public enum ValueTest<Value: Comparable & Hashable & Sendable & Codable>: Hashable, Sendable,
  Codable
{
  case below(Value)
  case atMost(Value)
  case above(Value)
  case atLeast(Value)
  case within(ClosedRange<Value>)

  /// Whether a value is like this.
  public func accepts(_ value: Value) -> Bool {
    switch self {
    case .below(let limit): value < limit
    case .atMost(let limit): value <= limit
    case .above(let limit): value > limit
    case .atLeast(let limit): value >= limit
    case .within(let range): range.contains(value)
    }
  }
}

/// A test of a number, in the units of its ``NumberField``.
public typealias NumberTest = ValueTest<Double>

/// A test of a day.
public typealias DayTest = ValueTest<CalendarDate>
