import MoviesCore
import SafeText
import TerminalUI

/// What stands in the place of the list while there is none: what happened, and what to do.
struct MessageView {
  var theme: Theme
  var keymap: Keymap
  /// The pane that has the focus.
  var pane: Pane

  private static let readableWidth = 72

  func draw(_ content: ListProps.Content, in area: Rect, of canvas: inout Canvas) {
    guard let words = words(for: content) else { return }
    let start = Point(column: area.column + 3, row: area.row + 1)
    let width = area.width - 6
    canvas.write(words.headline, at: start, style: theme.strong, width: width)
    let lines = words.advice.wrapped(toCells: min(Self.readableWidth, width))
    for (index, line) in lines.enumerated() where index + 3 < area.height {
      canvas.write(line, at: start.moved(rows: 2 + index), style: theme.text)
    }
  }

  private func words(for content: ListProps.Content) -> ListMessage? {
    switch content {
    case .error(let error, let query):
      ListMessage(
        ErrorWording(error, query: query, remedies: .ofSearch(keymap, in: pane)))
    case .nothingTyped: ListMessage(nothingTypedIn: pane, keys: keymap)
    case .tooShort(let minimum): ListMessage(tooShortFor: minimum, keys: keymap)
    case .rows, .waiting: nil
    }
  }
}
