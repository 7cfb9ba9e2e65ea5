import MoviesCore

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

extension KeySequence {
  /// The keys as people read them: arrows and Enter as symbols.
  var written: String { keys.map(\.written).joined() }
}
