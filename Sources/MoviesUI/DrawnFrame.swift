public import MoviesCore
public import TerminalUI

/// A frame that was drawn, from which the next one takes what has not changed.
public struct DrawnFrame: Sendable {
  public let props: BrowseProps
  let canvas: Canvas
  /// The columns of the list; `nil` if there was none.
  let columns: ListColumns?

  /// Keeps what ``BrowseView/draw(_:pressed:size:pictures:after:)`` has drawn.
  ///
  /// - Parameters:
  ///   - props: The contents.
  ///   - canvas: The frame, as it was drawn and without anything drawn over it since.
  ///   - metrics: What the frame told.
  public init(_ props: BrowseProps, _ canvas: Canvas, _ metrics: FrameMetrics) {
    self.props = props
    self.canvas = canvas
    columns = metrics.listColumns
  }

  /// The columns of its list, if that of other props has the same.
  func columns(for props: BrowseProps, on size: TerminalSize) -> ListColumns? {
    let isSame =
      canvas.size == size && self.props.hasPane == props.hasPane
      && self.props.showsPosters == props.showsPosters
      && (self.props.detail?.error == nil) == (props.detail?.error == nil)
      && self.props.list.isAsWide(as: props.list)
    return isSame ? columns : nil
  }

  /// Whether its rows lie where those of other props do, with nothing over them.
  func hasRows(like props: BrowseProps, in columns: ListColumns, on size: TerminalSize) -> Bool {
    canvas.size == size && self.columns == columns && self.props.hasPane == props.hasPane
      && self.props.focus == props.focus && self.props.wall == nil && self.props.overlay == nil
      && !self.props.showsWelcome
  }
}

extension ListProps {
  /// Whether the columns have to be as wide as those of another list.
  fileprivate func isAsWide(as other: ListProps) -> Bool {
    hasMarks == other.hasMarks && day == other.day && content == other.content
      && neighbours == other.neighbours
  }

  /// The row at a place on the screen; `nil` if there is none.
  func row(at index: Int) -> Row? {
    guard case .rows(let rows) = content, rows.indices.contains(index) else { return nil }
    return rows[index]
  }
}
