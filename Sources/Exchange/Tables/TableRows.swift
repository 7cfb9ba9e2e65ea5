/// The rows of a table that are about titles, in the order of the list that it is.
struct TableRows {
  private let reading: TableReading
  /// Where the rows stand in the table.
  private var records: [Int] = []
  private(set) var keys: [ImportedRows.Key] = []

  /// Finds the rows.
  ///
  /// - Parameters:
  ///   - reading: What a row says.
  ///   - problems: Gets what could not be understood.
  init(_ reading: TableReading, _ problems: inout [ImportProblem]) {
    self.reading = reading
    let table = reading.table
    records.reserveCapacity(table.rows.count)
    keys.reserveCapacity(table.rows.count)
    var positions: [Int] = []
    for (index, record) in zip(table.rows.indices, table.rows) where !record.isBlank {
      guard let (row, position) = reading.row(in: record, &problems) else { continue }
      records.append(index)
      keys.append(ImportedRows.Key(row))
      if table.index(of: .position) != nil { positions.append(position ?? .max) }
    }
    if zip(positions, positions.dropFirst()).contains(where: >) { sort(by: positions) }
  }

  private mutating func sort(by positions: [Int]) {
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    records = order.map { records[$0] }
    keys = order.map { keys[$0] }
  }

  /// Reads a row again.
  func row(at index: Int) -> ImportedRow {
    let record = reading.table.rows[records[index]]
    var problems: [ImportProblem] = []
    return reading.row(in: record, &problems)?.row
      ?? ImportedRow(place: record.fields[0].place, reference: keys[index].reference)
  }
}
