public import MoviesCore
public import TerminalUI

/// A frame that was drawn, whose unchanged parts the next frame reuses.
///
/// A class without variables: every view reads it, and none should copy its contents.
public final class DrawnFrame: Sendable {
  public let props: BrowseProps
  let canvas: Canvas

  /// Keeps the result of ``BrowseView/draw(_:pressed:size:pictures:after:)``.
  ///
  /// - Parameters:
  ///   - props: The contents.
  ///   - canvas: The frame, as it was drawn and without anything drawn over it since.
  public init(_ props: BrowseProps, _ canvas: Canvas) {
    self.props = props
    self.canvas = canvas
  }

  /// Whether the frame has the same list as other props, so that most rows are the same.
  func hasSameList(as props: BrowseProps, on size: TerminalSize) -> Bool {
    canvas.size == size && self.props.hasPane == props.hasPane
      && self.props.list.day == props.list.day && self.props.list.today == props.list.today
      && self.props.person?.role == props.person?.role
      && self.props.person?.figures == props.person?.figures
      && self.props.list.content == props.list.content
  }

  /// Whether the rows of the same list can be reused, except where the selection moved: nothing
  /// lies over them, and they stand out in the same way.
  func hasRows(like props: BrowseProps) -> Bool {
    self.props.showsList && self.props.focus == props.focus
      && self.props.list.isStale == props.list.isStale && self.props.wall == nil
      && self.props.overlay == nil && !self.props.showsWelcome
  }

  /// Whether the text below the same rows is the same, too.
  func hasTextBelowRows(like props: BrowseProps) -> Bool {
    self.props.list.endNote == props.list.endNote && self.props.page == props.page
      && self.props.header.source == props.header.source
      && self.props.showsWelcome == props.showsWelcome
  }
}
