import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of a season's episodes as a list, with the selected one's details beside or below.
struct EpisodesView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  var details: DetailView

  func draw(
    _ episodes: EpisodeListProps, _ detail: DetailProps?, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let parts = divide(area, episodes.room)
    if let absence = episodes.absence {
      if episodes.room.hasPane { drawEdges(parts, episodes, of: &canvas) }
      return draw(absence, of: episodes.season, in: parts.list, of: &canvas)
    }
    metrics.hitAreas.append(HitArea(rect: parts.list, target: .pane(.episodes)))
    for (index, row) in episodes.rows.enumerated() where index < parts.list.height {
      let isSelected = index == episodes.selection
      EpisodeLine(theme: theme, today: episodes.today)
        .draw(row, isSelected: isSelected, at: parts.list.row(index), of: &canvas)
      metrics.note(
        HitArea.Item(.episodes, section: episodes.season, episodes.top + index),
        at: parts.list.row(index))
    }
    drawEdges(parts, episodes, of: &canvas)
    if let area = parts.details {
      details.draw(detail, in: area, of: &canvas, metrics: &metrics)
    }
  }

  /// The areas of the parts.
  private struct Parts {
    var list: Rect
    var details: Rect?
    /// The line between them: a column or a row.
    var divider: Point?
  }

  private func divide(_ area: Rect, _ room: EpisodeRoom) -> Parts {
    if room.hasPane {
      let parts = Layout.divide(area)
      return Parts(
        list: parts.list, details: parts.pane,
        divider: Point(column: parts.divider, row: area.row))
    }
    let list = Rect(column: area.column, row: area.row, columns: area.width, rows: room.rows)
    guard room.detailRows > 0 else { return Parts(list: list) }
    let below = Rect(
      column: area.column, row: area.row + room.rows + 1, columns: area.width,
      rows: room.detailRows)
    return Parts(
      list: list, details: below.inset(columns: 3),
      divider: Point(column: area.column + 1, row: area.row + room.rows))
  }

  private func drawEdges(_ parts: Parts, _ episodes: EpisodeListProps, of canvas: inout Canvas) {
    var edge = parts.list.column + parts.list.width - 1
    if let divider = parts.divider, let details = parts.details {
      if details.row == parts.list.row {
        canvas.verticalLine(at: divider, length: parts.list.height, style: theme.rule)
        edge = divider.column
      } else {
        canvas.horizontalLine(at: divider, length: parts.list.width - 2, style: theme.rule)
      }
    }
    canvas.scrollbar(
      at: Point(column: edge, row: parts.list.row), rows: parts.list.height, offset: episodes.top,
      count: episodes.count, thumb: theme.dim)
  }

  private func draw(
    _ absence: SeasonAbsence, of season: Int, in area: Rect, of canvas: inout Canvas
  ) {
    let words = SeasonWording(source: source, remedies: Remedies(keymap, in: .episodes))
      .lines(absence, season: season)
    let sentences = words.enumerated().map { index, line in
      let style = index == 0 && absence.isFailure ? theme.warning : theme.text
      return StyledLine(line, style, keys: theme.accent)
    }
    canvas.write(sentences, atTopOf: area)
  }
}

extension SeasonAbsence {
  /// Whether the season failed to load.
  var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}

/// A view of an episode's row: number, title, as much of the day as fits, rating.
struct EpisodeLine {
  var theme: Theme
  /// The current day; `nil` if unknown.
  var today: CalendarDate?

  private static let numberColumns = 4
  private static let gap = 2

  func draw(
    _ row: EpisodeListProps.Row, isSelected: Bool, at area: Rect, of canvas: inout Canvas
  ) {
    let selection = isSelected ? theme.selection : nil
    let dim = selection?.dim ?? theme.dim
    if let selection {
      canvas.fill(area.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: Point(column: area.column + 1, row: area.row), style: selection.marker)
    }
    if row.isMarked {
      canvas.write(
        "●", at: Point(column: area.column + (isSelected ? 2 : 1), row: area.row),
        style: selection?.marker ?? theme.accent)
    }
    let number = row.episode.number.map(String.init) ?? "–"
    var column = area.column + 3
    canvas.write(
      number.padded(fromLeftToCells: Self.numberColumns), at: Point(column: column, row: area.row),
      style: dim)
    if row.isSeen {
      canvas.write(
        "✓", at: Point(column: column, row: area.row), style: selection?.marker ?? theme.accent)
    }
    column += Self.numberColumns
    canvas.write(row.files, at: Point(column: column, row: area.row), theme, selection)
    column += Self.gap
    var end = area.column + area.width - 2
    end = drawRating(row, selection, endingAt: end, of: &canvas, row: area.row)
    let room = end - column - row.episode.title.cellWidth - Self.gap
    if let day = row.episode.released?.forms(on: today).first(where: { $0.cellWidth <= room }) {
      canvas.write(day, at: Point(column: end - day.cellWidth, row: area.row), style: dim)
      end -= day.cellWidth + Self.gap
    }
    canvas.write(
      row.episode.title, at: Point(column: column, row: area.row),
      style: selection?.text ?? (row.isUnaired ? theme.dim : theme.text),
      width: max(0, end - column))
  }

  /// Draws the rating; returns the end of the rest of the row.
  private func drawRating(
    _ row: EpisodeListProps.Row, _ selection: Theme.Selection?, endingAt end: Int,
    of canvas: inout Canvas, row line: Int
  ) -> Int {
    RowRating(theme: theme, selection: selection, hasBar: false).draw(
      row.episode.rating, or: row.isUnaired ? "–" : "?", endingAt: Point(column: end, row: line),
      of: &canvas)
  }
}
