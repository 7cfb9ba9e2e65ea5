import MoviesCore
import SafeText

/// A line of the help: a command and its keys, as shown to the user.
struct HelpRow: Equatable {
  var command: Command
  var keys: String
  /// The text that a search of the help looks at, in lower case.
  private let words: String

  /// Creates the line of a binding in a pane; in a field, keys that are text there are left out.
  fileprivate init(_ binding: Keymap.Binding, in pane: Pane) {
    let usable = binding.keys.filter { $0.isUsable(in: pane) }
    self.init(binding.command, keys: usable.map(\.written).joined(separator: " "), of: [binding])
  }

  /// Creates the line of commands that differ in a number only.
  fileprivate init?(_ numbered: [Keymap.Binding]) {
    guard let first = numbered.first else { return nil }
    let keys = KeyRange(numbered.flatMap(\.keys)).written
    self.init(first.command, keys: keys, of: numbered)
  }

  private init(_ command: Command, keys: String, of bindings: [Keymap.Binding]) {
    self.command = command
    self.keys = keys
    words = bindings.flatMap { binding in
      binding.keys.map(\.written) + binding.keys.map(\.description)
        + [binding.command.summary, binding.command.name]
    }.joined(separator: " ").lowercased()
  }

  /// Whether a text occurs in a key's symbol or name, in the summary, or in the name in the
  /// configuration.
  func mentions(_ text: String) -> Bool { words.contains(text.lowercased()) }
}

extension Keymap {
  /// Returns the lines of the help for the focused pane: the commands that work there.
  ///
  /// - Parameters:
  ///   - props: The props of the screen.
  ///   - joinsFamilies: Whether the commands of a family share a line; not in a search for one.
  /// - Returns: The lines, in the order of the keymap.
  func helpRows(for props: BrowseProps, joinsFamilies: Bool) -> [HelpRow] {
    let pane = props.focus
    let face = pane.face
    let hasRows = face.hasRows(in: props)
    let bindings = reachableBindings(in: pane).filter { binding in
      !binding.keys.isEmpty && face.works(binding.command, in: props)
        && (hasRows || binding.command.entry.purpose != .moving)
    }
    var listed: Set<Command.Family> = []
    return bindings.compactMap { binding in
      guard joinsFamilies, let family = binding.command.family else {
        return HelpRow(binding, in: pane)
      }
      guard listed.insert(family).inserted else { return nil }
      return HelpRow(bindings.filter { $0.command.family == family })
    }
  }
}

/// The keys of numbered commands, as shown to the user: `*1…9 0`, `1…9`.
private struct KeyRange {
  let written: String

  init(_ keys: [KeySequence]) {
    let ends = keys.compactMap { $0.keys.last?.written }
    let beginnings = Set(keys.map { Array($0.keys.dropLast()) })
    guard let first = keys.first, ends.count > 2, beginnings.count == 1 else {
      written = keys.map(\.written).joined(separator: " ")
      return
    }
    // Ten follows nine on the keyboard, and has the key of zero.
    let (last, zero) = ends.last == "0" ? (ends[ends.count - 2], " 0") : (ends[ends.count - 1], "")
    written = "\(first.written)…\(last)\(zero)"
  }
}
