extension FieldCondition {
  /// The condition that is meant.
  ///
  /// Of a quote that is still open, each word is the beginning of one, so that the hits become fewer
  /// with each letter.
  var condition: ValueReading<TitleCondition> {
    switch field {
    case .text(let field): text(in: [field])
    case .person: text(in: [.director, .writer, .actor])
    case .number(let field): number(field, by: field.read)
    case .decade: number(.year, by: Self.decade)
    case .kind: named(Self.kinds).map { .kind($0) }
    case .order: .wrong(.missingValue(of: field))
    }
  }

  /// The order that is meant; a `-` before its name reverses it.
  var order: ValueReading<TitleOrder> {
    let isReversed = value?.text.hasPrefix("-") == true
    var condition = self
    if isReversed, let text = value?.text.dropFirst() {
      condition.value?.kind = .bare(String(text))
    }
    return condition.named(Self.orders).map { TitleOrder($0, isReversed: isReversed) }
  }

  /// The names of kinds, the usual ones first.
  static let kinds: KeyValuePairs<String, TitleKind> = [
    "movie": .movie, "series": .series, "episode": .episode, "game": .game, "film": .movie,
    "show": .series, "tv": .series,
  ]

  /// The names of orders.
  static let orders = TitleOrder.Key.allCases.map { (key: $0.rawValue, value: $0) }

  private func text(in fields: [TextField]) -> ValueReading<TitleCondition> {
    guard comparison == .equal else { return .wrong(.notComparable(field)) }
    guard let value, !value.text.searchWords.isEmpty else {
      return .unfinished(.missingValue(of: field))
    }
    let conditions = fields.compactMap { field -> TitleCondition? in
      switch value.kind {
      case .bare(let text): Self.bare(text, in: field)
      case .quoted(let quoted) where quoted.isClosed: .text(field, .phrase(quoted.text))
      case .quoted(let quoted):
        TitleCondition(
          allOf: quoted.text.bareParts.filter { !$0.searchWords.isEmpty }
            .map { Self.bare($0, in: field) })
      }
    }
    return TitleCondition(anyOf: conditions).map { .value($0) }
      ?? .unfinished(.missingValue(of: field))
  }

  /// What a text without quotes is in a field.
  ///
  /// Certificates are looked for whole: `rated:r` is not about what is not rated.
  private static func bare(_ text: String, in field: TextField) -> TitleCondition {
    .text(field, field == .rated ? .phrase(text) : .beginnings(text))
  }

  private func number(
    _ number: NumberField, by read: (String) -> NumberReading
  ) -> ValueReading<TitleCondition> {
    guard let value, !value.text.isEmpty else { return .unfinished(.missingValue(of: field)) }
    return NumberTest.read(value.text, comparison, for: field, limits: number.limits, by: read)
      .map { .number(number, $0) }
  }

  /// Reads a value that must be one of those that have names.
  private func named<Value>(
    _ names: some Sequence<(key: String, value: Value)>
  ) -> ValueReading<Value> {
    guard comparison == .equal else { return .wrong(.notComparable(field)) }
    guard let typed = value?.text, !typed.isEmpty else {
      return .unfinished(.missingValue(of: field))
    }
    let text = typed.lowercased()
    if let value = names.first(where: { $0.key == text })?.value { return .value(value) }
    let known = names.map(\.key)
    let mistake = ExpressionMistake.Kind.unknownValue(
      typed, of: field, suggestion: closest(to: text, among: known), expected: known)
    return known.contains { $0.hasPrefix(text) } ? .unfinished(mistake) : .wrong(mistake)
  }

  /// Reads `80s`, `1980s`, `80`, and any year of a decade.
  private static func decade(_ text: String) -> NumberReading {
    let short = NumberField.year.read("\(text)s")
    let reading = short == .wrong ? NumberField.year.read(text) : short
    guard case .numbers(let years) = reading else { return reading }
    let possible = NumberField.year.limits
    guard possible.contains(years.lowerBound) else { return reading }
    let first = (years.lowerBound / 10).rounded(.down) * 10
    return .numbers(first...min(first + 9, possible.upperBound))
  }
}

extension String {
  /// The parts of the text that can be values without quotes.
  var bareParts: [String] {
    unicodeScalars.split(whereSeparator: \.endsWord).map(String.init)
  }
}
