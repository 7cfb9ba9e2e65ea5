/// The last part of a text, which is to be completed.
struct CompletionPart {
  /// The index at which the part begins, in Unicode scalars.
  let start: Int
  /// The part as it was typed.
  let typed: String
  private let kind: Kind

  private enum Kind {
    case name
    case value(ExpressionField)
  }

  private init(_ kind: Kind, from start: Int, in scalars: [Unicode.Scalar]) {
    self.kind = kind
    self.start = start
    typed = String(String.UnicodeScalarView(scalars[start...]))
  }

  /// Returns the parts that could be completed, the longest first.
  static func parts(endingAt scalars: [Unicode.Scalar]) -> [CompletionPart] {
    let text = String(String.UnicodeScalarView(scalars))
    let tokens = ExpressionLexer.tokens(in: text)
    var parts: [CompletionPart] = []
    if let token = tokens.last(where: { !$0.isWord }), case .condition(let condition) = token.kind,
      let start = condition.startOfCompletion(
        isLast: token == tokens.last, hasBlank: scalars.last?.isBlank == true)
    {
      parts.append(CompletionPart(.value(condition.field), from: start, in: scalars))
    }
    if let token = tokens.last, token.range.upperBound == scalars.count, token.isWord {
      parts.append(CompletionPart(.name, from: token.range.lowerBound, in: scalars))
    }
    return parts
  }

  /// Returns the texts that can replace the part.
  func insertions(lists: [String], _ knownValues: (TextField) -> [String]) -> [String] {
    switch kind {
    case .name:
      let name = typed.lowercased()
      return ExpressionField.names.filter { $0.hasPrefix(name) }.map { name in
        name + (ExpressionField(named: name)?.usualSign ?? ":")
      }
    case .value(let field): return values(of: field, lists: lists, knownValues)
    }
  }

  private func values(
    of field: ExpressionField, lists: [String], _ knownValues: (TextField) -> [String]
  ) -> [String] {
    let prefix = field == .order && typed.hasPrefix("-") ? "-" : ""
    let key = typed.comparisonKey
    let known =
      field.fieldsOfKnownValues.flatMap(knownValues) + (field == .library(.list) ? lists : [])
    let values = field.usualValues + known.map { CompletionValue(text: $0) }
    let isQuoted = typed.unicodeScalars.first?.isQuote == true
    let matches = Dictionary(grouping: values) { $0.match(key) }
    return CompletionValue.Match.allCases.flatMap { matches[$0] ?? [] }
      .map { prefix + $0.text }.withoutRepetitions(by: \.self)
      .compactMap { $0.asValue(isQuoted: isQuoted) }
  }
}

extension ExpressionToken {
  fileprivate var isWord: Bool {
    if case .word = kind { true } else { false }
  }
}

extension FieldCondition {
  /// Returns the index at which the part to complete begins; `nil` if nothing can be completed.
  fileprivate func startOfCompletion(isLast: Bool, hasBlank: Bool) -> Int? {
    guard comparison == .equal else { return nil }
    switch value?.kind {
    case nil: return isLast ? sign.upperBound : nil
    case .quoted(let quoted): return quoted.isClosed ? nil : value?.range.lowerBound
    case .bare: return hasBlank ? nil : value?.range.lowerBound
    }
  }
}

extension ExpressionField {
  /// The sign that is mostly used with the field.
  fileprivate var usualSign: String {
    switch self {
    case .number(.rating), .number(.metascore), .number(.tomatoes), .number(.votes),
      .library(.mine):
      ">"
    case .number(.runtime): "<"
    case .text, .person, .number(.year), .decade, .kind, .library, .order: ":"
    }
  }
}

extension String {
  /// Returns the text as the value of a condition, in quotes if it needs them; `nil` if it has
  /// nothing to search for.
  fileprivate func asValue(isQuoted: Bool) -> String? {
    guard !searchWords.isEmpty else { return nil }
    let needsQuotes = isQuoted || unicodeScalars.contains(where: \.endsWord)
    return needsQuotes ? inQuotes : self
  }
}

/// A value to complete, with the names by which it is found.
struct CompletionValue: Hashable {
  /// The value as it is inserted, apart from quotes.
  var text: String
  /// The other ways of writing the value, by which it is found, too.
  var otherNames: [String] = []

  /// Returns where one of the names has a typed text at the beginning of a word, whatever the case
  /// and accents; `nil` if none has.
  func match(_ typed: String) -> Match? {
    let matches = ([text] + otherNames).compactMap { name -> Match? in
      let key = name.comparisonKey
      if key.hasPrefix(typed) { return .beginning }
      return key.contains(" \(typed)") ? .inside : nil
    }
    return matches.contains(.beginning) ? .beginning : matches.first
  }

  /// The place of the typed text in a value: at its beginning, or at that of a later word.
  enum Match: CaseIterable {
    case beginning
    case inside
  }
}

extension ExpressionField {
  /// The values that a condition on the field usually has, in the order in which they are offered.
  var usualValues: [CompletionValue] {
    switch self {
    case .text(.genre): Genre.names.map { CompletionValue(text: $0) }
    case .text(.rated): Self.certificates.map { CompletionValue(text: $0) }
    case .text(.awards): Self.awards.map { CompletionValue(text: $0) }
    case .kind: FieldCondition.types.map { CompletionValue(text: $0.key) }
    case .library(.seen): FieldCondition.viewings.map { CompletionValue(text: $0.key) }
    case .library(.mine): FieldCondition.ratings.map { CompletionValue(text: $0.key) }
    case .library(.have): FieldCondition.waysToHave.map { CompletionValue(text: $0) }
    case .library(.list): [CompletionValue(text: LibraryMark.watchlist)]
    case .order: FieldCondition.orders.map { CompletionValue(text: $0.key) }
    case .decade: Self.decades
    case .text, .person, .number: []
    }
  }

  /// The text fields whose values in known titles can complete a condition on the field.
  var fieldsOfKnownValues: [TextField] {
    switch self {
    case .text(.name): [.name]
    case .text(.director): [.director]
    case .text(.writer): [.writer]
    case .text(.actor): [.actor]
    case .text(.country): [.country]
    case .text(.language): [.language]
    case .person: [.director, .writer, .actor]
    case .text(.genre), .text(.plot), .text(.rated), .text(.awards): []
    case .number, .decade, .kind, .library, .order: []
    }
  }

  private static let certificates = [
    "G", "PG", "PG-13", "R", "NC-17", "Approved", "Passed", "Not Rated", "Unrated", "TV-Y", "TV-Y7",
    "TV-G", "TV-PG", "TV-14", "TV-MA",
  ]

  /// The names of awards in the singular, so that they are beginnings of the plurals as well.
  private static let awards = ["Oscar", "BAFTA", "Golden-Globe", "Emmy", "Palme"]

  /// The decades from the present one back, as users type them.
  private static let decades = stride(from: 2020, through: 1870, by: -10).map { year in
    CompletionValue(text: "\(year)s", otherNames: ["\(year)s".suffix(3)].map(String.init))
  }
}
