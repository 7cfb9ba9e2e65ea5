import MoviesCore

extension Keymap {
  /// The key of a command as one reads it, whatever the pane.
  func name(of command: Command) -> String {
    let pane = Pane.allCases.first { key(for: command, in: $0) != nil } ?? .results
    return key(for: command, in: pane)?.written ?? command.rawValue
  }

  /// How to call a command from a pane: by its key, and from the list where the key is text here.
  func reach(_ command: Command, from pane: Pane) -> String {
    usableKey(for: command, in: pane)?.written ?? "\(name(of: command)) in the list"
  }
}

extension KeySequence {
  /// The keys as one reads them: arrows and Enter as signs.
  var written: String { keys.map(\.written).joined() }
}
