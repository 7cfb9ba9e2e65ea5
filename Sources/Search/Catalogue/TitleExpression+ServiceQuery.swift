public import Titles

extension TitleExpression {
  /// The same question in the words, the kind and the years that a service can be asked for; `nil` if
  /// there is more to it, or no words.
  ///
  /// A service may find more: it need not know phrases.
  public var serviceQuery: TitleQuery? {
    guard let condition, order == nil else { return nil }
    var query = TitleQuery("")
    for part in condition.conjuncts {
      switch part {
      case .words(let words): query.add(words.joined(separator: " "))
      case .phrase(let text), .text(.name, .beginnings(let text)), .text(.name, .phrase(let text)):
        query.add(text)
      case .kind(let kind) where query.kind == nil: query.kind = kind
      case .number(.year, let test) where query.years == nil:
        guard let years = Years(test) else { return nil }
        query.years = years
      case .text, .number, .kind, .library, .not, .any, .all: return nil
      }
    }
    return query.text.isEmpty ? nil : query
  }
}

extension TitleQuery {
  fileprivate mutating func add(_ words: String) {
    text = "\(text) \(words)".withSingleBlanks
  }
}

extension Years {
  /// The possible years that pass a test; `nil` if there are none.
  init?(_ test: NumberTest) {
    let years = Self.possible.filter { test.accepts(Double($0)) }
    guard let first = years.first, let last = years.last else { return nil }
    self.init(first...last)
  }
}
