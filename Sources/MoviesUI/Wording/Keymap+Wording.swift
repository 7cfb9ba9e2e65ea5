import MoviesCore
import TerminalUI

extension Keymap {
  /// The key of a command as people read it, whatever the pane.
  func name(of command: Command) -> String {
    let pane = Pane.allCases.first { key(for: command, in: $0) != nil } ?? .results
    return key(for: command, in: pane)?.written ?? command.name
  }

  /// How to call a command from a pane: by its key, or, if the key is text here, from the list.
  func reach(_ command: Command, from pane: Pane) -> String {
    usableKey(for: command, in: pane)?.written ?? "\(name(of: command)) in the list"
  }
}

extension Key {
  /// The key as people read it: arrows and Enter as symbols, everything else as it is configured.
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
