/// A table with a header.
struct CSVTable {
  let columns: [ColumnUse]
  let rows: CSVRecords
  private let indices: [ColumnMeaning: Int]
  private let dayOrders: [ColumnMeaning: DayOrder]

  /// The number of columns up to the last one with a name.
  let width: Int

  /// - Parameters:
  ///   - header: The names of the columns; of two columns with one meaning the first counts.
  ///   - rows: The lines below.
  ///   - vocabulary: What the names mean.
  init(header: CSVRecord, rows: CSVRecords, vocabulary: TableVocabulary) {
    var indices: [ColumnMeaning: Int] = [:]
    var columns: [ColumnUse] = []
    for (index, name) in header.texts.enumerated() {
      let meaning = vocabulary[name].flatMap { indices[$0] == nil ? $0 : nil }
      if let meaning { indices[meaning] = index }
      columns.append(ColumnUse(name: name.cleanLine, meaning: meaning))
    }
    width = header.texts.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    self.columns = Array(columns.prefix(width))
    self.rows = rows
    self.indices = indices
    let days: [ColumnMeaning] = [.released, .ratedOn, .addedOn, .watchedOn]
    dayOrders = days.reduce(into: [:]) { orders, meaning in
      guard let index = indices[meaning] else { return }
      let texts = rows.lazy.compactMap { $0.fields.count > index ? $0.fields[index].text : nil }
      orders[meaning] = DayOrder(ofColumn: header.texts[index], texts)
    }
  }

  /// The number of the column that means this.
  func index(of meaning: ColumnMeaning) -> Int? { indices[meaning] }

  /// Which comes first in the days of a column; `nil` if that is not known.
  func dayOrder(of meaning: ColumnMeaning) -> DayOrder? { dayOrders[meaning] }

  /// A reader of the fields of a row.
  func fields(of row: CSVRecord) -> RowFields { RowFields(row, of: self) }
}
