extension LocalSearch {
  /// What a query looks for on this machine; `nil` if there is nothing to look for, or the text is no
  /// expression where it should be one.
  public init?(_ query: TitleQuery) {
    guard let expression = query.wholeExpression else { return nil }
    var conditions = expression.condition?.conjuncts ?? []
    let words = conditions.flatMap(\.typedWords)
    if let kind = query.kind { conditions.append(.kind(kind)) }
    if let years = query.years {
      let range = Double(years.range.lowerBound)...Double(years.range.upperBound)
      conditions.append(.number(.year, .within(range)))
    }
    guard !conditions.isEmpty || expression.order != nil else { return nil }
    self.init(
      conditions.count > 1 ? .all(conditions) : conditions.first,
      ranking: words.isEmpty ? nil : words.joined(separator: " "), order: expression.order)
  }
}

extension TitleQuery {
  /// The text as an expression: words are one, too; `nil` if it has none, or a mistake.
  package var wholeExpression: TitleExpression? {
    if isExpression { return try? TitleExpression(parsing: text) }
    switch reading {
    case .expression(let expression, _): return expression
    case .mistake: return nil
    case .words:
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        .filter { !$0.searchWords.isEmpty }
      return words.isEmpty ? nil : TitleExpression(.words(words))
    }
  }

  /// The question that a service can answer, too; `nil` if only what is on this machine can be
  /// asked.
  package var serviceQuery: TitleQuery? {
    guard !isExpression else { return nil }
    switch reading {
    case .words: return self
    case .mistake: return nil
    case .expression(let expression, _):
      guard var query = expression.serviceQuery,
        kind == nil || query.kind == nil || kind == query.kind,
        years == nil || query.years == nil || years == query.years
      else { return nil }
      query.kind = query.kind ?? kind
      query.years = query.years ?? years
      return query.years.map { $0.single != nil } ?? true ? query : nil
    }
  }
}

extension TitleCondition {
  /// The words of a condition that is nothing else.
  fileprivate var typedWords: [String] { if case .words(let words) = self { words } else { [] } }
}
