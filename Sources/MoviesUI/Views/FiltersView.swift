import MoviesCore
import SafeText
import TerminalUI

/// A view of the filters and the order of a list, in the header; a click on a filter changes it.
struct FiltersView {
  var theme: Theme
  var keymap: Keymap

  typealias Span = (text: String, style: Style)

  /// A filter, the order or the age of the list, and the command that changes it.
  private struct Part {
    var spans: [Span]
    var isSet: Bool
    var command: Command?
    /// Whether the part is the age of the list, which gives way first.
    var isAge = false

    var width: Int { FiltersView.width(of: spans) }

    /// The part with only its first words.
    var shortened: Part {
      var part = self
      part.spans = Array(spans.prefix(1))
      return part
    }
  }

  private static let separator = " · "

  /// Writes the filters if one of them is set, the order of the list, and the keys that change the
  /// filters; the less room there is, the more is left out.
  ///
  /// - Parameters:
  ///   - header: The filters and the order.
  ///   - start: The first column.
  ///   - end: The column after the last one.
  ///   - canvas: The canvas to draw on.
  ///   - metrics: Notes the hit areas of the filters.
  func draw(
    _ header: HeaderProps, from start: Int, to end: Int, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let parts = parts(of: header)
    let set = parts.filter(\.isSet)
    let all = header.kind == nil && header.years == nil ? set : parts
    let brief = set.filter { !$0.isAge }
    let short = set.map(\.shortened)
    let room = end - start
    let hints = hints(header)
    let choices =
      hints.flatMap { hint in [(all, hint), (set, hint)] } + [
        (all, []), (set, []), (short, []), (brief, []),
      ]
    let fitting = choices.first { width(of: $0.0) + Self.width(of: $0.1) <= room }
    let (shown, hint) = fitting ?? (brief.map(\.shortened), [])
    var column = start
    for part in shown {
      if column > start {
        column = write((Self.separator, theme.dim), at: column, to: end, of: &canvas)
      }
      let first = column
      for span in part.spans { column = write(span, at: column, to: end, of: &canvas) }
      guard let command = part.command, column > first else { continue }
      let rect = Rect(column: first, row: 0, columns: column - first, rows: 1)
      metrics.hitAreas.append(HitArea(rect: rect, target: .command(command)))
    }
    for span in hint { column = write(span, at: column, to: end, of: &canvas) }
  }

  /// Returns the number of cells of the set filters, the order and the age of a list, uncut.
  func width(of header: HeaderProps) -> Int { width(of: parts(of: header).filter(\.isSet)) }

  private func parts(of header: HeaderProps) -> [Part] {
    func filter(_ value: String?, otherwise: String, _ command: Command) -> Part {
      let span = value.map { (text: $0, style: theme.accent) } ?? (otherwise, theme.dim)
      return Part(spans: [span], isSet: value != nil, command: command)
    }
    let filters = [
      filter(header.kind?.plural, otherwise: ScreenWording.allTypes, .filterKind),
      filter(header.years?.written, otherwise: ScreenWording.anyYear, .filterYear),
    ]
    let rows = header.filter.map { filter in
      let text = filter.text.clipped(toCells: 30)
      return Part(spans: [(text, theme.accent)], isSet: true, command: .filterRows)
    }
    let age = header.age.map { age in
      Part(spans: [(age.asAge, theme.dim)], isSet: true, isAge: true)
    }
    return filters
      + [rows, header.sorted.map { Part(spans: words($0), isSet: true) }, age].compactMap(\.self)
  }

  private static func width(of spans: [Span]) -> Int {
    spans.reduce(0) { $0 + $1.text.cellWidth }
  }

  private func width(of parts: [Part]) -> Int {
    parts.reduce(0) { $0 + $1.width } + max(0, parts.count - 1) * Self.separator.cellWidth
  }

  /// Returns the order of the list, and how much of it is sorted unless all of it is.
  func words(_ sorted: SortedPart) -> [Span] {
    [(sorted.order.words, theme.accent), (sorted.share.map { " \($0)" } ?? "", theme.dim)]
  }

  /// Returns the keys that change the set filters, the longest words first; empty if no filter is
  /// set.
  private func hints(_ header: HeaderProps) -> [[Span]] {
    let kind = keymap.name(of: .filterKind)
    let year = keymap.name(of: .filterYear)
    let leave = keymap.key(for: .back, in: .yearField).map { " " + $0.written } ?? ""
    let changes =
      (header.kind == nil ? [] : [(key: kind, keys: kind, words: ScreenWording.nextKind)])
      + (header.years == nil ? [] : [(key: year, keys: year + leave, words: ScreenWording.anyYear)])
    guard !changes.isEmpty else { return [] }
    let long = changes.flatMap { change in
      [("   ", theme.dim), (change.keys, theme.accent), (" " + change.words, theme.dim)]
    }
    let keys = changes.map(\.key).joined(separator: " ")
    return [
      long,
      [("   ", theme.dim), (keys, theme.accent), (" " + ScreenWording.changeFilters, theme.dim)],
    ]
  }

  /// Writes a text; returns the column after it.
  private func write(_ span: Span, at column: Int, to end: Int, of canvas: inout Canvas) -> Int {
    guard column < end else { return column }
    let start = Point(column: column, row: 0)
    return column + canvas.write(span.text, at: start, style: span.style, width: end - column)
  }
}
