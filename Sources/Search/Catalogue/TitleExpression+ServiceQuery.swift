public import Titles

extension TitleExpression {
  /// The query with the words, the kind and the years that a service can search for; `nil` if the
  /// expression has other conditions, or no words.
  ///
  /// A service may find more, as it need not support phrases.
  public var serviceQuery: TitleQuery? {
    guard let condition, order == nil else { return nil }
    var words: [String] = []
    var kind: TitleKind?
    var years: Years?
    for part in condition.conjuncts {
      switch part {
      case .words(let typed): words += typed
      case .phrase(let text), .text(.name, .beginnings(let text)), .text(.name, .phrase(let text)):
        words.append(text)
      case .kind(let asked) where kind == nil: kind = asked
      case .number(.year, let test) where years == nil:
        guard let possible = Years(test) else { return nil }
        years = possible
      case .text, .number, .kind, .form, .library, .not, .any, .all: return nil
      }
    }
    let text = words.joined(separator: " ").withSingleBlanks
    return text.isEmpty ? nil : TitleQuery(text, kind: kind, years: years)
  }
}

extension Years {
  /// Makes the range of the possible years that pass a test; returns `nil` if none does.
  init?(_ test: NumberTest) {
    let years = Self.possible.filter { test.accepts(Double($0)) }
    guard let first = years.first, let last = years.last else { return nil }
    self.init(first...last)
  }
}
