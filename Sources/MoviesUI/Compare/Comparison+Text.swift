import SafeText
import TerminalUI

extension Comparison {
  /// Returns the comparison as lines of plain text.
  ///
  /// Titles that do not fit next to each other follow below, compared by the same facts.
  ///
  /// - Parameter width: The number of cells of a line.
  /// - Returns: The lines.
  public func text(width: Int) -> [String] {
    let columns = ComparisonColumns(titles: titles.count, width: width)
    let table = ComparisonTable(theme: Theme(.dark, depth: .mono), columns: columns)
    let blocks = stride(from: 0, to: titles.count, by: columns.count).map { first in
      var part = self.columns(first..<min(first + columns.count, titles.count))
      part.keepRows(andPeopleInCommon: first == 0)
      return table.lines(headings: part.titles) + [StyledLine()] + table.lines(part.groups)
    }
    return blocks.joined(separator: [StyledLine()]).map(\.text)
  }

  /// Drops the rows without any value.
  private mutating func keepRows(andPeopleInCommon hasPeople: Bool) {
    for index in groups.indices {
      groups[index].rows.removeAll { !$0.values.contains(where: \.isSomething) }
      if !hasPeople { groups[index].inCommon = [] }
    }
    groups.removeAll { $0.rows.isEmpty && $0.inCommon.isEmpty }
  }
}

extension StyledLine {
  fileprivate var text: String { spans.map(\.text).joined() }
}
