import SafeText

/// Rows of text in columns aligned by terminal cells.
struct TextTable {
  /// The columns' names.
  var header: [String]
  /// The rows, each with as many texts as the header.
  var rows: [[String]]
  /// The columns aligned to the right, as for numbers; all others are aligned to the left.
  var numbers: Set<Int> = []

  /// The gap between two columns.
  private static let gap = "  "

  /// The table as lines, without trailing spaces.
  ///
  /// `columns` is the width of the terminal, to which lines are cut and for which the header is
  /// shown; `nil` if the output is not a terminal.
  func lines(columns: Int?) -> [String] {
    let shown = columns == nil ? rows : [header] + rows
    let widths = header.indices.map { column in shown.map { $0[column].cellWidth }.max() ?? 0 }
    return shown.map { row in
      let line = row.indices.map { padded(row[$0], in: $0, toCells: widths[$0]) }
        .joined(separator: Self.gap).withoutBlanksAtEnd
      return columns.map { line.clipped(toCells: $0) } ?? line
    }
  }

  private func padded(_ text: String, in column: Int, toCells width: Int) -> String {
    numbers.contains(column)
      ? text.padded(fromLeftToCells: width) : text.padded(toCells: width)
  }
}

extension [String] {
  /// The lines as bytes, including line ends.
  var bytes: [UInt8] { flatMap { ($0 + "\n").utf8 } }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
