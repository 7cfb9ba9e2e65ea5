import Search
import Titles

/// A wish prepared for testing many titles.
///
/// Fast tests come first, so that the texts of most titles need not be read.
struct TonightSieve {
  /// The result of testing a title against a requirement.
  private enum Verdict {
    case met
    case nearly(TonightCaveat)
    case missed
  }

  private typealias Test = (LibraryEntry) -> Verdict

  private var tests: [(requirement: TonightRequirement, test: Test)] = []

  /// The number of minutes by which a title may exceed the wish, with a caveat.
  static let slack = 5

  init(_ wish: TonightWish, vetoed: Set<TitleID>, having files: [TitleID: FileMark] = [:]) {
    tests.append((.notVetoed, { vetoed.contains($0.id) ? .missed : .met }))
    if wish.leavesOutSeen {
      tests.append((.unseen, { $0.isSeen || $0.rating != nil ? .missed : .met }))
    }
    if wish.isForFilms {
      tests.append((.film, { ($0.facts.kind ?? .movie) == .movie ? .met : .missed }))
    }
    for condition in wish.conditions {
      tests.append((.condition(condition), Self.test(condition, files)))
    }
  }

  private static func test(_ condition: TitleCondition, _ files: [TitleID: FileMark]) -> Test {
    if case .number(let field, let test) = condition {
      return { verdict(on: $0.facts, field, test) }
    }
    let test = condition.testOfDetails()
    return { test($0.facts, $0.mark(having: files[$0.id])) ? .met : .missed }
  }

  private static func verdict(
    on title: TitleDetail, _ field: NumberField, _ test: NumberTest
  ) -> Verdict {
    guard let number = field.value(of: title) else { return .nearly(.unknown(field)) }
    if test.accepts(number) { return .met }
    guard field == .runtime, let most = test.most, let minutes = title.minutes,
      (1...slack).contains(minutes - most)
    else { return .missed }
    return .nearly(.over(minutes: minutes - most))
  }

  /// Returns the caveats of a title; `nil` if it does not fit at all.
  func caveats(of entry: LibraryEntry) -> [TonightCaveat]? {
    var caveats: [TonightCaveat] = []
    for (_, test) in tests {
      switch test(entry) {
      case .met: break
      case .nearly(let caveat): caveats.append(caveat)
      case .missed: return nil
      }
    }
    return caveats
  }

  /// Returns how many more titles would fit if each requirement were dropped, the greatest gain
  /// first.
  func loosenings(for candidates: [LibraryEntry]) -> [TonightLoosening] {
    var gains = Array(repeating: 0, count: tests.count)
    for entry in candidates {
      if let obstacle = onlyObstacle(to: entry) { gains[obstacle] += 1 }
    }
    return tests.indices.filter { gains[$0] > 0 }
      .sorted { (gains[$1], $0) < (gains[$0], $1) }
      .map { TonightLoosening(tests[$0].requirement, gain: gains[$0]) }
  }

  /// Returns the only requirement that a title does not meet; `nil` if there are none or several.
  private func onlyObstacle(to entry: LibraryEntry) -> Int? {
    var obstacle: Int?
    for (place, (_, test)) in tests.enumerated() {
      if case .met = test(entry) { continue }
      guard obstacle == nil else { return nil }
      obstacle = place
    }
    return obstacle
  }
}

extension NumberTest {
  /// The greatest whole number that passes; `nil` without an upper bound.
  fileprivate var most: Int? {
    switch self {
    case .below(let limit): Int(exactly: limit.rounded(.up)).map { $0 - 1 }
    case .atMost(let limit): Int(exactly: limit.rounded(.down))
    case .within(let range): Int(exactly: range.upperBound.rounded(.down))
    case .above, .atLeast: nil
    }
  }
}
