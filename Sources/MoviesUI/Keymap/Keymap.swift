public import MoviesCore
public import TerminalUI

/// The key bindings of all panes.
///
/// The help and the footer are made from them, and a key never has two meanings in one pane, so
/// what they say about a key is true.
public struct Keymap: Sendable {
  /// A command and the keys that call it.
  public struct Binding: Sendable {
    public var command: Command
    public var keys: [KeySequence]
  }

  /// The meaning of pressed keys.
  public enum Match: Sendable, Equatable {
    case command(Command)
    /// The beginning of a longer sequence.
    case prefix
    case nothing
  }

  private let panes: [Pane: [Binding]]
  /// The bindings that work in every pane; a screen that is too small has only some of them.
  public let everywhere: [Binding]
  /// The bindings of each pane and those that work everywhere: needed for every frame and key.
  private let reachable: [Pane: Reachable]

  private struct Reachable {
    let bindings: [Binding]
    /// The index of each command's binding.
    let places: [Command: Int]

    init(_ bindings: [Binding]) {
      self.bindings = bindings
      places = Dictionary(
        bindings.enumerated().map { ($1.command, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Creates the standard keys, with those of some commands replaced.
  ///
  /// ^C always quits at once, whatever the overrides say.
  ///
  /// - Parameter overrides: Key texts by the name of a command, as the configuration has them.
  /// - Throws: ``KeymapError`` for an unknown command, an unknown key, a key that would do two
  ///   things in one pane (those that work everywhere count in each), keys that could never be
  ///   pressed to their end, or a field that no key would leave.
  public init(overrides: [String: [String]] = [:]) throws(KeymapError) {
    var replaced = try Self.read(overrides)
    if let keys = replaced[.quitAtOnce], !keys.contains(Self.interrupt) {
      replaced[.quitAtOnce] = keys + [Self.interrupt]
    }
    // Most keys are in the tables of several panes, and the first frame waits for all of them.
    var read: [String: [KeySequence]] = [:]
    func sequences(_ keys: String) -> [KeySequence] {
      if let sequences = read[keys] { return sequences }
      let sequences = keys.split(separator: " ").compactMap { KeySequence(String($0)) }
      read[keys] = sequences
      return sequences
    }
    func bindings(_ table: [(Command, String)]) -> [Binding] {
      table.map { command, keys in
        Binding(command: command, keys: replaced[command] ?? sequences(keys))
      }
    }
    let everywhere = bindings(Self.everywhere)
    let panes = Dictionary(
      uniqueKeysWithValues: Pane.allCases.map { ($0, bindings($0.face.keys)) })
    self.everywhere = everywhere
    self.panes = panes
    reachable = Dictionary(
      uniqueKeysWithValues: panes.map { pane, bindings in
        (pane, Reachable(bindings + everywhere.filter { pane.face.allows($0.command) }))
      })
    // The standard keys alone are known to be right, and the first frame waits for this.
    if !overrides.isEmpty { try check() }
  }

  /// Checks that no key does two things in a pane, and that a key leaves each field.
  func check() throws(KeymapError) {
    try checkClashes()
    try checkFields()
  }

  /// Returns the bindings of a pane alone, in the order of the help.
  public func bindings(in pane: Pane) -> [Binding] { panes[pane] ?? [] }

  /// Returns the bindings of a pane, then those that work everywhere.
  public func reachableBindings(in pane: Pane) -> [Binding] { reachable[pane]?.bindings ?? [] }

  /// Looks up the keys pressed so far in a pane.
  ///
  /// In a field, a printable key is always text: the caller only asks for the other keys.
  public func match(_ pressed: [Key], in pane: Pane) -> Match {
    var isPrefix = false
    for binding in reachableBindings(in: pane) {
      for sequence in binding.keys {
        if sequence.keys == pressed { return .command(binding.command) }
        if sequence.keys.starts(with: pressed) { isPrefix = true }
      }
    }
    return isPrefix ? .prefix : .nothing
  }

  /// Returns the commands that can follow the pressed keys in a pane, with their other keys.
  func continuations(of pressed: [Key], in pane: Pane) -> [Binding] {
    guard !pressed.isEmpty else { return [] }
    return reachableBindings(in: pane).compactMap { binding in
      let rest = binding.keys.map(\.keys)
        .filter { $0.starts(with: pressed) && $0.count > pressed.count }
        .map { KeySequence(Array($0.dropFirst(pressed.count))) }
      return rest.isEmpty ? nil : Binding(command: binding.command, keys: rest)
    }
  }

  /// Returns the first key of a command in a pane; `nil` if it has none there.
  public func key(for command: Command, in pane: Pane) -> KeySequence? {
    keys(for: command, in: pane).first
  }

  /// Returns the first key of a command that calls it in a pane instead of being text there.
  func usableKey(for command: Command, in pane: Pane) -> KeySequence? {
    keys(for: command, in: pane).first { $0.isUsable(in: pane) }
  }

  /// Returns all keys of a command in a pane.
  private func keys(for command: Command, in pane: Pane) -> [KeySequence] {
    guard let reachable = reachable[pane], let place = reachable.places[command] else { return [] }
    return reachable.bindings[place].keys
  }

  private static func read(
    _ overrides: [String: [String]]
  ) throws(KeymapError) -> [Command: [KeySequence]] {
    var replaced: [Command: [KeySequence]] = [:]
    for (name, texts) in overrides.sorted(by: { $0.key < $1.key }) {
      guard let command = Command(named: name) else { throw .unknownCommand(name) }
      replaced[command] = try texts.map { text throws(KeymapError) in
        guard let sequence = KeySequence(text) else { throw .unknownKey(text, command: name) }
        return sequence
      }
    }
    return replaced
  }

  /// The key that always quits.
  private static let interrupt = KeySequence([.control("c")])

  private func checkClashes() throws(KeymapError) {
    for pane in Pane.allCases {
      var owners: [KeySequence: Command] = [:]
      for binding in reachableBindings(in: pane) {
        for sequence in binding.keys {
          let owner = owners.updateValue(binding.command, forKey: sequence) ?? binding.command
          guard owner == binding.command else {
            throw .clash(sequence.description, owner.name, binding.command.name, pane.name)
          }
        }
      }
      try checkBeginnings(owners, in: pane)
    }
  }

  /// Rejects keys whose beginning already has a binding, since they are never pressed to the end.
  private func checkBeginnings(
    _ owners: [KeySequence: Command], in pane: Pane
  ) throws(KeymapError) {
    let ordered = owners.sorted { $0.key.description < $1.key.description }
    for (sequence, command) in ordered where sequence.keys.count > 1 {
      let beginning = KeySequence(Array(sequence.keys.dropLast()))
      if let owner = owners[beginning] {
        throw .unreachable(
          sequence.description, of: command.name, behind: owner.name, pane.name)
      }
    }
  }

  /// Rejects keys that would lock the user into a field, since every printable key is text there.
  private func checkFields() throws(KeymapError) {
    for pane in Pane.allCases where pane.isField {
      for command in bindings(in: pane).map(\.command) where command.endsInput {
        if usableKey(for: command, in: pane) == nil {
          throw .onlyText(command.name, pane.name)
        }
      }
    }
  }
}

extension Command {
  /// Whether a field needs the command.
  fileprivate var endsInput: Bool { self == .submit || self == .back }
}

/// A mistake in the keys of a configuration.
public enum KeymapError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case unknownKey(String, command: String)
  /// A key has two commands in a pane: the key, the commands, and the pane's name.
  case clash(String, String, String, String)
  /// Keys begin with the key of another command: the keys, both commands, and the pane's name.
  case unreachable(String, of: String, behind: String, String)
  /// A command that a pane needs has only keys that type text there; the pane's name comes last.
  case onlyText(String, String)

  public var description: String {
    switch self {
    case .unknownCommand(let name):
      let names = Command.names.sorted().joined(separator: ", ")
      return "keys.\(name): unknown command; the commands are \(names)"
    case .unknownKey(let text, let command):
      return "keys.\(command): “\(text)” is not a key; write keys like j, ^U, PgDn, F1 or gg"
    case .clash(let key, let first, let second, let pane):
      return "keys: \(key) is bound to both \(first) and \(second) in the \(pane)"
    case .unreachable(let keys, let command, let owner, let pane):
      return
        "keys: \(keys) cannot call \(command) in the \(pane), because its first key calls \(owner)"
    case .onlyText(let command, let pane):
      return "keys.\(command): printable keys type text in the \(pane); add a key such as Esc or ^X"
    }
  }
}
