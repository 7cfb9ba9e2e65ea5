import SafeText

/// Rows of text in columns aligned by terminal cells.
struct TextTable {
  /// The names of the columns.
  var header: [String]
  /// The rows, each with as many texts as the header.
  var rows: [[String]]
  /// The columns aligned to the right, as for numbers; all others are aligned to the left.
  var numbers: Set<Int> = []
  /// The column of the names; `nil` if the table has no such column.
  ///
  /// On a narrow terminal, columns between the first one and this one are left out to make room.
  var names: Int?

  /// The gap between two columns.
  private static let gap = "  "

  /// Returns the table as lines, without trailing spaces.
  ///
  /// `columns` is the width of the terminal, to which lines are cut and for which the header is
  /// shown; `nil` if the output is not a terminal.
  func lines(columns: Int?) -> [String] {
    let shown = columns == nil ? rows : [header] + rows
    let widths = header.indices.map { column in shown.map { $0[column].cellWidth }.max() ?? 0 }
    let kept = columns.map { indices(with: widths, in: $0) } ?? Array(widths.indices)
    return shown.map { row in
      let line = kept.map { padded(row[$0], in: $0, toCells: widths[$0]) }
        .joined(separator: Self.gap).withoutBlanksAtEnd
      return columns.map { line.clipped(toCells: $0) } ?? line
    }
  }

  /// The minimum width of the column of the names, unless all names are shorter.
  private static let leastName = 20

  /// Returns the columns that fit; the columns just left of the names are left out first.
  private func indices(with widths: [Int], in room: Int) -> [Int] {
    guard let names, names > 0 else { return Array(widths.indices) }
    var end = names
    func needed() -> Int {
      widths[..<end].reduce(0) { $0 + $1 + Self.gap.count } + min(widths[names], Self.leastName)
    }
    while end > 1, needed() > room { end -= 1 }
    return Array(0..<end) + Array(names..<widths.count)
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
