import MoviesCore
import Titles

extension Comparison.Row {
  /// Creates the row of a fact; returns `nil` if no title has it or may still get it.
  init?(_ fact: ComparedFact, of titles: [ComparedTitle]) {
    label = fact.label
    part = fact.part
    values = titles.map { fact.value($0) ?? ($0.isAwaited ? .awaited : .unknown) }
    let isExpected = fact.isUsual && values.contains(.awaited)
    guard isExpected || values.contains(where: \.isSomething) else { return nil }
    let known = titles.indices.filter { titles[$0].detail != nil && !titles[$0].isAwaited }
    guard known.count > 1 else { return }
    let shared = known.map { values[$0].nameKeys }.reduce(values[known[0]].nameKeys) {
      $0.intersection($1)
    }
    for index in values.indices { values[index].markNames(shared) }
    agrees = known.allSatisfy { values[$0].isSame(as: values[known[0]]) }
  }
}

extension Comparison.Value {
  /// Whether there is anything to show of a title.
  var isSomething: Bool { self != .unknown && self != .awaited }

  /// The keys that identify the names of a list.
  fileprivate var nameKeys: Set<String> {
    if case .names(let names) = self { Set(names.map(\.text.nameKey)) } else { [] }
  }

  fileprivate mutating func markNames(_ shared: Set<String>) {
    guard case .names(var names) = self else { return }
    for index in names.indices {
      names[index].isShared = shared.contains(names[index].text.nameKey)
    }
    self = .names(names)
  }

  /// Whether two values read the same; the order of names makes no difference.
  fileprivate func isSame(as other: Comparison.Value) -> Bool {
    switch (self, other) {
    case (.names, .names): nameKeys == other.nameKeys
    case (.rating(let own), .rating(let other)): own.written == other.written
    default: isSomething && self == other
    }
  }
}
