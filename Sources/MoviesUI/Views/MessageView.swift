import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the message in place of the list: the situation, and what can be done.
struct MessageView {
  var theme: Theme
  var keymap: Keymap
  /// The focused pane.
  var pane: Pane
  var source: DataSource
  /// The time that the daily limit probably lasts.
  var limitWait: LimitWait?
  /// Whether to tell the user that IMDb's data can be installed.
  var offersIMDb = false

  func draw(_ content: ListProps.Content, in area: Rect, of canvas: inout Canvas) {
    words(for: content)?.draw(theme: theme, in: area, of: &canvas)
  }

  private func words(for content: ListProps.Content) -> ListMessage? {
    switch content {
    case .error(let error, let query):
      var remedies = Remedies.ofSearch(keymap, in: pane)
      remedies.limitWait = limitWait
      return ListMessage(
        ErrorWording(
          error, query: query, source: query?.answerer(besides: source) ?? source,
          remedies: remedies))
    case .empty(let tab): return ListMessage(emptyTab: tab, in: pane, keys: keymap)
    case .noneLeft(let filter): return ListMessage(noneLeftBy: filter, in: pane, keys: keymap)
    case .nothingTyped:
      return ListMessage(nothingTypedIn: pane, keys: keymap, offersIMDb: offersIMDb)
    case .tooShort(let minimum): return ListMessage(tooShortFor: minimum, in: pane, keys: keymap)
    case .rows, .waiting: return nil
    }
  }
}

extension ListMessage {
  private static let readableWidth = 72
  private static let comfortableHeight = 8

  /// Draws the message at the top of an otherwise empty area.
  func draw(theme: Theme, in area: Rect, of canvas: inout Canvas) {
    // A small screen has no row to spare.
    let isSmall = area.height < Self.comfortableHeight
    let start = Point(column: area.column + 3, row: area.row + (isSmall ? 0 : 1))
    let width = area.width - 6
    canvas.write(
      headline, at: start, style: isWarning ? theme.warning : theme.strong, width: width)
    let lines = StyledLine(advice, theme.text, keys: theme.accent)
      .wrapped(toCells: min(Self.readableWidth, width))
    let firstLine = start.moved(rows: isSmall ? 1 : 2)
    for (index, line) in lines.enumerated() where firstLine.row + index < area.row + area.height {
      line.write(at: firstLine.moved(rows: index), width: width, to: &canvas)
    }
  }
}
