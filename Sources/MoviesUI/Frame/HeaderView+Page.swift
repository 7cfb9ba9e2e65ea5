import MoviesCore
import SafeText
import TerminalUI

extension HeaderView {
  /// Draws the line above a page other than a list: its name at the left, facts about it at the
  /// right, and the loading state between them.
  func draw(
    _ heading: PageHeading, _ props: BrowseProps, in area: Rect, of canvas: inout Canvas
  ) {
    let (start, end) = (2, area.width - 2)
    let least = min(heading.title.cellWidth, area.width / 3)
    let facts =
      [heading.title.cellWidth, least].lazy.compactMap { title in
        heading.facts.first { start + title + Self.gap + $0.cellWidth <= end }
      }.first ?? ""
    let right = end - facts.cellWidth
    canvas.write(facts, at: Point(column: right, row: area.row), style: theme.dim)
    let loading = loadingLine(props)
    let room = right - Self.gap - start
    let kept = loading.map { min($0.width, max(0, room - least - Self.gap)) } ?? 0
    let width = max(0, room - (kept > 0 ? kept + Self.gap : 0))
    let title = way(to: heading, props, width: width)
    title.write(at: Point(column: start, row: area.row), width: width, to: &canvas)
    let used = min(title.width, width)
    loading?.write(
      at: Point(column: start + used + Self.gap, row: area.row), width: kept, to: &canvas)
  }

  /// Returns the heading, after the way that leads there if that has a link.
  private func way(to heading: PageHeading, _ props: BrowseProps, width: Int) -> StyledLine {
    let way = props.header.way.dropLast() + [.title(heading.title)]
    return Array(way).line(cells: width, theme: theme)
  }

  /// The number of cells between the parts.
  private static let gap = 3

  /// Returns the loading state, and how to stop it; `nil` if nothing is loading.
  private func loadingLine(_ props: BrowseProps) -> StyledLine? {
    guard case .loading(let loading, let frame) = props.status, props.overlay == nil else {
      return nil
    }
    let spans: Spans = [(Self.sign(frame), theme.accent), (loading.words + "  ", theme.text)]
    return StyledLine((spans + cancel).map { .init(text: $0.text, style: $0.style) })
  }
}
