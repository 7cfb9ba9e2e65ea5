import SafeText

/// Rows of text in columns that are aligned by cells, as a terminal counts them.
struct TextTable {
  /// The columns' names.
  var header: [String]
  /// The rows, each with as many texts as the header.
  var rows: [[String]]
  /// The columns that end below each other, as numbers do; all others begin below each other.
  var numbers: Set<Int> = []

  /// The gap between two columns.
  private static let gap = "  "

  /// The table as lines, without blanks at their ends.
  ///
  /// `columns` is the width of the terminal, to which lines are cut, and for which the header is
  /// shown; `nil` where the output is no terminal.
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
  /// The lines as bytes, each with its end.
  var bytes: [UInt8] { flatMap { ($0 + "\n").utf8 } }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
