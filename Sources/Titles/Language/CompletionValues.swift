/// A value that can be completed, and what it is completed from.
struct CompletionValue: Hashable {
  /// The value as it is inserted, apart from quotes.
  var text: String
  /// Other ways of writing that it is found by.
  var otherNames: [String] = []

  /// Whether one of its names, or a word of them, begins with a text, whatever its case and
  /// accents.
  func match(_ typed: String) -> Match? {
    let matches = ([text] + otherNames).compactMap { name -> Match? in
      let key = name.comparisonKey
      if key.hasPrefix(typed) { return .beginning }
      return key.contains(" \(typed)") ? .inside : nil
    }
    return matches.contains(.beginning) ? .beginning : matches.first
  }

  /// Where a value has what was typed.
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
    case .library(.list): [CompletionValue(text: LibraryMark.watchlist)]
    case .order: FieldCondition.orders.map { CompletionValue(text: $0.key) }
    case .decade: Self.decades
    case .text, .person, .number: []
    }
  }

  /// The text fields whose values are those of the titles that are known.
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

  /// Without a plural, so that they are the beginnings of it as well.
  private static let awards = ["Oscar", "BAFTA", "Golden-Globe", "Emmy", "Palme"]

  /// From this one back, as one types them.
  private static let decades = stride(from: 2020, through: 1870, by: -10).map { year in
    CompletionValue(text: "\(year)s", otherNames: ["\(year)s".suffix(3)].map(String.init))
  }
}
