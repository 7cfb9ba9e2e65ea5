import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A table of a heat map's cells with their labels, and the averages of the seasons.
struct HeatMapTable {
  var theme: Theme
  var map: HeatMapProps
  var totals: SeriesTotals
  private let places: HeatMapPlaces

  /// Creates a table that begins at a point.
  init(_ map: HeatMapProps, _ totals: SeriesTotals, theme: Theme, at origin: Point = .zero) {
    self.theme = theme
    self.map = map
    self.totals = totals
    places = HeatMapPlaces(map, at: origin)
  }

  /// The number of columns of a cell's mark, and of the mark together with the number.
  private static let markColumns = 1
  private static let numberColumns = 5

  /// Draws the table; returns the hit areas of the episodes.
  ///
  /// - Complexity: O(*n*) in the cells of the props.
  @discardableResult
  func draw(into canvas: inout Canvas) -> [HitArea] {
    drawLabels(into: &canvas)
    var areas: [HitArea] = []
    for (index, season) in map.seasons.enumerated() {
      let average = season.average.map { Rating(imdb: $0).written } ?? ""
      write(average, in: places.average(season: index), style: theme.text, to: &canvas)
      for (episode, cell) in season.cells.enumerated() where !isFolded(episode) {
        let place = places.cell(season: index, episode: episode)
        draw(
          cell, isSelected: isSelected(season, map.numbers[episode]), in: place, of: &canvas)
        if let episode = cell.place {
          let item = HitArea.Item(.heatMap, section: episode.season, episode.row)
          areas.append(HitArea(rect: place, target: .item(item)))
        }
      }
      if let absence = season.absence, !season.cells.isEmpty {
        draw(absence, in: places.cell(season: index, episode: 0), of: &canvas)
      }
    }
    return areas
  }

  private func isSelected(
    _ season: HeatMapProps.Season, _ numbers: ClosedRange<Int>
  ) -> Bool {
    guard let selection = map.selection, let number = selection.episode?.number else {
      return false
    }
    return selection.place.season == season.number && numbers.contains(number)
  }

  /// Whether a gap is folded into one line, in which its numbers take the place of cells.
  private func isFolded(_ episode: Int) -> Bool {
    !map.grid.isTransposed && map.numbers[episode].count > 1
  }

  /// Draws the labels; those of the selected episode stand out.
  private func drawLabels(into canvas: inout Canvas) {
    for (index, season) in map.seasons.enumerated() {
      let isSelected = map.selection?.place.season == season.number
      write(
        SeasonLabel.text(season.number), in: places.label(season: index),
        style: isSelected ? theme.strong : season.absence == nil ? theme.dim : theme.rule,
        to: &canvas)
    }
    for (index, numbers) in map.numbers.enumerated() {
      let isSelected = map.selection?.episode?.number.map(numbers.contains) == true
      let place = places.label(episode: index)
      guard !isFolded(index) else {
        canvas.write(numbers.words, at: place.origin, style: theme.rule)
        continue
      }
      write(
        numbers.count > 1 ? "…" : String(numbers.lowerBound), in: place,
        style: isSelected ? theme.strong : theme.dim, to: &canvas)
    }
    write("avg", in: places.averageLabel, style: theme.dim, to: &canvas)
  }

  private func draw(
    _ cell: HeatMapProps.Cell, isSelected: Bool, in place: Rect, of canvas: inout Canvas
  ) {
    let style = style(of: cell.content)
    fill(
      place, with: cell.content.sign, mark: mark(of: cell, isSelected: isSelected),
      style: isSelected ? theme.heat.selected(style) : style, of: &canvas)
  }

  private func mark(of cell: HeatMapProps.Cell, isSelected: Bool) -> String {
    guard let place = cell.place else { return " " }
    if place == totals.best?.place { return "▲" }
    if place == totals.worst?.place { return "▼" }
    if isSelected { return "▸" }
    return cell.isSeen ? "✓" : cell.files == nil ? " " : FileMark.sign
  }

  private func style(of content: HeatMapProps.Cell.Content) -> Style {
    switch content {
    case .rated(let score): theme.heat.style(ofScore: score)
    case .gap: theme.rule
    case .unaired, .unrated, .unknown: theme.dim
    }
  }

  /// Draws the state of a missing season in the cell of its first episode.
  private func draw(
    _ absence: SeasonAbsence, in place: Rect, of canvas: inout Canvas
  ) {
    switch absence {
    case .loading: fill(place, with: "… ", style: theme.dim, of: &canvas)
    case .failed: fill(place, with: "! ", style: theme.warning, of: &canvas)
    case .unlisted, .empty, .notAsked: break
    }
  }

  /// Fills a cell with a number and its mark.
  private func fill(
    _ place: Rect, with number: String, mark: String = " ", style: Style, of canvas: inout Canvas
  ) {
    let room = Self.numberColumns - Self.markColumns
    let text = mark + number.padded(fromLeftToCells: room)
    canvas.write(text.padded(toCells: map.grid.cellColumns), at: place.origin, style: style)
  }

  /// Writes a label or an average, aligned with the numbers in the cells.
  private func write(_ text: String, in place: Rect, style: Style, to canvas: inout Canvas) {
    canvas.write(
      text.padded(fromLeftToCells: Self.numberColumns), at: place.origin, style: style)
  }
}

extension HeatMapTable {
  /// The row below the table.
  var bottom: Int { size.rows }

  /// The size of the table, from the canvas' corner.
  var size: TerminalSize {
    let last = places.cell(season: map.seasons.count - 1, episode: map.numbers.count - 1)
    let average = places.average(season: map.seasons.count - 1)
    let holes = map.numbers.indices.filter(isFolded).map { map.numbers[$0].words.cellWidth }
    return TerminalSize(
      columns: max(last.columns.upperBound, average.columns.upperBound, holes.max() ?? 0),
      rows: max(last.rows.upperBound, average.rows.upperBound))
  }
}

extension ClosedRange<Int> {
  /// The numbers of a gap, and the sign for no episode: `2 – 3,999 ·`.
  fileprivate var words: String { "\(lowerBound.grouped) – \(upperBound.grouped) ·" }
}

extension HeatMapProps.Cell.Content {
  /// The text of the cell; a sign is aligned with the decimal point of ratings.
  fileprivate var sign: String {
    switch self {
    case .rated(let score): Rating(imdb: score).written
    case .gap: "· "
    case .unaired: "– "
    case .unrated: "? "
    case .unknown: ""
    }
  }
}

/// The areas of the parts of a heat map's table.
struct HeatMapPlaces {
  /// The top left corner of the table.
  var origin: Point
  var grid: HeatMapGrid
  /// The number of visible episodes of a season.
  var episodes: Int

  init(_ map: HeatMapProps, at origin: Point) {
    self.origin = origin
    grid = map.grid
    episodes = map.numbers.count
  }

  private var firstCell: Int {
    origin.column + HeatMapGrid.labelColumns + (grid.isTransposed ? grid.cellColumns : 0)
  }

  /// Returns the cell of an episode, by the indices of its season and its row on the screen.
  func cell(season: Int, episode: Int) -> Rect {
    grid.isTransposed ? cell(across: episode, down: season) : cell(across: season, down: episode)
  }

  /// Returns the area of a season's label.
  func label(season: Int) -> Rect {
    grid.isTransposed ? label(down: season) : label(across: season)
  }

  /// Returns the area of an episode's label.
  func label(episode: Int) -> Rect {
    grid.isTransposed ? label(across: episode) : label(down: episode)
  }

  /// Returns the area of a season's average: below its cells, or before them.
  func average(season: Int) -> Rect {
    grid.isTransposed ? cell(across: -1, down: season) : cell(across: season, down: episodes)
  }

  /// The area of the averages' label.
  var averageLabel: Rect { grid.isTransposed ? label(across: -1) : label(down: episodes) }

  private func cell(across: Int, down: Int) -> Rect {
    Rect(
      column: firstCell + across * grid.cellColumns, row: origin.row + HeatMapGrid.headRows + down,
      columns: grid.cellColumns, rows: 1)
  }

  private func label(across: Int) -> Rect {
    cell(across: across, down: -HeatMapGrid.headRows)
  }

  private func label(down: Int) -> Rect {
    Rect(
      column: origin.column, row: origin.row + HeatMapGrid.headRows + down,
      columns: HeatMapGrid.labelColumns, rows: 1)
  }
}
