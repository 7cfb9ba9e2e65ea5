import SafeText

/// Rows of text in columns that are aligned by cells, as a terminal counts them.
struct TextTable {
  /// The columns' names.
  var header: [String]
  /// The rows, each with as many texts as the header.
  var rows: [[String]]

  /// The gap between two columns.
  private static let gap = "  "

  /// The table as lines; the last column is not padded.
  ///
  /// `columns` is the width of the terminal, to which lines are cut, and for which the header is
  /// shown; `nil` where the output is no terminal.
  func lines(columns: Int?) -> [String] {
    let shown = columns == nil ? rows : [header] + rows
    let widths = header.indices.map { column in shown.map { $0[column].cellWidth }.max() ?? 0 }
    return shown.map { row in
      let cells = zip(row, widths).map { $0.padded(toCells: $1) }
      let line = (cells.dropLast() + row.suffix(1)).joined(separator: Self.gap)
      return columns.map { line.clipped(toCells: $0) } ?? line
    }
  }
}

extension [String] {
  /// The lines as bytes, each with its end.
  var bytes: [UInt8] { flatMap { ($0 + "\n").utf8 } }
}

extension String {
  /// The text with blanks behind it up to a width in cells.
  func padded(toCells cells: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, cells - cellWidth))
  }
}
