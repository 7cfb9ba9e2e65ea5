import MoviesCore
import TerminalUI

/// The lines of the help: keys, what they do, and the command's name in the configuration.
struct HelpListing {
  var theme: Theme
  var keymap: Keymap
  var pane: Pane
  /// How many cells a line may take.
  var width: Int

  private static let keysWidth = 16
  private static let summaryWidth = 35
  private static let nameWidth = 13

  private var hasNames: Bool { width >= Self.keysWidth + Self.summaryWidth + Self.nameWidth }

  /// All keys of the pane, then those of everywhere.
  var all: [StyledLine] {
    let editing = pane.isField ? [StyledLine(ScreenWording.otherKeys, theme.dim)] : []
    return keymap.bindings(in: pane).map(line) + editing
      + [StyledLine(), StyledLine("Everywhere", theme.strong)] + keymap.everywhere.map(line)
  }

  /// The lines that contain a text; all of them if it is empty.
  func lines(with text: String) -> [StyledLine] {
    if text.isEmpty { return all }
    let bindings = keymap.reachableBindings(in: pane).filter { $0.mentions(text) }
    return bindings.isEmpty
      ? [StyledLine(ScreenWording.noMatchingKey, theme.dim)] : bindings.map(line)
  }

  /// Leaves out the keys that are text here, and the command's name where it does not fit.
  private func line(_ binding: Keymap.Binding) -> StyledLine {
    let keys = binding.keys.filter { $0.isUsable(in: pane) }.map(\.written).joined(separator: " ")
    let summary = binding.command.summary
    let name = StyledLine.Span(text: binding.command.rawValue, style: theme.dim)
    return StyledLine(
      [
        .init(text: keys.padded(toCells: Self.keysWidth), style: theme.accent),
        .init(
          text: hasNames ? summary.padded(toCells: Self.summaryWidth) : summary, style: theme.text),
      ] + (hasNames ? [name] : []))
  }
}

extension Keymap.Binding {
  /// Whether the binding's keys, by sign or name, or what it does contain a text.
  fileprivate func mentions(_ text: String) -> Bool {
    let words =
      keys.map(\.written) + keys.map(\.description) + [command.summary, command.rawValue]
    return words.joined(separator: " ").lowercased().contains(text.lowercased())
  }
}
