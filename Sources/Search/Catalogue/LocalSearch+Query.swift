public import Titles

extension LocalSearch {
  /// Makes the local search of a query; returns `nil` if the query is empty, or if its text is an
  /// invalid expression.
  public init?(_ query: TitleQuery) {
    guard let expression = query.wholeExpression else { return nil }
    let words = expression.condition?.conjuncts.flatMap(\.typedWords) ?? []
    self.init(
      expression.condition, limitedTo: query,
      ranking: words.isEmpty ? nil : words.joined(separator: " "), order: expression.order)
    guard condition != nil || order != nil else { return nil }
    isWholeName = query.isWholeName
  }

  /// Makes a search for titles that fulfil a condition and pass the filters of a query.
  init(
    _ condition: TitleCondition?, limitedTo query: TitleQuery, ranking: String? = nil,
    order: TitleOrder? = nil
  ) {
    var conditions = condition?.conjuncts ?? []
    if let kind = query.kind { conditions.append(.kind(kind)) }
    if let years = query.years {
      let range = Double(years.range.lowerBound)...Double(years.range.upperBound)
      conditions.append(.number(.year, .within(range)))
    }
    self.init(
      conditions.count > 1 ? .all(conditions) : conditions.first, ranking: ranking, order: order)
  }
}

extension TitleQuery {
  /// The text as an expression, even if it consists of mere words; `nil` if it is empty or invalid.
  package var wholeExpression: TitleExpression? {
    switch reading {
    case .expression(let expression, _): return expression
    case .mistake: return nil
    case .words, .title:
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        .filter { !$0.searchWords.isEmpty }
      return words.isEmpty ? nil : TitleExpression(.words(words))
    }
  }

  /// The query in a form that a service can answer; `nil` if only this machine can answer it.
  package var serviceQuery: TitleQuery? {
    guard !isExpression else { return nil }
    switch reading {
    case .words, .title: return self
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

extension TitleQuery {
  /// The query with the year after its words turned into a filter, as in `alien (1979)` and `alien
  /// 1979`; `nil` if no year follows the words, or if the query already has years.
  ///
  /// Many titles end in a number, so a year without parentheses is only a guess.
  var withYearApart: TitleQuery? {
    guard years == nil, let parts = wholeExpression?.condition?.conjuncts,
      case .words(var words) = parts.first
    else { return nil }
    var years: Years?
    if parts.count == 1, words.count > 1 {
      years = words.removeLast().year.map { Years($0) }
    } else if parts.count == 2, case .number(.year, let test) = parts[1] {
      years = Years(test)
    }
    guard let years else { return nil }
    var query = with(words)
    query.years = years
    return query
  }

  /// Returns the query with other words.
  func with(_ words: [String]) -> TitleQuery {
    guard isExpression else {
      return TitleQuery(words.joined(separator: " "), kind: kind, years: years)
    }
    return TitleQuery(TitleExpression(.words(words)), kind: kind, years: years)
  }
}

extension TitleCondition {
  /// The words of a condition that consists of words; empty for any other.
  fileprivate var typedWords: [String] { if case .words(let words) = self { words } else { [] } }
}
