/// A table with a header.
struct CSVTable {
  let format: ExchangeFormat
  let columns: [ColumnUse]
  /// The ratings whose scale had to be found out; `nil` if there are none.
  let scale: ScaleFinding?
  private let records: CSVRecords
  private let firstRow: Int
  private let indices: [ColumnMeaning: Int]
  private let dayOrders: [ColumnMeaning: DayOrder]

  /// The number of columns up to the last one with a name.
  let width: Int
  /// Whether its ids may lack the letters before the number.
  let hasBareIDs: Bool
  /// Whether the id in the row of an episode is that of its series.
  let hasIDsOfSeries: Bool

  /// - Parameters:
  ///   - records: The lines of the file.
  ///   - index: The index of the line with the names of the columns; of two columns with one
  ///     meaning the first counts.
  ///   - format: What the table is.
  ///   - options: What the user says about it.
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
    hasBareIDs = indices[.id].map { header[$0].lowercased().contains("imdb") } ?? false
    hasIDsOfSeries =
      ServiceTable.having(Set(header.map(TableVocabulary.key)))?.hasIDsOfSeries ?? false
  }

  private static func indices(
    of header: [String], _ vocabulary: TableVocabulary
  ) -> [ColumnMeaning: Int] {
    var indices: [ColumnMeaning: Int] = [:]
    for (index, name) in header.enumerated() {
      guard let meaning = vocabulary[name] else { continue }
      // Beside one's own rating, another one is that of all users.
      let isOwn = meaning == .rating && isOwnRating(name)
      if indices[meaning] == nil || isOwn && !isOwnRating(header[indices[meaning] ?? index]) {
        indices[meaning] = index
      }
    }
    return indices
  }

  private static func isOwnRating(_ name: String) -> Bool {
    ["my", "your", "you", "user"].contains { TableVocabulary.key(name).hasPrefix($0) }
  }

  /// The lines below the header.
  var rows: CSVRecords.SubSequence { records[firstRow...] }

  /// The number of the column that means this.
  func index(of meaning: ColumnMeaning) -> Int? { indices[meaning] }

  /// Which comes first in the days of a column; `nil` if that is not known.
  func dayOrder(of meaning: ColumnMeaning) -> DayOrder? { dayOrders[meaning] }

  /// A reader of the fields of a row.
  func fields(of row: CSVRecord) -> RowFields { RowFields(row, of: self) }
}

extension ScaleFinding {
  /// Finds out the scale of a table's ratings; `nil` if it has none.
  fileprivate init?(
    _ header: [String], _ rows: CSVRecords.SubSequence, _ indices: [ColumnMeaning: Int],
    choice: RatingScale?
  ) {
    let known = [(ColumnMeaning.stars, RatingScale.five), (.points, .ten)]
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

  /// What the column means, once its scale is known.
  fileprivate var meaning: ColumnMeaning? {
    switch scale {
    case .five: .stars
    case .ten: .points
    case .hundred: .percent
    case nil: nil
    }
  }
}
