/// A condition that a title can fulfil.
///
/// An unknown fact fulfils no condition, and therefore every negated one.
public indirect enum TitleCondition: Hashable, Sendable, Codable {
  /// Each of the words, as they were typed in a row, begins a word of the title's name, people,
  /// genres or plot.
  case words([String])
  /// These whole words follow each other in the title's name, people, genres or plot.
  case phrase(String)
  /// The text in a field passes a test.
  case text(TextField, TextTest)
  /// The number in a field passes a test.
  case number(NumberField, NumberTest)
  case kind(TitleKind)
  case form(TitleForm)
  /// The title fulfils a condition on the user's library.
  case library(LibraryCondition)
  case not(TitleCondition)
  /// All of at least two conditions, with neither another `all` nor two `words` in a row among
  /// them.
  case all([TitleCondition])
  /// At least one of two or more conditions, with no other `any` among them.
  case any([TitleCondition])
}

/// A test of a text.
public enum TextTest: Hashable, Sendable, Codable {
  /// Each of these words begins a word of the text.
  case beginnings(String)
  /// These whole words follow each other in the text.
  case phrase(String)

  /// The words of the test.
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

  /// Returns whether a value passes the test.
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
  /// Combines conditions that must all be fulfilled; returns `nil` if there are none.
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

  /// Combines alternative conditions; returns `nil` if there are none.
  package init?(anyOf conditions: [TitleCondition]) {
    let parts = conditions.flatMap(\.disjuncts)
    guard let first = parts.first else { return nil }
    self = parts.count == 1 ? first : .any(parts)
  }

  /// The conditions that must all be fulfilled.
  package var conjuncts: [TitleCondition] {
    if case .all(let conditions) = self { conditions } else { [self] }
  }

  /// The alternatives; at least one must be fulfilled.
  private var disjuncts: [TitleCondition] {
    if case .any(let conditions) = self { conditions } else { [self] }
  }

  /// The number of words, phrases and conditions on fields.
  var leafCount: Int {
    switch self {
    case .words(let words): words.count
    case .phrase, .text, .number, .kind, .form, .library: 1
    case .not(let condition): condition.leafCount
    case .all(let conditions), .any(let conditions): conditions.reduce(0) { $0 + $1.leafCount }
    }
  }

  /// Whether the condition combines others.
  var isComposite: Bool {
    switch self {
    case .all, .any: true
    case .words, .phrase, .text, .number, .kind, .form, .library, .not: false
    }
  }

  /// Whether the condition asks for anything in the user's library.
  package var isAboutLibrary: Bool {
    hasPart { if case .library = $0 { true } else { false } }
  }

  /// Returns whether an elementary part of the condition passes a test.
  package func hasPart(where predicate: (TitleCondition) -> Bool) -> Bool {
    switch self {
    case .not(let condition): condition.hasPart(where: predicate)
    case .all(let conditions), .any(let conditions):
      conditions.contains { $0.hasPart(where: predicate) }
    case .words, .phrase, .text, .number, .kind, .form, .library: predicate(self)
    }
  }

  /// Returns the condition with some of its elementary parts replaced.
  ///
  /// - Parameter replacement: Returns the replacement of a part; `nil` if the part stays.
  /// - Returns: The changed condition.
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
