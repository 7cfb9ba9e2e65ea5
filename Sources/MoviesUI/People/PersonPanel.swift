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

/// The places of a person's titles in a chart, by year and IMDb's rating.
struct PersonPlot {
  /// The area of the dots.
  let field: Rect
  let scale: ChartScale
  /// A dot for each rated title that is not selected.
  private(set) var dots: DotPlot
  /// The selected title, if it is rated.
  private(set) var selected: Point?
  /// The years below the field.
  let labels: [(text: String, place: Point)]

  /// Lays out the chart; returns `nil` if fewer than two titles have a year and a rating.
  init?(_ person: PersonProps, in area: Rect, _ rows: Int, _ glyphs: DotGlyphs) {
    let rated = person.figures.credits.compactMap { credit in
      credit.year.flatMap { year in credit.score.map { (id: credit.id, year: year, score: $0) } }
    }
    guard rated.count > 1, let first = rated.map(\.year).min(), let last = rated.map(\.year).max()
    else { return nil }
    let axis = ChartAxis.columns
    let field = Rect(
      column: area.column + axis, row: area.row, columns: max(1, area.width - axis - 1),
      rows: rows)
    let scale = ChartScale(worst: rated.map(\.score).min(), rows: rows * glyphs.dotsDown)
    dots = DotPlot(size: field.size, glyphs: glyphs)
    let across = Double(dots.dotsAcross - 1)
    func x(of year: Int) -> Double {
      last > first ? Double(year - first) / Double(last - first) * across : across / 2
    }
    for title in rated {
      if title.id == person.selected {
        let column = Int(x(of: title.year).rounded()) / glyphs.dotsAcross
        selected = Point(
          column: field.column + column, row: scale.row(of: title.score, in: field, glyphs))
      } else if glyphs == .braille {
        dots.markSquare(x: x(of: title.year), y: scale.row(of: title.score))
      } else {
        dots.mark(x: x(of: title.year), y: scale.row(of: title.score))
      }
    }
    let row = field.row + rows
    let (left, right) = (String(first), String(last))
    let end = field.column + field.width - right.cellWidth
    labels =
      last > first
      ? [(left, Point(column: field.column, row: row)), (right, Point(column: end, row: row))]
      : [(left, Point(column: field.column + field.width / 2, row: row))]
    (self.field, self.scale) = (field, scale)
  }
}
