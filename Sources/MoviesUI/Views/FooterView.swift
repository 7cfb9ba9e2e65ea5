import MoviesCore
import SafeText
import TerminalUI

/// A view of the line at the bottom: the keys that work now, or the question that they answer.
///
/// While a chord is waiting for its next key, it shows the keys that can follow. A notice is on the
/// line above, in place of the rule: it never covers the keys.
struct FooterView {
  var theme: Theme
  var keymap: Keymap
  /// The keys of a chord that is waiting for its next key.
  var pressed: [Key] = []

  func draw(
    _ props: BrowseProps, in area: Rect, of canvas: inout Canvas, metrics: inout FrameMetrics
  ) {
    let continuations = keymap.continuations(of: pressed, in: props.pane)
    guard continuations.isEmpty else {
      return ChordView(theme: theme, keymap: keymap, continuations: continuations)
        .draw(props, in: area, of: &canvas, metrics: &metrics)
    }
    if let notice = props.footer.notice, props.footer.question == nil {
      draw(notice, above: area, of: &canvas)
    }
    var right = area.width - 2
    for hint in lastHints(props, in: area).reversed() {
      let start = Point(column: right - hint.width, row: area.row)
      hint.write(at: start, theme: theme, to: &canvas, &metrics)
      right -= hint.width + Self.gap
    }
    if let question = props.footer.question {
      canvas.write(
        question.words(keymap), at: Point(column: 2, row: area.row),
        style: question.isWarning ? theme.warning : theme.text, width: max(0, right - 2))
      return
    }
    var column = 2 + drawMarks(props, at: Point(column: 2, row: area.row), of: &canvas)
    let hints = hints(props, fitting: right - column)
    let rest = hints.reduce(right - column) { $0 - $1.width }
    let gap = Self.gap * (hints.count - 1) <= rest ? Self.gap : Self.leastGap
    for hint in hints {
      hint.write(at: Point(column: column, row: area.row), theme: theme, to: &canvas, &metrics)
      column += hint.width + gap
    }
  }

  /// Draws a notice, with a blank at each end.
  private func draw(_ notice: Notice, above area: Rect, of canvas: inout Canvas) {
    let line = Rect(column: 2, row: area.row - 1, columns: area.width - 4, rows: 1)
    let words = notice.words(keymap, fittingCells: line.width)
    canvas.fill(
      Rect(
        column: line.column - 1, row: line.row, columns: words.cellWidth + 2, rows: 1),
      style: theme.text)
    canvas.write(words, at: line.origin, style: notice.isWarning ? theme.warning : theme.text)
  }

  /// Draws the number of marked titles; returns the number of columns it takes.
  private func drawMarks(_ props: BrowseProps, at start: Point, of canvas: inout Canvas) -> Int {
    guard props.footer.marked > 0, props.footer.showsMarks, !props.footer.isForChoosing else {
      return 0
    }
    let words = ScreenWording.marked(props.footer.marked, elsewhere: props.footer.markedElsewhere)
    return canvas.write(words, at: start, style: theme.strong) + Self.gap
  }

  /// The usual gap between hints in cells, and the smallest one, used if one more hint then fits.
  private static let gap = 3
  private static let leastGap = 2

  /// Returns the hints at the right, help and quit; help is the last hint to disappear.
  ///
  /// A question that does not fit next to them takes their place.
  private func lastHints(_ props: BrowseProps, in area: Rect) -> ArraySlice<Hint> {
    let hints = [Command.help, .quit].compactMap { Hint($0, in: props, of: keymap) }[...]
    guard let question = props.footer.question else { return hints }
    let kept = (0...hints.count).reversed().first { count in
      let room = hints.prefix(count).reduce(area.width - 4) { $0 - $1.width - Self.gap }
      return question.words(keymap).cellWidth <= room
    }
    return hints.prefix(kept ?? 0)
  }

  /// Returns the hints that fit, the most useful first.
  private func hints(_ props: BrowseProps, fitting width: Int) -> [Hint] {
    var hints: [Hint] = []
    var room = width
    func add(_ hint: Hint?) {
      guard let hint, hint.width <= room else { return }
      hints.append(hint)
      room -= hint.width + Self.leastGap
    }
    let face = props.pane.face
    if face.hasRows(in: props) { Hint.moving(in: props, of: keymap).forEach(add) }
    for command in face.hintedCommands(in: props) where room >= Hint.leastWidth {
      if works(command, in: props) { add(hint(for: command, in: props)) }
    }
    return hints
  }

  /// Whether a command does something now or, if it represents all chords with its first key, any
  /// of these commands does.
  private func works(_ command: Command, in props: BrowseProps) -> Bool {
    let face = props.pane.face
    if face.works(command, in: props) { return true }
    guard command.entry.chordHint != nil,
      let first = keymap.usableKey(for: command, in: props.pane)?.keys.first
    else { return false }
    return keymap.continuations(of: [first], in: props.pane)
      .contains { face.works($0.command, in: props) }
  }

  private func hint(for command: Command, in props: BrowseProps) -> Hint? {
    guard let label = command.entry.chordHint else { return Hint(command, in: props, of: keymap) }
    return Hint(chordsOf: command, label: label, in: props.pane, of: keymap)
  }
}

extension Hint {
  /// Creates the hint; returns `nil` for a command without a key or words in the pane.
  fileprivate init?(_ command: Command, in props: BrowseProps, of keymap: Keymap) {
    guard let label = props.hint(of: command),
      let key = keymap.usableKey(for: command, in: props.pane)
    else {
      return nil
    }
    self.init(key: key.written, label: label, target: .command(command))
  }

  /// Creates the hint for the first key of a command's chords; returns `nil` without such a key.
  fileprivate init?(chordsOf command: Command, label: String, in pane: Pane, of keymap: Keymap) {
    guard let keys = keymap.usableKey(for: command, in: pane)?.keys, keys.count > 1,
      let first = keys.first
    else { return nil }
    self.init(key: first.written, label: label, target: .chord([first]))
  }

  /// Returns the hint for the arrows, or two hints if they move something else sideways.
  fileprivate static func moving(in props: BrowseProps, of keymap: Keymap) -> [Hint] {
    let pane = props.pane
    func keys(_ commands: Command...) -> String {
      commands.compactMap { keymap.usableKey(for: $0, in: pane)?.written }.joined()
    }
    let vertical = keys(.moveUp, .moveDown)
    let sideways = pane.face.movesSideways(in: props) ? keys(.moveLeft, .moveRight) : ""
    let words = pane.face.movements
    let hints =
      words.sideways.map { word in
        [
          Hint(key: vertical, label: words.vertical, target: .command(.moveDown)),
          Hint(key: sideways, label: word, target: .command(.moveRight)),
        ]
      } ?? [Hint(key: vertical + sideways, label: words.vertical, target: .command(.moveDown))]
    return hints.filter { !$0.key.isEmpty }
  }
}

extension BrowseProps {
  /// Returns the words for a command; some mean something else in a session for choosing.
  fileprivate func hint(of command: Command) -> String? {
    switch command {
    case .open where footer.isForChoosing && pane != .openNames:
      let (marked, others) = (footer.marked, footer.markedElsewhere)
      let elsewhere = others > 0 ? " (\(others.grouped) elsewhere)" : ""
      return marked > 0 ? "choose \(marked.grouped)\(elsewhere)" : "choose"
    case .quit: return quitHint
    default: return pane.face.hint(of: command, in: self)
    }
  }

  /// The word for quitting, which goes back from every opened page.
  private var quitHint: String? {
    guard let word = pane.face.word(for: .quit) else { return nil }
    guard overlay == nil, isAtExit else { return pane.face.word(for: .back) }
    return footer.isForChoosing ? "cancel" : word
  }
}
