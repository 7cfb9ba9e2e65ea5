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
