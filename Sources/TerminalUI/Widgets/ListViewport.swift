/// The visible rows of a long list, and the selected one.
///
/// A pure value: the list itself is never touched, so everything is O(1) however long the list is.
/// The first visible row is kept in state and updated with ``shown(count:rows:margin:)``.
public struct ListViewport: Hashable, Codable, Sendable {
  /// The first row on the screen.
  public var top: Int
  /// The selected row; 0 also if the list is empty.
  public var selection: Int

  /// The start of a list.
  public init(top: Int = 0, selection: Int = 0) {
    self.top = top
    self.selection = selection
  }

  /// Scrolls the selection onto the screen.
  ///
  /// - Parameters:
  ///   - count: The number of rows in the list.
  ///   - rows: The number of rows on the screen.
  ///   - margin: How many rows stay visible above and below the selection, if there are more.
  /// - Returns: The viewport moved as little as needed, so that the selection exists and is
  ///   visible, and the last page is full.
  public func shown(count: Int, rows: Int, margin: Int = 0) -> ListViewport {
    guard count > 0, rows > 0 else { return ListViewport() }
    let selection = max(0, min(selection, count - 1))
    let margin = min(margin, (rows - 1) / 2)
    let lowest = max(0, min(selection - margin, count - rows))
    let highest = max(0, min(selection + margin, count - 1) - rows + 1)
    let top = max(highest, min(max(0, min(top, count - rows)), lowest))
    return ListViewport(top: top, selection: selection)
  }

  /// The rows on the screen.
  public func visibleRows(count: Int, rows: Int) -> Range<Int> {
    let top = max(0, min(top, count))
    return top..<max(top, min(count, top + rows))
  }
}
