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

extension TitleCondition {
  /// All of the conditions as a single one; `nil` if there are none.
  package init?(allOf conditions: [TitleCondition]) {
    var parts: [TitleCondition] = []
    for condition in conditions.flatMap(\.conjuncts) {
      if case .words(let words) = condition, case .words(let before) = parts.last {
        parts[parts.count - 1] = .words(before + words)
      } else {
        parts.append(condition)
      }
    }
    guard let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .all(parts)
  }

  /// One or more of the conditions as a single one; `nil` if there are none.
  package init?(anyOf conditions: [TitleCondition]) {
    let parts = conditions.flatMap(\.disjuncts)
    guard let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .any(parts)
  }

  /// The conditions that must all be fulfilled.
  package var conjuncts: [TitleCondition] {
    if case .all(let conditions) = self { conditions } else { [self] }
  }

  /// The alternatives; one of them must be fulfilled.
  private var disjuncts: [TitleCondition] {
    if case .any(let conditions) = self { conditions } else { [self] }
  }

  /// How many words, phrases and conditions on fields it has.
  var leafCount: Int {
    switch self {
    case .words(let words): words.count
    case .phrase, .text, .number, .kind, .form, .library: 1
    case .not(let condition): condition.leafCount
    case .all(let conditions), .any(let conditions): conditions.reduce(0) { $0 + $1.leafCount }
    }
  }

  /// Whether it is made of others.
  var isComposite: Bool {
    switch self {
    case .all, .any: true
    case .words, .phrase, .text, .number, .kind, .form, .library, .not: false
    }
  }

  /// Whether it asks for anything in the user's library.
  package var isAboutLibrary: Bool {
    hasPart { if case .library = $0 { true } else { false } }
  }

  /// Whether any of the conditions that it is made of is like this.
  package func hasPart(where isIncluded: (TitleCondition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.hasPart(where: isIncluded)
    case .all(let conditions), .any(let conditions):
      conditions.contains { $0.hasPart(where: isIncluded) }
    case .words, .phrase, .text, .number, .kind, .form, .library: isIncluded(self)
    }
  }

  /// The same condition with others in place of some that it is made of.
  ///
  /// - Parameter replacement: What stands in place of a part; `nil` if it stays.
  /// - Returns: The condition.
  package func replacingParts(
    _ replacement: (TitleCondition) throws -> TitleCondition?
  ) rethrows -> TitleCondition {
    switch self {
    case .not(let condition): .not(try condition.replacingParts(replacement))
    case .all(let conditions):
      .all(try conditions.map { try $0.replacingParts(replacement) })
    case .any(let conditions):
      .any(try conditions.map { try $0.replacingParts(replacement) })
    case .words, .phrase, .text, .number, .kind, .form, .library: try replacement(self) ?? self
    }
  }
}
