import TerminalUI

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
