import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view beside a person's titles: a dot for each title by year and rating, people with the same
/// name, frequent companions, and the details of the selected title if there is room.
struct PersonPanel {
  var theme: Theme
  var glyphs: DotGlyphs
  /// The view of the selected title's details.
  var details: DetailView

  private static let mostChartRows = 14
  private static let leastChartRows = 5
  private static let leastDetails = 12

  func draw(
    _ person: PersonProps, _ detail: DetailProps?, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    var rest = area
    let rows = min(Self.mostChartRows, area.height / 3)
    if rows >= Self.leastChartRows, let plot = PersonPlot(person, in: area, rows, glyphs) {
      draw(plot, of: &canvas)
      rest = rest.split(topRows: rows + 2).bottom
    }
    for (heading, people, part) in [
      ("Namesakes", person.namesakes, DoorPlace.Part.namesakes),
      ("Often with", person.companions, .common),
    ] {
      let lines = lines(of: people, as: part, below: heading, width: rest.width)
      for (row, line) in lines.prefix(rest.height).enumerated() {
        let start = Point(column: rest.column, row: rest.row + row)
        line.write(at: start, width: rest.width, to: &canvas)
        metrics.noteDoors(of: line, at: start, width: rest.width, in: .details)
      }
      let gap = lines.isEmpty ? 0 : 1
      rest = rest.split(topRows: min(rest.height, lines.count + gap)).bottom
    }
    guard rest.height >= Self.leastDetails else { return }
    details.draw(detail, in: rest, of: &canvas, metrics: &metrics)
  }

  private func draw(_ plot: PersonPlot, of canvas: inout Canvas) {
    ChartAxis(theme: theme).draw(plot.scale, beside: plot.field, glyphs, of: &canvas)
    canvas.draw(plot.dots, at: plot.field.origin, style: theme.text)
    if let point = plot.selected { canvas.write("●", at: point, style: theme.accent) }
    for label in plot.labels { canvas.write(label.text, at: label.place, style: theme.dim) }
  }

  /// Returns the heading, and below it the names; each name is a link.
  private func lines(
    of people: [(name: String, count: String)], as part: DoorPlace.Part, below heading: String,
    width: Int
  ) -> [StyledLine] {
    guard !people.isEmpty else { return [] }
    let names = StyledLine(people, of: part, theme: theme)
    return [StyledLine(heading, theme.dim)]
      + names.wrapped(toCells: min(width, Layout.readableWidth)).prefix(4)
  }
}
