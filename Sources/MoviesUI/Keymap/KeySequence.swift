import MoviesCore
public import TerminalUI

/// One key, or several pressed one after the other, such as `gg`.
public struct KeySequence: Sendable, Hashable, CustomStringConvertible {
  public let keys: [Key]
  /// The keys as shown to the user, with symbols for arrows and Enter.
  ///
  /// It is computed once, since every frame shows some of the keys.
  let written: String

  public init(_ keys: [Key]) {
    self.keys = keys
    written = keys.map(\.written).joined()
  }

  /// Reads `^U`, `PgDn`, `F1`, `j` or `gg`; returns `nil` for anything else.
  public init?(_ text: String) {
    if let key = Key(text) {
      self.init([key])
    } else if text.count == 2 {
      let keys = text.compactMap { Key(String($0)) }
      guard keys.count == 2 else { return nil }
      self.init(keys)
    } else {
      return nil
    }
  }

  public static func == (a: Self, b: Self) -> Bool { a.keys == b.keys }

  public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

  /// Whether the keys do something in a pane, rather than being text there.
  func isUsable(in pane: Pane) -> Bool {
    !pane.isField || !keys.contains(where: \.isText)
  }

  public var description: String { keys.map(\.description).joined() }
}
