internal import Titles

/// A table with a header.
struct CSVTable {
  let format: ExchangeFormat
  let columns: [ColumnUse]
  /// The detected scale of the ratings; `nil` without ratings.
  let scale: ScaleFinding?
  private let records: CSVRecords
  private let firstRow: Int
  private let indices: [ColumnMeaning: Int]
  private let dayOrders: [ColumnMeaning: DayOrder]

  /// The number of columns up to the last one with a name.
  let width: Int
  /// Whether ids may lack the letters before the number, as in `78748`.
  let hasBareIDs: Bool

  /// Finds the meanings of the columns, the scale of the ratings, and the orders of days.
  ///
  /// - Parameters:
  ///   - records: The lines of the file.
  ///   - index: The index of the line with the names of the columns; of two columns with the same
  ///     meaning, the first counts, unless the second is clearer.
  ///   - format: The format of the table.
  ///   - options: The user's choices.
  init(
    _ records: CSVRecords, header index: Int, as format: ExchangeFormat, _ options: ImportOptions
  ) {
    let header = records[index].texts
    let vocabulary = format.vocabulary(of: header)
    self.format = format
    self.records = records
    firstRow = index + 1
    width = header.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    let rows = records[(index + 1)...]
    var indices = Self.indices(of: header, vocabulary)
    if let index = indices[.link], !rows.contains(where: { $0.hasTitle(at: index) }) {
      indices[.link] = nil
    }
    scale = ScaleFinding(header, rows, indices, choice: options.scale)
    if indices[.rating] != nil, let meaning = scale?.meaning,
      let index = indices.removeValue(forKey: .rating)
    {
      indices[meaning] = indices[meaning] ?? index
    }
    self.indices = indices
    let meanings = indices.reduce(into: [:]) { $0[$1.value] = $1.key }
    columns = header.prefix(width).enumerated().map { index, name in
      let meaning = meanings[index]
      return ColumnUse(
        name: name.cleanLine, meaning: meaning,
        count: meaning == nil ? rows.count { !$0.isEmpty(at: index) } : 0)
    }
    let days: [ColumnMeaning] = [.released, .ratedOn, .addedOn, .watchedOn, .watchlistedOn]
    dayOrders = days.reduce(into: [:]) { orders, meaning in
      guard let index = indices[meaning] else { return }
      orders[meaning] =
        DayOrder(ofColumn: header[index], rows.lazy.map { $0.text(at: index) }) ?? options.days
    }
    hasBareIDs = indices[.id].map { Self.isOfIMDb(header[$0]) } ?? false
  }

  private static func indices(
    of header: [String], _ vocabulary: TableVocabulary
  ) -> [ColumnMeaning: Int] {
    var indices: [ColumnMeaning: Int] = [:]
    for (index, name) in header.enumerated() {
      guard let meaning = vocabulary[name] else { continue }
      guard let known = indices[meaning] else {
        indices[meaning] = index
        continue
      }
      if isClearer(name, than: header[known], as: meaning) { indices[meaning] = index }
    }
    return indices
  }

  /// Whether the later of two columns with the same meaning counts: the user's ratings are
  /// preferred to those by all users, and IMDb's ids to those of other services.
  private static func isClearer(
    _ name: String, than other: String, as meaning: ColumnMeaning
  ) -> Bool {
    switch meaning {
    case .rating: isOwnRating(name) && !isOwnRating(other)
    case .id: isOfIMDb(name) && !isOfIMDb(other)
    default: false
    }
  }

  private static func isOfIMDb(_ name: String) -> Bool {
    let key = TableVocabulary.key(name)
    return key.contains("imdb") || key.hasSuffix("const")
  }

  private static func isOwnRating(_ name: String) -> Bool {
    ["my", "your", "you", "user"].contains { TableVocabulary.key(name).hasPrefix($0) }
  }

  /// The lines below the header.
  var rows: CSVRecords.SubSequence { records[firstRow...] }

  /// Returns the index of the column with a meaning.
  func index(of meaning: ColumnMeaning) -> Int? { indices[meaning] }

  /// Returns the order of days in a column; `nil` if it is unknown.
  func dayOrder(of meaning: ColumnMeaning) -> DayOrder? { dayOrders[meaning] }

  /// Returns a reader for the fields of a row.
  func fields(of row: CSVRecord) -> RowFields { RowFields(row, of: self) }
}

extension CSVRecord {
  /// Whether a field is an id of IMDb, or an address with one.
  fileprivate func hasTitle(at index: Int) -> Bool {
    TitleReference.parse(text(at: index).cleanLine) != nil
  }
}

extension ScaleFinding {
  /// Detects the scale of a table's ratings; returns `nil` without ratings.
  fileprivate init?(
    _ header: [String], _ rows: CSVRecords.SubSequence, _ indices: [ColumnMeaning: Int],
    choice: RatingScale?
  ) {
    let known = [(ColumnMeaning.stars, RatingScale.five), (.points, .ten)]
    // If each row states the highest rating, there is nothing to detect.
    guard indices[.ratingLimit] == nil else { return nil }
    if let index = indices[.rating] {
      self.init(
        column: header[index].cleanLine, rows.lazy.map { $0.text(at: index).cleanLine },
        choice: choice)
    } else if let (meaning, scale) = known.first(where: { indices[$0.0] != nil }),
      let index = indices[meaning]
    {
      self.init(
        column: header[index].cleanLine, count: rows.count { !$0.isEmpty(at: index) },
        scale: scale, evidence: .service)
    } else {
      return nil
    }
  }

  /// The meaning of the column, given its scale.
  fileprivate var meaning: ColumnMeaning? {
    switch scale {
    case .five: .stars
    case .ten: .points
    case .hundred: .percent
    case nil: nil
    }
  }
}
