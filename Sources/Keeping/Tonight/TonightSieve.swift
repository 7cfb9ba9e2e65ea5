import Search
import Titles

/// A wish, ready to be compared with many titles.
///
/// What takes no time is compared first, so that the texts of most titles need not be looked at.
struct TonightSieve {
  /// How a title meets a requirement.
  private enum Verdict {
    case met
    case nearly(TonightCaveat)
    case missed
  }

  private typealias Test = (LibraryEntry) -> Verdict

  private var tests: [(requirement: TonightRequirement, test: Test)] = []

  /// A few minutes more than wished do no harm, if they are told.
  static let slack = 5

  init(_ wish: TonightWish, vetoed: Set<TitleID>) {
    tests.append((.notVetoed, { vetoed.contains($0.id) ? .missed : .met }))
    if wish.leavesOutSeen {
      tests.append((.unseen, { $0.isSeen || $0.rating != nil ? .missed : .met }))
    }
    if wish.isForFilms {
      tests.append((.film, { ($0.facts.kind ?? .movie) == .movie ? .met : .missed }))
    }
    for condition in wish.conditions {
      tests.append((.condition(condition), Self.test(condition)))
    }
  }

  private static func test(_ condition: TitleCondition) -> Test {
    if case .number(let field, let test) = condition {
      return { verdict(on: $0.facts, field, test) }
    }
    let test = condition.testOfDetails()
    return { test($0.facts, $0.mark) ? .met : .missed }
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

  /// In what a title does not quite fit; `nil` if it does not fit at all.
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

  /// How many more of these titles would fit without each of the requirements, most first.
  func loosenings(for candidates: [LibraryEntry]) -> [TonightLoosening] {
    var gains = Array(repeating: 0, count: tests.count)
    for entry in candidates {
      if let obstacle = onlyObstacle(to: entry) { gains[obstacle] += 1 }
    }
    return tests.indices.filter { gains[$0] > 0 }
      .sorted { (gains[$1], $0) < (gains[$0], $1) }
      .map { TonightLoosening(tests[$0].requirement, gain: gains[$0]) }
  }

  /// The one requirement that keeps a title from fitting; `nil` if there are none or several.
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
  /// The greatest whole number that it accepts; `nil` if it has no upper end.
  fileprivate var most: Int? {
    switch self {
    case .below(let limit): Int(exactly: limit.rounded(.up)).map { $0 - 1 }
    case .atMost(let limit): Int(exactly: limit.rounded(.down))
    case .within(let range): Int(exactly: range.upperBound.rounded(.down))
    case .above, .atLeast: nil
    }
  }
}
