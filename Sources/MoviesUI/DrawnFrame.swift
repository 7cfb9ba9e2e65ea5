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

  /// Whether its list is that of other props, so that the columns and most rows are the same.
  func hasSameList(as props: BrowseProps, on size: TerminalSize) -> Bool {
    canvas.size == size && self.props.hasPane == props.hasPane
      && self.props.showsPosters == props.showsPosters
      && (self.props.detail?.error == nil) == (props.detail?.error == nil)
      && self.props.list.hasMarks == props.list.hasMarks && self.props.list.day == props.list.day
      && self.props.list.neighbours == props.list.neighbours
      && self.props.list.content == props.list.content
  }

  /// Whether the rows of the same list can be taken from it, except where the selection moved:
  /// nothing lies over them, and they stand out in the same way.
  func hasRows(like props: BrowseProps) -> Bool {
    columns != nil && self.props.focus == props.focus
      && self.props.list.isStale == props.list.isStale && self.props.wall == nil
      && self.props.overlay == nil && !self.props.showsWelcome
  }

  /// Whether the same stands below the same rows.
  func hasTextBelowRows(like props: BrowseProps) -> Bool {
    self.props.list.endNote == props.list.endNote && self.props.page == props.page
      && self.props.header.source == props.header.source
      && self.props.showsWelcome == props.showsWelcome
  }
}
