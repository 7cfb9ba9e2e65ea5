import Keeping
import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the home page: the way back, next episodes, proposals, and the last viewings.
///
/// Everything is drawn on a sheet; if that is taller than the screen, the part around the selected
/// link is shown.
struct HomeView {
  var theme: Theme
  var keymap: Keymap
  var source: DataSource
  var pictures: PictureSupply

  /// The number of columns before a text: the marker, and the digit with a blank at each side.
  private static let indent = 6
  private static let rightMargin = 2
  private static let mostTitle = 36

  func draw(
    _ props: HomeProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    guard !props.doors.isEmpty else {
      if props.isRead {
        ListMessage.nothingKept(keymap).draw(theme: theme, in: area, of: &canvas)
      }
      return
    }
    let inner = Rect(
      column: area.column, row: area.row, columns: area.width - 1, rows: area.height)
    let proposals = props.tonight?.offer?.proposals ?? []
    let layout = HomeLayout(
      props, in: inner.size,
      headLines: TonightColumns(
        proposals, width: inner.width - TonightLayout.indent - Self.rightMargin
      ).headLines)
    var sheet = Canvas(size: TerminalSize(columns: inner.width, rows: layout.height))
    var places = FrameMetrics()
    drawParts(of: props, layout, on: &sheet, &places)
    let offset = Scrolling.clamped(
      (places.row(of: props.selection) ?? 0) - area.height / 2, count: layout.height,
      rows: area.height)
    canvas.place(sheet, in: inner, firstRow: offset)
    metrics[.home].rows = area.height
    for place in places.hitAreas {
      let moved = Rect(
        origin: place.rect.origin.moved(columns: area.column, rows: area.row - offset),
        size: place.rect.size)
      let shown = moved.intersection(inner)
      if shown.height > 0 { metrics.hitAreas.append(HitArea(rect: shown, target: place.target)) }
    }
    canvas.scrollbar(
      at: Point(column: area.column + area.width - 1, row: area.row), rows: area.height,
      offset: offset, count: layout.height, thumb: theme.dim)
  }

  private func drawParts(
    of props: HomeProps, _ layout: HomeLayout, on sheet: inout Canvas,
    _ metrics: inout FrameMetrics
  ) {
    let first = { (door: HomeDoor) in props.doors.firstIndex(of: door) ?? 0 }
    if let rect = layout.way {
      let room = rect.width - Self.indent - Self.rightMargin
      let label = StyledLine("Back to ", theme.dim)
      let way = props.way.line(cells: max(0, room - label.width), theme: theme)
      drawLine(label + way, first(.back), props, at: rect, of: &sheet, &metrics)
    }
    if let rect = layout.begun {
      drawHeading("Go on", at: rect, of: &sheet)
      for (index, begun) in props.begun.enumerated() {
        let room = rect.width - Self.indent - Self.rightMargin
        let words = begun.stopped.words
        let name = begun.title.placedName.clipped(toCells: max(0, room - words.cellWidth - 2))
        let line =
          StyledLine(name, theme.strong) + StyledLine("  \(words)", theme.dim)
        let row = rect.row(index + 1)
        drawLine(line, first(.begun(begun.title.id)), props, at: row, of: &sheet, &metrics)
        sheet.write(begun.files, at: row.origin.moved(columns: Self.indent - 1), theme)
      }
    }
    if let rect = layout.series {
      drawHeading("Next", at: rect, of: &sheet)
      let columns = NextUpColumns(
        props.series, on: props.today, width: rect.width - Self.indent - Self.rightMargin,
        isOneLine: true)
      let view = NextUpView(theme: theme, keymap: keymap, source: source)
      for (index, row) in props.series.enumerated() {
        let line = rect.row(index + 1)
        let selection = begin(first(.series(row.id)), props, at: line, of: &sheet, &metrics)
        let text = line.split(leftColumns: Self.indent - NextUpView.indent).right
        view.write(row, part: 0, columns, props.today, selection, at: text, of: &sheet)
      }
    }
    if let rect = layout.tonight, let tonight = props.tonight {
      drawHeading("Tonight", at: rect, of: &sheet)
      draw(tonight, in: rect.split(topRows: 1).bottom, props, layout, of: &sheet, &metrics)
    }
    if let rect = layout.lastSeen {
      drawHeading("Last seen", at: rect, of: &sheet)
      drawLastSeen(
        in: rect.split(topRows: 1).bottom, props, hasCards: layout.hasSeenCards, of: &sheet,
        &metrics)
    }
    if let rect = layout.openNames {
      let words = "\(props.openNames.counted("name")) to match"
      drawLine(
        StyledLine("Waiting: ", theme.dim) + StyledLine(words, theme.text), first(.openNames),
        props, at: rect, of: &sheet, &metrics)
    }
    if let rect = layout.longestKept, let kept = props.facts?.longestKept {
      let line =
        StyledLine("Longest on the watchlist: ", theme.dim)
        + StyledLine(kept.title.title, theme.strong)
      let room = rect.width - Self.indent - Self.rightMargin - line.width
      let since = kept.sinceForms.first { $0.cellWidth <= room } ?? ""
      drawLine(
        line + StyledLine(since, theme.dim), first(.longestKept), props, at: rect, of: &sheet,
        &metrics)
    }
  }

  private func drawHeading(_ text: String, at rect: Rect, of sheet: inout Canvas) {
    sheet.write(text, at: rect.origin.moved(columns: 3), style: theme.accent)
  }

  /// Writes the digit of a link before its line, and highlights the line if it is selected.
  private func begin(
    _ door: Int, _ props: HomeProps, at line: Rect, of sheet: inout Canvas,
    _ metrics: inout FrameMetrics
  ) -> Theme.Selection? {
    let selection = door == props.selection ? theme.selection : nil
    if let selection {
      sheet.fill(line.inset(columns: 1), style: selection.text)
      sheet.write("▌", at: line.origin.moved(columns: 1), style: selection.marker)
    }
    sheet.write(
      HomePane.digit(of: door) ?? "", at: line.origin.moved(columns: 3),
      style: selection?.dim ?? theme.dim)
    metrics.note(HitArea.Item(.home, door), at: line)
    return selection
  }

  private func drawLine(
    _ text: StyledLine, _ door: Int, _ props: HomeProps, at line: Rect, of sheet: inout Canvas,
    _ metrics: inout FrameMetrics
  ) {
    let selection = begin(door, props, at: line, of: &sheet, &metrics)
    let shown =
      selection.map { StyledLine(text.spans.map(\.text).joined(), $0.text) } ?? text
    shown.write(
      at: line.origin.moved(columns: Self.indent),
      width: line.width - Self.indent - Self.rightMargin, to: &sheet)
  }

  private func draw(
    _ tonight: TonightProps, in rect: Rect, _ props: HomeProps, _ layout: HomeLayout,
    of sheet: inout Canvas, _ metrics: inout FrameMetrics
  ) {
    let proposals = tonight.offer?.proposals ?? []
    let first = proposals.first.flatMap { props.doors.firstIndex(of: .proposal($0.id)) } ?? 0
    let place = TonightPlace(pane: .home, first: first)
    var tonight = tonight
    tonight.selection = props.selection - first
    if layout.hasCards {
      TonightCards(theme: theme, pictures: pictures, place: place)
        .draw(tonight, in: rect, of: &sheet, metrics: &metrics)
    } else {
      TonightView(theme: theme, keys: TonightKeys(keymap), pictures: pictures, place: place)
        .draw(
          TonightLayout(proposals, in: rect, leaving: 0), selection: tonight.selection,
          of: &sheet, metrics: &metrics)
    }
  }

  private func drawLastSeen(
    in rect: Rect, _ props: HomeProps, hasCards: Bool, of sheet: inout Canvas,
    _ metrics: inout FrameMetrics
  ) {
    let first = props.doors.firstIndex(of: .seen(0)) ?? 0
    guard hasCards else {
      let room = rect.width - Self.indent - Self.rightMargin
      let width = min(
        Self.mostTitle, props.lastSeen.map(\.viewing.name.cellWidth).max() ?? 0, room * 2 / 3)
      for (index, seen) in props.lastSeen.enumerated() {
        drawLine(
          StyledLine(seen.viewing.name(fittingCells: width), theme.strong)
            .padded(toCells: width + 2) + facts(of: seen, on: props.today),
          first + index, props, at: rect.row(index), of: &sheet, &metrics)
      }
      return
    }
    let width = rect.width / HomeFacts.lastSeenCount
    for (index, (seen, poster)) in zip(props.lastSeen, props.lastSeenPosters).enumerated() {
      let card = Rect(
        column: rect.column + index * width, row: rect.row, columns: width, rows: rect.height)
      let box = TerminalSize(
        fittingPosterIn: width - Self.indent, HomeLayout.seenPictureRows)
      let picture = PosterView(pictures: pictures).canvas(poster, box: box)
      sheet.place(picture, in: Rect(origin: card.origin.moved(columns: Self.indent), size: box))
      let text = card.split(topRows: box.rows).bottom
      let line = text.row(0)
      drawLine(
        StyledLine(
          seen.viewing.name(fittingCells: width - Self.indent - Self.rightMargin), theme.strong),
        first + index, props, at: line, of: &sheet, &metrics)
      facts(of: seen, on: props.today).write(
        at: text.row(1).origin.moved(columns: Self.indent),
        width: width - Self.indent - Self.rightMargin, to: &sheet)
    }
  }

  /// Returns the user's rating of a viewing, and how long ago that was.
  private func facts(of seen: HomeFacts.LastSeen, on today: CalendarDate?) -> StyledLine {
    let rating = seen.viewing.rating.map { points in
      StyledLine(
        "✓\(points)".padded(toCells: 4), theme.rating.style(of: Rating(imdb: Double(points) * 10)))
    }
    let again = seen.viewing.isRewatch ? ", again" : ""
    return (rating ?? StyledLine("✓   ", theme.dim))
      + StyledLine(seen.ago(on: today) + again, theme.dim)
  }
}

extension FrameMetrics {
  /// Returns the first row of a link.
  fileprivate func row(of door: Int) -> Int? {
    hitAreas.first { $0.target == .item(HitArea.Item(.home, door)) }?.rect.row
  }
}
