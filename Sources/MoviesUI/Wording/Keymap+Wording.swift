import MoviesCore
import TerminalUI

extension Keymap {
  /// Returns the key of a command as shown to the user, whatever the pane.
  func name(of command: Command) -> String {
    let pane = Pane.allCases.first { key(for: command, in: $0) != nil } ?? .results
    return key(for: command, in: pane)?.written ?? command.name
  }

  /// Returns how to call a command: by its key, or, if that is text in the pane, from the list.
  func reach(_ command: Command, from pane: Pane) -> String {
    usableKey(for: command, in: pane)?.written ?? "\(name(of: command)) in the list"
  }
}

extension Key {
  /// The key as shown to the user: symbols for arrows and Enter, else as configured.
  var written: String {
    guard modifiers.isEmpty else { return description }
    switch code {
    case .up: return "↑"
    case .down: return "↓"
    case .left: return "←"
    case .right: return "→"
    case .enter: return "⏎"
    default: return description
    }
  }
}
