import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing

/// What is typed on a keyboard.
enum Keyboard {
  /// The action that the last of these keys calls for; `nil` if it calls for none.
  static func action(
    for keys: [String], in state: AppState, metrics: FrameMetrics = FrameMetrics(),
    keymap: Keymap? = nil
  ) throws -> (any Action)? {
    var interpreter = Interpreter(keymap: try keymap ?? Keymap())
    var outcome: Interpreter.Outcome?
    for key in keys {
      outcome = interpreter.interpret(
        try #require(Key(key)), state: state, metrics: metrics)
    }
    guard case .action(let action) = outcome else { return nil }
    return action
  }
}
