import MoviesCore
import SafeText
import TerminalUI

/// A view of the form for a viewing in a box: a line for each field, and advice below them.
struct ViewingFormView {
  var theme: Theme

  private static let width = 66
  private static let labelWidth = 8

  func draw(
    _ props: ViewingFormProps, in area: Rect, of canvas: inout Canvas,
    metrics: inout FrameMetrics
  ) {
    let fields = ViewingForm.Field.allCases
    let width = area.middle(columns: Self.width, rows: area.height).width
    let help = help(for: props.form).wrapped(toCells: max(1, width - 6))
    let box = area.middle(columns: Self.width, rows: fields.count + help.count + 2)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let subject = props.title ?? props.form.ids.count.counted("title")
    let inside = canvas.box(
      box, title: "Seen: \(subject)", style: theme.rule, titleStyle: theme.strong
    ).inset(columns: 1)
    metrics.addOverlay(box, above: area, of: canvas.bounds, pane: .viewingForm)
    // If not all fields fit, the selected one is among the visible ones.
    let room = max(1, inside.height - help.count)
    let selected = fields.firstIndex(of: props.form.selected) ?? 0
    let top = Scrolling.clamped(selected - room / 2, count: fields.count, rows: room)
    for (index, field) in fields.enumerated().dropFirst(top).prefix(room) {
      let row = inside.row(index - top)
      draw(field, of: props.form, in: row, of: &canvas)
      metrics.note(HitArea.Item(.viewingForm, index), at: row)
    }
    for (index, line) in help.enumerated() {
      let row = inside.row(min(fields.count, room) + index)
      canvas.write(
        line, at: row.origin.moved(columns: 1),
        style: props.form.isWrong ? theme.warning : theme.dim)
    }
  }

  private func draw(
    _ field: ViewingForm.Field, of form: ViewingForm, in row: Rect, of canvas: inout Canvas
  ) {
    let isSelected = field == form.selected
    if isSelected { canvas.write("▌", at: row.origin, style: theme.accent) }
    canvas.write(
      field.label, at: row.origin.moved(columns: 1), style: isSelected ? theme.text : theme.dim)
    let start = row.origin.moved(columns: 1 + Self.labelWidth)
    guard field != .occasion else {
      canvas.write(
        isSelected ? "‹ \(form.occasion) ›" : form.occasion, at: start,
        style: isSelected ? theme.strong : theme.text)
      return
    }
    let input = form[field]
    let window = LineEditor(text: input.text, cursor: isSelected ? input.cursor : 0)
      .window(cells: max(1, row.width - Self.labelWidth - 2))
    canvas.write(window.text, at: start, style: isSelected ? theme.strong : theme.text)
    if isSelected { canvas.cursor = start.moved(columns: window.cursorColumn) }
  }

  /// Returns the mistake in the selected field, or the progress of the form, or else advice about
  /// the field.
  private func help(for form: ViewingForm) -> String {
    form.shownMistake?.words ?? form.progress?.words ?? form.selected.help
  }
}

extension ViewingForm {
  /// The answer whether the titles had been seen before.
  fileprivate var occasion: String { isRewatch ? "yes" : "no" }

  /// The mistake in the selected field.
  fileprivate var shownMistake: Mistake? {
    mistake.flatMap { $0.field == selected ? $0 : nil }
  }

  /// Whether the form could not be kept as it is.
  fileprivate var isWrong: Bool { shownMistake != nil || progress?.isFailure == true }
}
