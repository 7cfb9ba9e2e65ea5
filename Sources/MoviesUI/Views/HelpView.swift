import MoviesCore
import SafeText
import TerminalUI

/// A view of the help: the keys of the pane below it, and those that work everywhere.
struct HelpView {
  var theme: Theme
  var keymap: Keymap
  /// The screen below the help; the help describes its pane.
  var props: BrowseProps
  var state: HelpState

  func draw(in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics) {
    let listing = HelpListing(theme: theme, keymap: keymap, props: props, room: area.width - 8)
    let box = SearchableBox(
      theme: theme, pane: .help, title: ScreenWording.helpTitle(props), search: state.search,
      hint: ScreenWording.typeToSearchHelp)
    let inside = box.draw(
      columns: listing.width + 4, rows: listing.all.count, in: area, of: &canvas,
      metrics: &metrics)
    let lines = listing.lines(with: state.search.text)
    let limit = Scrolling.limit(count: lines.count, rows: inside.height)
    let scroll = min(state.scroll, limit)
    for (row, line) in lines.dropFirst(scroll).prefix(inside.height).enumerated() {
      line.write(at: inside.row(row).origin, width: inside.width, to: &canvas)
    }
    box.drawScrollbar(beside: inside, offset: scroll, count: lines.count, of: &canvas)
    metrics[.help].rows = inside.height
    metrics[.help].scrollLimit = limit
  }
}
