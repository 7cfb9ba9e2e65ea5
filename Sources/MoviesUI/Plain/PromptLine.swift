public import TerminalUI

/// The input line of plain mode: edited with the usual keys, with a history.
///
/// Text typed while no line is asked for stays hidden until one is.
public struct PromptLine: Sendable {
  /// The outcome of a key.
  public enum Outcome: Equatable, Sendable {
    /// A text has to be written.
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
