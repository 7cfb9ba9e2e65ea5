import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the list of titles.
struct ListView {
  var theme: Theme
  var keymap: Keymap
  var columns: ListColumns
  /// The focused pane.
  var pane: Pane
  var source: DataSource

  func draw(
    _ rows: [ListProps.Row], _ props: BrowseProps, in area: Rect, after before: DrawnFrame?,
    of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let before = before.flatMap { $0.hasRows(like: props) ? $0 : nil }
    let (selected, wasSelected) = (props.list.selection, before?.props.list.selection)
    let drawn = before?.canvas
    metrics.hitAreas.append(HitArea(rect: area, target: .pane(.results)))
    for (index, row) in rows.enumerated() where index < area.height {
      if let drawn, (index == selected) == (index == wasSelected) {
        // The scroll bar may be at the edge, and moves.
        canvas.copy(area.row(index).inset(columns: 1), from: drawn)
      } else {
        let day = props.list.day.flatMap { row.forms(of: $0, on: props.list.today) } ?? []
        draw(row, day, look: look(of: index, in: props), at: area.row(index), of: &canvas)
      }
      metrics.note(HitArea.Item(.results, props.list.top + index), at: area.row(index))
    }
    if let before, before.hasTextBelowRows(like: props) {
      let rest = area.split(topRows: rows.count).bottom
      return canvas.copy(rest.inset(columns: 1), from: before.canvas)
    }
    let below = drawEndNote(props, below: rows.count, in: area, of: &canvas)
    drawDemoHint(props, below: below, in: area, of: &canvas)
  }

  /// The styles of one row.
  private struct Look {
    var selection: Theme.Selection?
    var title: Style
    var dim: Style
    var kind: Style
    var warning: Style
    var rating: Theme.Scale
  }

  private func look(of index: Int, in props: BrowseProps) -> Look {
    if index == props.list.selection {
      let selection = props.focus == .results ? theme.selection : theme.restingSelection
      return Look(
        selection: selection, title: selection.text, dim: selection.dim, kind: selection.kind,
        warning: selection.text, rating: selection.rating)
    }
    if props.list.isStale {
      return Look(
        title: theme.dim, dim: theme.dim, kind: theme.dim, warning: theme.dim,
        rating: Theme.Scale(theme.dim))
    }
    return Look(
      title: theme.text, dim: theme.dim, kind: theme.kind, warning: theme.warning,
      rating: theme.rating)
  }

  private func draw(
    _ row: ListProps.Row, _ day: [String], look: Look, at area: Rect, of canvas: inout Canvas
  ) {
    if let selection = look.selection {
      canvas.fill(area.inset(columns: 1), style: selection.text)
      canvas.write("▌", at: Point(column: area.column + 1, row: area.row), style: selection.marker)
    }
    switch row {
    case .title(let title, let isMarked):
      if isMarked {
        canvas.write(
          "●", at: Point(column: area.column + (look.selection == nil ? 1 : 2), row: area.row),
          style: look.selection?.marker ?? theme.accent)
      }
      draw(title, day, look: look, at: area, of: &canvas)
    case .unknown:
      canvas.write("…", at: Point(column: area.column + 3, row: area.row), style: look.dim)
    case .unloaded(let rows, let pages, let takesRequests):
      let texts = ScreenWording.unloaded(
        rows: rows, pages: pages, takesRequests: takesRequests, keymap)
      let width = area.width - 5
      canvas.write(
        texts.first { $0.cellWidth <= width } ?? texts.last ?? "",
        at: Point(column: area.column + 3, row: area.row), style: look.dim, width: width)
    case .missing(let page, let error):
      let remedies = Remedies(keymap, in: pane)
      let words = ErrorWording(error, query: nil, source: source, remedies: remedies)
      let texts = ScreenWording.failed(page: page, words, remedies)
      let width = area.width - 5
      let text = texts.first { $0.cellWidth <= width } ?? texts.last ?? ""
      StyledLine(text, look.warning, keys: look.selection?.marker ?? theme.accent)
        .write(at: Point(column: area.column + 3, row: area.row), width: width, to: &canvas)
    }
  }

  private func draw(
    _ title: ListedTitle, _ day: [String], look: Look, at area: Rect, of canvas: inout Canvas
  ) {
    let (summary, facts) = (title.summary, title.facts)
    var point = Point(column: area.column + ListColumns.leftMargin, row: area.row)
    let sign = title.mark?.sign ?? ""
    canvas.write(sign, at: point, style: look.selection?.marker ?? theme.accent)
    point.column += ListColumns.marks
    canvas.write(title.files, at: point, theme, look.selection)
    point.column += ListColumns.gap
    draw(summary, day, look: look, at: point, of: &canvas)
    point.column += columns.titles
    /// Moves to the next column; returns the start of a text that is aligned with its end.
    func next(_ width: Int, endsAtRightWith text: String) -> Point {
      point.column += width > 0 ? ListColumns.gap + width : 0
      return point.moved(columns: -text.cellWidth)
    }
    func write(_ text: String?, _ style: Style, endingIn width: Int) {
      let start = next(width, endsAtRightWith: text ?? "")
      if width > 0, let text { canvas.write(text, at: start, style: style) }
    }
    func write(_ text: String?, _ style: Style, beginningIn width: Int) {
      let start = next(width, endsAtRightWith: "").moved(columns: -width)
      if width > 0, let text { canvas.write(text, at: start, style: style) }
    }
    let rating = facts?.rating
    write(rating?.written, rating.map(look.rating.style) ?? look.dim, endingIn: columns.rating)
    write(title.roles.brief, look.dim, beginningIn: columns.roles)
    write(facts?.length, look.dim, endingIn: columns.length)
    write(facts?.votes?.abbreviated, look.dim, endingIn: columns.votes)
    write(
      facts?.genres(fittingCells: columns.genres), look.dim, beginningIn: columns.genres)
  }

  /// Draws the name of a title, and at the end of the column its years.
  ///
  /// A day and the type come before the years, but only if the name keeps all of its letters. The
  /// type is omitted for a film in its usual form, and for an episode with its place in its name.
  private func draw(
    _ title: TitleSummary, _ day: [String], look: Look, at start: Point, of canvas: inout Canvas
  ) {
    let name = title.listName
    let least = name.cellWidth + ListColumns.gap
    var room = columns.titles
    func write(_ text: String, _ style: Style, endingAt end: Int) {
      room = end - text.cellWidth
      canvas.write(text, at: start.moved(columns: room), style: style)
      room -= ListColumns.gap
    }
    if let years = title.years?.written { write(years, look.dim, endingAt: room) }
    func aligned(besides cells: Int) -> Int {
      min(room, columns.titles - ListColumns.gap - cells)
    }
    let end = aligned(besides: ListColumns.year)
    let fitting = day.first { $0.cellWidth <= columns.day && least + $0.cellWidth <= end }
    if let fitting { write(fitting, look.dim, endingAt: end) }
    // The place shows that the title is an episode.
    if let label = title.typeLabel, title.episode?.season == nil {
      let column =
        columns.day > 0
        ? aligned(besides: ListColumns.year + ListColumns.gap + columns.day)
        : aligned(besides: ListColumns.years)
      let end = [column, room].first { least + label.cellWidth <= $0 }
      if let end { write(label, look.kind, endingAt: end) }
    }
    canvas.write(
      title.listName(fittingCells: room), at: start, style: look.title, width: max(0, room))
  }

  /// Draws the note below the last row; returns the number of rows used so far.
  private func drawEndNote(
    _ props: BrowseProps, below rows: Int, in area: Rect, of canvas: inout Canvas
  ) -> Int {
    guard let note = props.list.endNote else { return rows }
    let lines = EndNoteLines(theme: theme, keymap: keymap, pane: pane, source: source)
      .lines(for: note, width: area.width - 5)
    let shown = lines.prefix(max(0, area.height - rows))
    for (index, line) in shown.enumerated() {
      let start = Point(column: area.column + 3, row: area.row + rows + index)
      line.write(at: start, width: area.width - 5, to: &canvas)
    }
    return rows + shown.count
  }

  private func drawDemoHint(
    _ props: BrowseProps, below rows: Int, in area: Rect, of canvas: inout Canvas
  ) {
    // The welcome says the same, and a list of the library has titles from anywhere.
    guard case .demo = source, !props.header.listsIMDbData, !props.showsWelcome,
      case .results = props.page
    else { return }
    let offer = props.offersIMDb ? " " + IMDbWording.offer(keymap, in: pane) : ""
    let lines = (DataSource.demoHint + offer).wrapped(toCells: area.width - 6)
    guard rows + lines.count + 1 <= area.height else { return }
    for (index, line) in lines.enumerated() {
      canvas.write(
        line, at: Point(column: area.column + 3, row: area.row + area.height - lines.count + index),
        style: theme.dim)
    }
  }
}

extension ListProps.Row {
  /// Returns the day that the row shows, the longest form first; empty for none.
  fileprivate func forms(of day: KeptDay, on today: CalendarDate?) -> [String] {
    guard case .title(let title, _) = self else { return [] }
    return title.mark?.forms(of: day, on: today) ?? []
  }
}

/// The note below the last row of a list, as lines.
struct EndNoteLines {
  var theme: Theme
  var keymap: Keymap
  /// The focused pane.
  var pane: Pane
  var source: DataSource

  /// Returns the lines of a note, wrapped to a width.
  ///
  /// A list that fills the screen only makes room for one line.
  func lines(for note: EndNote, width: Int) -> [StyledLine] {
    switch note {
    case .onlyTitle(let fallback, let query):
      let sentence = fallback.sentence(for: query).wrapped(toCells: width)
      return [StyledLine()] + sentence.map { StyledLine($0, theme.text) } + [advice]
    case .limited(let count):
      let texts = ScreenWording.limited(to: count, by: source)
      let fitting = texts.first { $0.cellWidth <= width } ?? texts.last ?? ""
      return [StyledLine(fitting, theme.dim)]
    }
  }

  /// The advice on how to find more than one title.
  private var advice: StyledLine {
    guard pane != .searchField else { return StyledLine(ScreenWording.addWord, theme.dim) }
    return StyledLine([
      .init(text: "Press ", style: theme.dim),
      .init(text: keymap.reach(.search, from: pane), style: theme.accent),
      .init(text: " and add a word for more.", style: theme.dim),
    ])
  }
}
