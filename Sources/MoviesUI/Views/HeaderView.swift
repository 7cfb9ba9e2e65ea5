import MoviesCore
import SafeText
import TerminalUI
import Titles

/// A view of the line at the top: query, filters or loading state, position, source.
struct HeaderView {
  var theme: Theme
  var keymap: Keymap

  func draw(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let page = props.page.face
    if let field = page?.field { return drawFilter(field, to: area.width - 2, of: &canvas) }
    if case .library(let library) = props.page, props.header.filterField == nil {
      return LibraryTabs(theme: theme, keymap: keymap)
        .draw(library, props, in: area, of: &canvas, metrics: &metrics)
    }
    if let heading = page?.heading(in: props) {
      return draw(heading, props, in: area, of: &canvas)
    }
    let header = props.header
    var right = area.width - 2
    let hasFilters = header.kind != nil || header.years != nil
    let label = SourceLabel(theme: theme).spans(
      header, limitWait: props.limitWait,
      in: room(for: props, width: area.width, hasFilters: hasFilters))
    right = write(label, endingAt: right, of: &canvas)
    if let position = header.position, !yieldsPosition(props, width: area.width) {
      right = write(words(position, header), endingAt: right - 3, of: &canvas)
    }
    if let field = header.filterField {
      return drawFilter(field, to: right - 3, of: &canvas)
    }
    let fieldWidth = fieldWidth(props, to: right, width: area.width)
    drawField(props, width: fieldWidth, of: &canvas)
    let field = Rect(column: 0, row: area.row, columns: fieldWidth + 2, rows: 1)
    metrics.hitAreas.append(HitArea(rect: field, target: .pane(.searchField)))
    drawMiddle(props, from: fieldWidth + 4, to: right - 3, of: &canvas, metrics: &metrics)
  }

  /// Returns the number of cells of the search field: usually a fixed share of the line; more if
  /// the way needs it, and less if the filters and the order need the rest of the line.
  private func fieldWidth(_ props: BrowseProps, to right: Int, width: Int) -> Int {
    let share = width < 100 ? 40 : 48
    let way = roomForWay(props, to: right)
    let usual = max(Self.leastField, min(right - 4, width * share / 100 - 4), way)
    guard props.focus != .searchField, props.status == nil else { return usual }
    let filters = FiltersView(theme: theme, keymap: keymap).width(of: props.header)
    let text = max(Self.leastField, way, props.header.field.text.cellWidth)
    return min(usual, max(text, right - 7 - filters))
  }

  private static let leastField = 12

  /// Returns the number of cells of the way, which leaves room for the loading state.
  private func roomForWay(_ props: BrowseProps, to right: Int) -> Int {
    let way = props.header.way
    guard !way.isEmpty, props.focus != .searchField else { return 0 }
    return min(way.line(cells: right, theme: theme).width, right * 2 / 3)
  }

  /// Whether a narrow screen needs the position's room for something more urgent.
  private func yieldsPosition(_ props: BrowseProps, width: Int) -> Bool {
    if props.header.yearField != nil { return width < 100 }
    guard width < 60 else { return false }
    if case .loading = props.status { return true }
    let header = props.header
    return props.list.awaitsEnter || header.kind != nil && header.years != nil
  }

  /// A text in several styles.
  typealias Spans = [(text: String, style: Style)]

  /// Writes the spans so that they end before a column; returns their start.
  private func write(_ spans: Spans, endingAt end: Int, of canvas: inout Canvas) -> Int {
    let width = spans.reduce(0) { $0 + $1.text.cellWidth }
    guard width + 16 < end else { return end }
    write(spans, at: end - width, to: end, of: &canvas)
    return end - width
  }

  private func write(_ spans: Spans, at start: Int, to end: Int, of canvas: inout Canvas) {
    var column = start
    for span in spans where column < end {
      column += canvas.write(
        span.text, at: Point(column: column, row: 0), style: span.style, width: end - column)
    }
  }

  /// Returns the room of the source: the status and typed text are more important.
  private func room(
    for props: BrowseProps, width: Int, hasFilters: Bool
  ) -> SourceLabel.Room {
    let isProvisional = props.status != nil && props.header.listSource != nil
    if width >= (hasFilters || isProvisional ? 140 : 100) { return .ample }
    let isQuiet = props.status == nil && props.header.yearField == nil && !hasFilters
    return width >= 100 || width >= 80 && isQuiet && props.header.age == nil ? .enough : .little
  }

  /// Returns the position of the selection among all titles that the catalogue counts.
  private func words(_ position: Position, _ header: HeaderProps) -> Spans {
    let count = position.count.grouped + (position.isOpenEnded ? "+" : "")
    let rest = header.total.map { " of \($0.grouped)" } ?? " / \(count)"
    return [(position.row.grouped, theme.strong), (rest, theme.dim)]
  }

  /// Draws the field of the filter, with its mistake marked.
  private func drawFilter(_ field: FilterFieldProps, to end: Int, of canvas: inout Canvas) {
    let label = field.isAboutTonight ? ScreenWording.wishLabel : ScreenWording.filterLabel
    let start = Point(column: 2, row: 0)
    canvas.write(label, at: start, style: theme.dim, width: end - start.column)
    let place = start.moved(columns: label.cellWidth)
    let width = max(1, end - place.column)
    let window = LineEditor(text: field.input.text, cursor: field.input.cursor)
      .window(cells: width)
    canvas.write(window.text, at: place, style: theme.strong)
    if field.isWrong, let mistake = field.mistake, window.text == field.input.text {
      let before = String(window.text.prefix(mistake.column - 1))
      let wrong = String(window.text.dropFirst(mistake.column - 1).prefix(max(1, mistake.length)))
      canvas.write(wrong, at: place.moved(columns: before.cellWidth), style: theme.warning)
    }
    canvas.cursor = place.moved(columns: window.cursorColumn)
    guard field.input.text.isEmpty else { return }
    let help = field.isAboutTonight ? ScreenWording.wishHelp : ScreenWording.filterHelp
    let hint = help.first { $0.cellWidth + 1 < width } ?? ""
    canvas.write(hint, at: place.moved(columns: 1), style: theme.dim, width: max(0, width - 1))
  }

  private func drawField(_ props: BrowseProps, width: Int, of canvas: inout Canvas) {
    let field = props.header.field
    let start = Point(column: 2, row: 0)
    let hasFocus = props.focus == .searchField && props.overlay == nil
    if !hasFocus, !props.header.way.isEmpty {
      return props.header.way.line(cells: width, theme: theme)
        .write(at: start, width: width, to: &canvas)
    }
    if field.text.isEmpty, !hasFocus {
      let hint: Spans = [(keymap.name(of: .search), theme.accent), (" search", theme.dim)]
      return write(hint, at: start.column, to: start.column + width, of: &canvas)
    }
    guard hasFocus else {
      canvas.write(field.text, at: start, style: theme.strong, width: width)
      return
    }
    let window = LineEditor(text: field.text, cursor: field.cursor).window(cells: width)
    let style = props.header.isSelected ? theme.selection.text : theme.strong
    canvas.write(window.text, at: start, style: style)
    canvas.cursor = Point(column: start.column + window.cursorColumn, row: 0)
    if !field.text.hasPrefix(window.text) { canvas.write("…", at: start, style: theme.dim) }
    if !field.text.hasSuffix(window.text), window.cursorColumn < width - 1 {
      canvas.write("…", at: start.moved(columns: width - 1), style: theme.dim)
    }
  }

  private func drawMiddle(
    _ props: BrowseProps, from start: Int, to end: Int, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    guard end > start else { return }
    let header = props.header
    if let field = header.yearField {
      return draw(field, isSet: header.years != nil, from: start, to: end, of: &canvas)
    }
    // Created only if an error needs a remedy.
    var remedies: Remedies { Remedies.ofSearch(keymap, in: props.focus) }
    let filters = FiltersView(theme: theme, keymap: keymap)
    switch props.status {
    case .loading(let loading, let frame):
      let sign = Self.sign(frame)
      write([(sign, theme.accent)], at: start, to: end, of: &canvas)
      let start = start + sign.cellWidth
      write(words(loading.words, props, width: end - start), at: start, to: end, of: &canvas)
    case .stopped:
      writeFirst(ScreenWording.stopped(remedies), from: start, to: end, of: &canvas)
    case _ where props.list.awaitsEnter:
      let words = ScreenWording.unsearched(in: props.focus, keymap)
      writeFirst(words, style: theme.text, from: start, to: end, of: &canvas)
    case .notCompleted(let error) where error.isNotFound || error == .tooManyResults:
      let source = error.answerer ?? header.source
      writeFirst(ScreenWording.notFound(at: source), from: start, to: end, of: &canvas)
    case .notCompleted(.limitReached):
      let words = ScreenWording.limitReached(limitWait: props.limitWait)
      writeFirst(words, from: start, to: end, of: &canvas)
    case .notCompleted(let error):
      let wording = ErrorWording(
        error, query: nil, source: header.source, remedies: remedies)
      let words = ScreenWording.failed(wording, mayPass: error.mayPass, remedies)
      writeFirst(words, from: start, to: end, of: &canvas)
    case .fellBack(let fallback) where props.list.endNote == nil:
      guard let sorted = header.sorted else {
        return writeFirst(fallback.words, from: start, to: end, of: &canvas)
      }
      let subject = (text: "\(fallback.subject) · ", style: theme.dim)
      write([subject] + filters.words(sorted), at: start, to: end, of: &canvas)
    case .fellBack, nil:
      filters.draw(header, from: start, to: end, of: &canvas, metrics: &metrics)
    }
  }

  /// Writes the first of the texts that fits, or else cuts the last one.
  private func writeFirst(
    _ texts: [String], style: Style? = nil, from start: Int, to end: Int, of canvas: inout Canvas
  ) {
    let fitting = texts.first { $0.cellWidth <= end - start } ?? texts.last ?? ""
    StyledLine(fitting, style ?? theme.dim, keys: theme.accent)
      .write(at: Point(column: start, row: 0), width: end - start, to: &canvas)
  }

  /// Returns a frame of the spinner.
  static func sign(_ frame: Int) -> String { spinner[frame % spinner.count] + " " }

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The key that cancels loading, and its word.
  var cancel: Spans {
    [(keymap.name(of: .back), theme.accent), (" " + ScreenWording.cancel, theme.dim)]
  }

  /// Returns the loading state, and how to cancel it; without room for both, only how to cancel it.
  private func words(_ label: String, _ props: BrowseProps, width: Int) -> Spans {
    let cancelWidth = cancel.reduce(0) { $0 + $1.text.cellWidth }
    let room = width - 2 - cancelWidth
    let isCancelled = props.overlay == nil && cancelWidth <= width
    guard isCancelled else { return [(label.clipped(toCells: width), theme.text)] }
    guard room >= Self.leastLabel else { return cancel }
    return [(Self.fitting(label, cells: room) + "  ", theme.text)] + cancel
  }

  /// Returns a label, or its first word if the others would be cut.
  private static func fitting(_ label: String, cells: Int) -> String {
    let word = label.prefix { $0 != " " }
    return label.cellWidth > cells && word.count >= leastLabel - 2
      ? String(word).clipped(toCells: cells) : label.clipped(toCells: cells)
  }

  /// The minimum number of cells of a legible label.
  private static let leastLabel = 9

  private func draw(
    _ field: YearFieldProps, isSet: Bool, from start: Int, to end: Int, of canvas: inout Canvas
  ) {
    let label = ScreenWording.yearLabel
    let (text, cursor) = (field.input.text, field.input.cursor)
    let style = field.mistake == nil ? theme.strong : theme.warning
    write([(label, theme.dim), (text, style)], at: start, to: end, of: &canvas)
    let column = start + label.cellWidth + String(text.prefix(cursor)).cellWidth
    canvas.cursor = Point(column: min(column, end), row: 0)
    let helpStart = start + label.cellWidth + text.cellWidth + 2
    let help = ScreenWording.yearHelp(takesRanges: field.takesRanges, isSet: isSet, keymap)
      .first { helpStart + $0.cellWidth <= end }
    write([(help ?? "", theme.dim)], at: helpStart, to: end, of: &canvas)
  }
}
