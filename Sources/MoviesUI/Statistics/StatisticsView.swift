import Keeping
import MoviesCore
import SafeText
import TerminalUI

/// A view of the page of statistics: the charts, and a line about the selected bar.
struct StatisticsView {
  var theme: Theme
  /// The message if nothing is seen or rated.
  var emptiness: ListMessage

  private static let footRows = 1
  private static let gap = 2

  func draw(
    _ props: StatisticsProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard let statistics = props.statistics else { return }
    guard !statistics.isEmpty else {
      return emptiness.draw(theme: theme, in: area, of: &canvas)
    }
    let body = area.inset(columns: StatisticsGrid.margins / 2)
    let (top, foot) = body.split(topRows: body.height - Self.footRows)
    let layout = StatisticsLayout(statistics, StatisticsGrid(width: area.width), in: top.size)
    drawFoot(statistics, props.page, layout, in: foot, of: &canvas)
    metrics.hitAreas += draw(statistics, props.page, layout, in: top, of: &canvas)
  }

  /// Draws the line about the selected bar, and arrows for more charts above or below.
  private func drawFoot(
    _ statistics: LibraryStatistics, _ selection: StatisticsPage, _ layout: StatisticsLayout,
    in line: Rect, of canvas: inout Canvas
  ) {
    let scroll = layout.scroll(to: selection.chart)
    let arrows = (scroll > 0 ? "↑" : "") + (scroll < layout.scrollLimit ? "↓" : "")
    let more = StyledLine([
      .init(text: arrows.isEmpty ? "" : "more ", style: theme.dim),
      .init(text: arrows, style: theme.accent),
    ])
    let start = Point(column: line.columns.upperBound - more.width, row: line.row)
    more.write(at: start, width: more.width, to: &canvas)
    let words = line.origin.moved(columns: StatisticsPanel.markerColumns)
    let room = start.column - words.column - (arrows.isEmpty ? 0 : Self.gap)
    let forms = StatisticsSentence(statistics).selection(of: selection)
    let fitting = forms.first { $0.cellWidth <= room } ?? forms.last ?? ""
    canvas.write(fitting, at: words, style: theme.text, width: room)
  }

  /// Draws the visible part of the page; returns the hit areas of its bars.
  private func draw(
    _ statistics: LibraryStatistics, _ selection: StatisticsPage, _ layout: StatisticsLayout,
    in area: Rect, of canvas: inout Canvas
  ) -> [HitArea] {
    let (page, places) = StatisticsSheet(statistics, layout, theme: theme).drawn(selection)
    let scroll = layout.scroll(to: selection.chart)
    let room = Rect(
      column: area.column, row: area.row, columns: page.size.columns, rows: area.height)
    canvas.place(page, in: room, firstRow: scroll)
    return places.compactMap { $0.moved(by: area.origin, scroll: scroll, in: room) }
  }
}

extension StatisticsChart {
  /// Returns the hit area of a bar.
  func area(of bar: Int, at rect: Rect) -> HitArea {
    HitArea(rect: rect, target: .item(HitArea.Item(.statistics, section: index, bar)))
  }
}

extension HitArea {
  /// Returns the area's place on the screen; `nil` if it is not visible.
  fileprivate func moved(by origin: Point, scroll: Int, in room: Rect) -> HitArea? {
    var area = self
    area.rect.origin = rect.origin.moved(columns: origin.column, rows: origin.row - scroll)
    area.rect = area.rect.intersection(room)
    return area.rect.isEmpty ? nil : area
  }
}
