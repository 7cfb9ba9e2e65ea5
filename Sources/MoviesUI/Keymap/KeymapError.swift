/// What is wrong with the keys of a configuration.
public enum KeymapError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case unknownKey(String, command: String)
  /// A key, the two commands that claim it, and the pane's name.
  case clash(String, String, String, String)
  /// Keys and their command, the command that their beginning calls already, and the pane's name.
  case unreachable(String, of: String, behind: String, String)
  /// A command that a pane cannot do without has no key there but such as are text; the pane's name.
  case onlyText(String, String)

  public var description: String {
    switch self {
    case .unknownCommand(let name):
      let names = Command.allCases.map(\.rawValue).sorted().joined(separator: ", ")
      return "keys.\(name): there is no such command; the commands are \(names)"
    case .unknownKey(let text, let command):
      return "keys.\(command): “\(text)” is no key; write it like j, ^U, PgDn, F1 or gg"
    case .clash(let key, let first, let second, let pane):
      return "keys: \(key) would do both \(first) and \(second) in the \(pane)"
    case .unreachable(let keys, let command, let owner, let pane):
      return
        "keys: \(keys) never gets to \(command) in the \(pane), since its first key does \(owner)"
    case .onlyText(let command, let pane):
      return "keys.\(command): in the \(pane) printable keys are text, so that it needs one more, "
        + "like Esc or ^X"
    }
  }
}
