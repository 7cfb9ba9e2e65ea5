import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing

/// Somebody who presses keys on the frames that they see, walks from door to door, and clicks.
enum Reader {
  /// Presses keys one after the other on the state's own frames.
  static func press(_ keys: String..., in state: inout AppState) throws {
    for key in keys {
      let metrics = try Samples.frame(of: state).metrics
      if let action = try Keyboard.action(for: [key], in: state, metrics: metrics) {
        AppState.reduce(&state, action)
      }
    }
  }

  /// The doors that a key leads to, until it leads to no other one.
  static func walk(_ state: inout AppState, pressing key: String = "Down") throws -> [String] {
    var names: [String] = []
    for _ in 0..<40 {
      let before = (state.screen.door, state.screen.detailsScroll)
      try press(key, in: &state)
      guard (state.screen.door, state.screen.detailsScroll) != before else { break }
      guard state.screen.door != before.0 else { continue }
      let metrics = try Samples.frame(of: state).metrics
      if case .opened(let door)? = try Keyboard.action(
        for: ["Enter"], in: state, metrics: metrics) as? DoorAction
      {
        names.append(door.name)
      }
    }
    return names
  }

  /// What a click on some words does; below the heading and the lines above it, where the same
  /// words may stand.
  static func click(
    on words: String, below row: Int = 1, in state: AppState
  ) throws -> DoorAction? {
    let (canvas, metrics) = try Samples.frame(of: state)
    let row = try #require(
      canvas.lines.dropFirst(row).firstIndex { $0.contains(words) }, "\(words) is not there")
    let range = try #require(canvas.lines[row].range(of: words))
    let column = canvas.lines[row].distance(
      from: canvas.lines[row].startIndex, to: range.lowerBound)
    var interpreter = Interpreter(keymap: try Keymap())
    let click = MouseEvent(.pressed(.left), at: Point(column: column, row: row))
    guard
      case .action(let action) = interpreter.interpret(
        click, at: .now, state: state, metrics: metrics)
    else { return nil }
    return action as? DoorAction
  }
}
