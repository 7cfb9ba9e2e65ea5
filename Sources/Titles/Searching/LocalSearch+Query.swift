extension LocalSearch {
  /// What a query looks for on this machine; `nil` if there is nothing to look for.
  public init?(_ query: TitleQuery) {
    let words = query.text.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !$0.searchWords.isEmpty }
    guard !words.isEmpty else { return nil }
    self.init(.words(words), ranking: words.joined(separator: " "))
    limit(to: query)
  }

  /// Adds the filters of a query.
  private mutating func limit(to query: TitleQuery) {
    var conditions = condition.map { [$0] } ?? []
    if let kind = query.kind { conditions.append(.kind(kind)) }
    if let years = query.years {
      let range = Double(years.range.lowerBound)...Double(years.range.upperBound)
      conditions.append(.number(.year, .within(range)))
    }
    condition = conditions.count > 1 ? .all(conditions) : conditions.first
  }
}
