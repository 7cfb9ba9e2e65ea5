import MoviesCore

extension Keymap {
  /// The bindings that work in a pane and contain a text: in a key's symbol or name, in what they
  /// do, or in the name that the configuration uses.
  func bindings(containing text: String, in pane: Pane) -> [Binding] {
    reachableBindings(in: pane).filter { !$0.keys.isEmpty && $0.mentions(text) }
  }
}

extension Keymap.Binding {
  fileprivate func mentions(_ text: String) -> Bool {
    let words =
      keys.map(\.written) + keys.map(\.description) + [command.summary, command.name]
    return words.joined(separator: " ").lowercased().contains(text.lowercased())
  }
}
