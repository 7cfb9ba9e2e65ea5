import MoviesUI
import TerminalUI

/// What the screen shows of the marks.
struct WatchLaterProps: Sendable, Equatable {
  var count: Int
  /// Whether the selected title is marked.
  var isMarked: Bool
  /// Whether the current marks are on the disk.
  var isSaved: Bool

  init(_ state: AppWithWatchLater) {
    let ids = state.watchLater.ids
    count = ids.count
    isMarked = state.app.selectedTitle.map(ids.contains) ?? false
    isSaved = state.watchLater.failure == nil
  }
}

/// Shows how many titles are marked, and whether the selected one is.
struct WatchLaterView {
  var theme: Theme

  func draw(_ props: WatchLaterProps, in area: Rect, of canvas: inout Canvas) {
    guard props.count > 0 else { return }
    let words = "\(props.count) to watch\(props.isSaved ? "" : ", not saved")"
    canvas.write(
      " \(props.isMarked ? "◆" : "◇") \(words) ", at: area.origin,
      style: props.isMarked ? theme.accent : theme.dim, width: area.size.columns)
  }
}
