import MoviesCore
import SafeText
import TerminalUI
import Titles

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
