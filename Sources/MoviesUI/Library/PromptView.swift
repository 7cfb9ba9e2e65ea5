import MoviesCore
import SafeText
import TerminalUI

/// A view of a prompt in a box: the field or the question, advice, and the offered answers.
struct PromptView {
  var theme: Theme

  /// The minimum width of the box, for a typed answer and for a mere agreement.
  private static let leastWidth = (typed: 66, agreed: 40)
  private static let mostWidth = 100
  /// The number of cells that the frame and the margins take beside a line.
  private static let margins = 6
  private static let mostLists = 10

  func draw(
    _ props: PromptProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let width = area.middle(columns: Self.width(for: props), rows: 1).width
    let question = PromptWording.question(in: props).flatMap {
      $0.wrapped(toCells: max(1, width - Self.margins))
    }
    let help = Self.help(for: props).wrapped(toCells: max(1, width - Self.margins))
    let offers = min(PromptWording.offers(in: props).count, Self.mostLists)
    let rows = max(1, question.count) + help.count + offers
    let box = area.middle(columns: Self.width(for: props), rows: rows + 2)
    canvas.fill(box.inset(columns: -1), style: theme.text)
    let inside = canvas.box(
      box, title: PromptWording.title(of: props), style: theme.rule, titleStyle: theme.strong
    ).inset(columns: 1)
    metrics.addOverlay(box, above: area, of: canvas.bounds, pane: .prompt)
    if question.isEmpty { drawField(props.prompt.input, in: inside.row(0), of: &canvas) }
    // If the box has no room for everything, it shows at least the advice.
    let asked = question.prefix(max(1, inside.height - help.count))
    let above = max(1, asked.count) + help.count
    for (index, line) in asked.enumerated() {
      let row = inside.row(index)
      canvas.write(line, at: Point(column: row.column + 1, row: row.row), style: theme.strong)
    }
    let isWrong = props.prompt.mistake != nil || props.prompt.progress?.isFailure == true
    let style = isWrong ? theme.warning : theme.dim
    for (index, line) in help.enumerated() where above - help.count + index < inside.height {
      let row = inside.row(above - help.count + index)
      canvas.write(line, at: Point(column: row.column + 1, row: row.row), style: style)
    }
    drawOffers(props, below: above, in: inside, of: &canvas)
  }

  /// Returns the columns that all lines of the box need.
  private static func width(for props: PromptProps) -> Int {
    let question = PromptWording.question(in: props)
    let lines = question + [help(for: props), PromptWording.title(of: props)]
    // An offered answer has a marker before it.
    let offers = PromptWording.offers(in: props).map { $0.cellWidth + 1 }
    let needed = ((lines.map(\.cellWidth) + offers).max() ?? 0) + margins
    return min(max(question.isEmpty ? leastWidth.typed : leastWidth.agreed, needed), mostWidth)
  }

  private func drawField(_ input: TextInput, in row: Rect, of canvas: inout Canvas) {
    let start = Point(column: row.column + 1, row: row.row)
    let window = LineEditor(text: input.text, cursor: input.cursor).window(cells: row.width - 2)
    canvas.write(window.text, at: start, style: theme.strong)
    canvas.cursor = start.moved(columns: window.cursorColumn)
  }

  /// Returns the mistake in the answer, or the progress of keeping it, or else advice.
  private static func help(for props: PromptProps) -> String {
    props.prompt.mistake?.words ?? props.prompt.progress?.words ?? PromptWording.help(for: props)
  }

  private func drawOffers(
    _ props: PromptProps, below above: Int, in inside: Rect, of canvas: inout Canvas
  ) {
    let room = max(0, inside.height - above)
    let offers = PromptWording.offers(in: props)
    let limit = Scrolling.limit(count: offers.count, rows: room)
    let top = max(0, min(props.prompt.selection - room / 2, limit))
    for (index, words) in offers.enumerated().dropFirst(top).prefix(room) {
      let row = inside.row(above + index - top)
      let isSelected = index == props.prompt.selection
      let selection = theme.selection
      if isSelected {
        canvas.fill(row, style: selection.text)
        canvas.write("▌", at: Point(column: row.column, row: row.row), style: selection.marker)
      }
      canvas.write(
        words, at: Point(column: row.column + 2, row: row.row),
        style: isSelected ? selection.text : theme.text, width: row.width - 3)
    }
  }
}
