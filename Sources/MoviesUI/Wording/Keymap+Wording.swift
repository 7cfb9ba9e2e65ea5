extension Keymap {
  /// The key of a command as one reads it, whatever the place.
  func name(of command: Command) -> String {
    let place = Place.allCases.first { key(for: command, in: $0) != nil } ?? .results
    return key(for: command, in: place)?.written ?? command.rawValue
  }

  /// How a command is called from a place: by its key, in the list where the key is none here.
  func reach(_ command: Command, from place: Place) -> String {
    usableKey(for: command, in: place)?.written ?? "\(name(of: command)) in the list"
  }
}

extension KeySequence {
  /// The keys as one reads them: arrows and Enter as signs.
  var written: String { keys.map(\.written).joined() }
}
