public import TerminalUI

/// The input line of plain mode: edited with the usual keys, with a history.
///
/// Text typed while no line is asked for stays hidden until one is.
public struct PromptLine: Sendable {
  /// The outcome of a key.
  public enum Outcome: Equatable, Sendable {
    /// A text to write to the terminal.
    case echo(String)
    /// Enter was pressed on this line.
    case submitted(String)
    /// ^D was pressed on an empty line.
    case ended
  }

  private var editor = LineEditor()
  private var history = LineHistory()
  private var echo = LineEcho()
  /// The number of cells for the line; `nil` while no line is asked for.
  private var cells: Int?

  public init() {}

  /// Asks for a line of this many cells; returns the text to write after the prompt.
  public mutating func ask(cells: Int) -> String {
    self.cells = cells
    echo = LineEcho()
    return shown(cells: cells)
  }

  /// Handles a key.
  public mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .enter: return submit()
    case .control("d") where editor.text.isEmpty: return .ended
    case .up, .control("p"): recall(history.older(than: editor.text))
    case .down, .control("n"): recall(history.newer())
    default: if editor.handle(key) { history.forgetRecall() }
    }
    return .echo(cells.map { shown(cells: $0) } ?? "")
  }

  /// Inserts text that was pasted.
  public mutating func insert(_ text: String) -> Outcome {
    editor.insert(text)
    return .echo(cells.map { shown(cells: $0) } ?? "")
  }

  private mutating func submit() -> Outcome {
    let line = editor.text
    if !line.isEmpty { history.remember(line) }
    editor.clear()
    cells = nil
    return .submitted(line)
  }

  private mutating func recall(_ text: String?) {
    if let text { editor = LineEditor(text: text) }
  }

  private mutating func shown(cells: Int) -> String {
    let window = editor.window(cells: cells)
    return echo.show(window.text, cursorColumn: window.cursorColumn)
  }
}

/// The history of entered lines, oldest first, with the place of the last recalled one.
struct LineHistory: Sendable {
  private var texts: [String] = []
  private var recalled: Int?
  private var draft = ""

  /// The maximum number of lines that are kept.
  private static let limit = 100

  /// Adds a line as the newest; an equal one moves to the end.
  mutating func remember(_ text: String) {
    texts.removeAll { $0 == text }
    texts.append(text)
    texts.removeFirst(max(0, texts.count - Self.limit))
    recalled = nil
  }

  /// Returns the line before the last recalled one; keeps `current` to come back to.
  mutating func older(than current: String) -> String? {
    if recalled == nil { draft = current }
    var index = min(recalled ?? texts.count, texts.count)
    repeat { index -= 1 } while index >= 0 && texts[index] == current
    guard index >= 0 else { return nil }
    recalled = index
    return texts[index]
  }

  /// Returns the line after the last recalled one; past the newest, the text before recalling.
  mutating func newer() -> String? {
    guard let index = recalled else { return nil }
    guard texts.indices.contains(index + 1) else {
      recalled = nil
      return draft
    }
    recalled = index + 1
    return texts[index + 1]
  }

  /// Forgets the place of the recalled line, since the text was edited.
  mutating func forgetRecall() {
    recalled = nil
  }
}
