import MoviesCore
import MoviesUI
import Redux
import TerminalUI
import Testing

/// What is typed on a keyboard.
enum Keyboard {
  /// The action that the last of these keys calls for; `nil` if it calls for none, whatever is
  /// said about that.
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
    if case .noticed(.keyWithoutMeaning) = action as? ScreenAction { return nil }
    return action
  }

  /// The remark that a key does nothing; `nil` if it does something, or nothing is said.
  static func remark(on key: String, in state: AppState) throws -> ScreenAction? {
    var interpreter = Interpreter(keymap: try Keymap())
    let pressed = try #require(Key(key))
    guard
      case .action(let action) = interpreter.interpret(
        pressed, state: state, metrics: FrameMetrics()),
      case .noticed(.keyWithoutMeaning)? = action as? ScreenAction
    else { return nil }
    return action as? ScreenAction
  }
}
