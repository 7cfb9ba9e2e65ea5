import TerminalUI

extension Rect {
  var column: Int { origin.column }
  var row: Int { origin.row }
  var width: Int { size.columns }
  var height: Int { size.rows }

  /// Returns one row of the rectangle, counted from its top.
  func row(_ index: Int) -> Rect {
    Rect(column: column, row: row + index, columns: width, rows: 1)
  }
}
