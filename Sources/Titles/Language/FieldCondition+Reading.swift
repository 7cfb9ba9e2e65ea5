extension FieldCondition {
  /// The condition that the typed text stands for.
  ///
  /// In a quote that is still open, each word is the beginning of one, so that each letter narrows
  /// the search.
  var condition: ValueReading<TitleCondition> {
    switch field {
    case .text(let field): text(in: [field])
    case .person: text(in: [.director, .writer, .actor])
    case .library(let field): library(field)
    case .number(let field): number(field, by: field.read)
    case .decade: number(.year, by: Self.decade)
    case .kind: named(Self.types)
    case .order: .wrong(.missingValue(of: field))
    }
  }

  /// The order that the value names; a `-` before the name reverses it.
  var order: ValueReading<TitleOrder> {
    let isReversed = value?.text.hasPrefix("-") == true
    var condition = self
    if isReversed, let text = value?.text.dropFirst() {
      condition.value?.kind = .bare(String(text))
    }
    return condition.named(Self.orders).map { TitleOrder($0, isReversed: isReversed) }
  }

  /// The names of kinds and forms, the usual ones first.
  static let types: [(key: String, value: TitleCondition)] =
    TitleKind.allCases.map { ($0.rawValue, .kind($0)) }
    + TitleForm.allCases.map { ($0.name, .form($0)) }
    + [("film", .kind(.movie)), ("show", .kind(.series)), ("tv", .kind(.series))]

  /// The words that say whether a title was seen.
  static let viewings: KeyValuePairs<String, Bool> = ["yes": true, "no": false, "never": false]

  /// The words that say whether the user has rated a title.
  static let ratings: KeyValuePairs<String, Bool> = ["any": true, "none": false]

  /// The words that say whether the user has files of a title.
  static let holdings: KeyValuePairs<String, Bool> = ["yes": true, "no": false]

  /// These words, and the heights of pictures that files are mostly called by.
  static let waysToHave = holdings.map(\.key) + ["2160p", "1080p", "720p", "480p"]

  /// The names of orders.
  static let orders = TitleOrder.Key.allCases.map { (key: $0.rawValue, value: $0) }

  private func text(in fields: [TextField]) -> ValueReading<TitleCondition> {
    text(as: fields.map { field in { .text(field, $0) } })
  }

  /// Reads a text to search for in one or more places.
  private func text(
    as conditions: [(TextTest) -> TitleCondition]
  ) -> ValueReading<TitleCondition> {
    guard comparison == .equal else { return .wrong(.notComparable(field)) }
    guard let value, !value.text.searchWords.isEmpty else {
      return .unfinished(.missingValue(of: field))
    }
    let tests: [TextTest] =
      switch value.kind {
      case .bare(let text): [bare(text)]
      case .quoted(let quoted) where quoted.isClosed: [.phrase(quoted.text)]
      case .quoted(let quoted):
        quoted.text.bareParts.filter { !$0.searchWords.isEmpty }.map(bare)
      }
    return TitleCondition(anyOf: conditions.compactMap { TitleCondition(allOf: tests.map($0)) })
      .map { .value($0) } ?? .unfinished(.missingValue(of: field))
  }

  /// Returns the test that a text without quotes stands for.
  ///
  /// A certificate must match as a whole: `rated:r` does not find `Not Rated`.
  private func bare(_ text: String) -> TextTest {
    field == .text(.rated) ? .phrase(text) : .beginnings(text)
  }

  private func library(_ field: LibraryField) -> ValueReading<TitleCondition> {
    switch field {
    case .seen where isName: named(Self.viewings).map { .library(.isSeen($0)) }
    case .mine where isName: named(Self.ratings).map { .library(.isRated($0)) }
    case .seen:
      test(dashes: CalendarDate.rangeDashes) { CalendarDate.period(typed: $0, for: self.field) }
        .map { .library(.seen($0)) }
    case .mine:
      test { NumberReading.wholeNumber($0).value(of: self.field, limits: 1...10) }
        .map { .library(.rating($0)) }
    case .list: text(as: [{ .library(.list($0)) }])
    case .have where isName: named(Self.holdings).map { .library(.isOnDisk($0)) }
    case .have:
      test { NumberReading.lines($0).value(of: self.field, limits: 1...10_000) }
        .map { .library(.lines($0)) }
    }
  }

  /// Whether the value is a name in place of a number or a day.
  private var isName: Bool { comparison == .equal && value?.text.first?.isLetter == true }

  private func number(
    _ number: NumberField, by read: (String) -> NumberReading
  ) -> ValueReading<TitleCondition> {
    test { read($0).value(of: field, limits: number.limits) }.map { .number(number, $0) }
  }

  /// Reads a value, or a range of values, to compare with.
  private func test<Value>(
    dashes: Set<Character> = Years.dashes,
    by read: (String) -> ValueReading<ClosedRange<Value>>
  ) -> ValueReading<ValueTest<Value>> {
    guard let value, !value.text.isEmpty else { return .unfinished(.missingValue(of: field)) }
    return ValueTest.read(value.text, comparison, for: field, dashes: dashes, by: read)
  }

  /// Reads a value that must be one of the given names.
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

  /// Reads a decade from `80s`, `1980s`, `80`, or any of its years.
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
