import MoviesCore
public import TerminalUI

/// One key, or several pressed one after the other, such as `gg`.
public struct KeySequence: Sendable, Hashable, CustomStringConvertible {
  public var keys: [Key]

  public init(_ keys: [Key]) {
    self.keys = keys
  }

  /// Reads `^U`, `PgDn`, `F1`, `j` or `gg`; returns `nil` for anything else.
  public init?(_ text: String) {
    if let key = Key(text) {
      keys = [key]
    } else if text.count == 2 {
      keys = text.compactMap { Key(String($0)) }
      guard keys.count == 2 else { return nil }
    } else {
      return nil
    }
  }

  /// Whether the keys do something in a pane, rather than being text there.
  func isUsable(in pane: Pane) -> Bool {
    !pane.isField || !keys.contains(where: \.isText)
  }

  public var description: String { keys.map(\.description).joined() }
}
