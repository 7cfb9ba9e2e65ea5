import TestSupport
import Titles

/// Makes expressions, and texts that could be some, the same ones for the same seed.
struct ExpressionSource {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func pick<Value>(_ values: some Collection<Value>, else other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

  private mutating func pick(_ values: [String]) -> String { pick(values, else: "") }

  // MARK: Expressions in normal form

  mutating func expression() -> TitleExpression {
    let key = TitleOrder.Key.allCases.randomElement(using: &random)
    let order =
      Bool.random(using: &random)
      ? key.map { TitleOrder($0, isReversed: Bool.random(using: &random)) } : nil
    return TitleExpression(condition(depth: 4), order: order)
  }

  private mutating func condition(depth: Int) -> TitleCondition {
    switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
    case 0, 1, 2: return leaf()
    case 3: return .not(condition(depth: depth - 1))
    case 4: return .all(conjuncts(depth: depth - 1))
    default: return .any(alternatives(depth: depth - 1))
    }
  }

  private mutating func conjuncts(depth: Int) -> [TitleCondition] {
    var conjuncts: [TitleCondition] = []
    while conjuncts.count < 2 || Bool.random(using: &random) {
      switch condition(depth: depth) {
      case .all: continue
      case .words where conjuncts.last?.isWords == true: continue
      case let condition: conjuncts.append(condition)
      }
    }
    return conjuncts
  }

  private mutating func alternatives(depth: Int) -> [TitleCondition] {
    var alternatives: [TitleCondition] = []
    while alternatives.count < 2 || Bool.random(using: &random) {
      switch condition(depth: depth) {
      case .any: continue
      case let condition: alternatives.append(condition)
      }
    }
    return alternatives
  }

  private mutating func leaf() -> TitleCondition {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let count = Int.random(in: 1...3, using: &random)
      return .words((0..<count).map { _ in pick(Self.words) })
    case 2: return .phrase(pick(Self.phrases))
    case 3:
      let field = pick(TextField.allCases, else: .name)
      return Bool.random(using: &random) || field == .rated
        ? .text(field, .phrase(pick(Self.phrases))) : .text(field, .beginnings(pick(Self.values)))
    case 4:
      let field = pick(NumberField.allCases, else: .year)
      return .number(field, test { $0.number(of: field) })
    case 5: return .library(libraryCondition())
    case 6: return .form(pick(TitleForm.allCases, else: .short))
    default: return .kind(pick(TitleKind.allCases, else: .movie))
    }
  }

  private mutating func libraryCondition() -> LibraryCondition {
    switch Int.random(in: 0..<8, using: &random) {
    case 6: .isOnDisk(Bool.random(using: &random))
    case 7: .lines(test { Double(Int.random(in: 1...4_320, using: &$0.random)) })
    case 0: .isSeen(Bool.random(using: &random))
    case 1, 2: .seen(test { $0.day() })
    case 3: .isRated(Bool.random(using: &random))
    case 4: .rating(test { Double(Int.random(in: 1...10, using: &$0.random)) })
    default:
      .list(
        Bool.random(using: &random) ? .phrase(pick(Self.phrases)) : .beginnings(pick(Self.values)))
    }
  }

  /// A day, more often than others the first or the last one of a month or a year.
  private mutating func day() -> CalendarDate {
    let month = pick([1, 2, 6, 12], else: 1)
    let last = [2: 28, 6: 30][month] ?? 31
    return CalendarDate(
      year: Int.random(in: 2021...2023, using: &random), month: month,
      day: pick([1, 1, 17, last, last], else: 1))
  }

  private mutating func test<Value>(_ value: (inout Self) -> Value) -> ValueTest<Value> {
    let (one, other) = (value(&self), value(&self))
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: .below(one)
    case 1: .atMost(one)
    case 2: .above(one)
    case 3: .atLeast(one)
    case 4: .within(one...one)
    default: .within(min(one, other)...max(one, other))
    }
  }

  private mutating func number(of field: NumberField) -> Double {
    switch field {
    case .year: Double(Int.random(in: 1870...2100, using: &random))
    case .rating: Double(Int.random(in: 0...1000, using: &random)) / 100
    case .metascore, .tomatoes: Double(Int.random(in: 0...100, using: &random))
    case .votes: Double(Int.random(in: 0...1_000_000_000, using: &random))
    case .runtime: Double(Int.random(in: 0...100_000, using: &random))
    }
  }

  // MARK: Texts

  mutating func text() -> String {
    let count = Int.random(in: 1...12, using: &random)
    return (0..<count).map { _ in pick(Self.fragments) + pick(["", " ", " ", " "]) }.joined()
  }

  private static let words = [
    "alien", "Wars:", "M*A*S*H", "9<10", "E.T.", "Who's", "sub-genre:x", "genre", "rating", "1989",
    "émigré", "\u{301}e", "Woolf?", "notes", "land", "3:10", "…or", "日本", "a\u{600}",
  ]
  private static let phrases = [
    "or", "a new hope", " x ", "rating>7", "(a) or", "genre:x", "é\u{301}",
  ]
  private static let values = ["noir", ":x", ">5", "a:b", "or", "not", "sci-fi", "\u{301}a", "9<"]
  private static let fragments =
    words + values + ExpressionField.allCases.map(\.name)
    + [
      "(", ")", "(", ")", "\"", "\"", "“", "or", "and", "not", "OR", ":", "=", "<", ">=", "≤", "..",
      "-", "genre:", "rating>", "rating>7.5", "year:90s", "year:1990..1999", "decade:80", "type:tv",
      "sort:-year", "director:\"agnès varda\"", "person:", "director:\"a b", "votes>10k",
      "runtime<1h50", "rated:r", "seen:yes", "seen:2024-03", "-17", "seen>=20", "mine>",
      "mine:none", "have:yes", "have:1080p", "have>=4k", "have:",
      "list:", "list:\"noir n", "\u{301}", "\u{200D}", "\u{FE0F}", "\n", "\r\n", "\u{A0}", "🇩🇪",
      "--", "🎬",
    ]
}

extension TitleCondition {
  fileprivate var isWords: Bool {
    if case .words = self { true } else { false }
  }
}
