public import TerminalUI

extension Palette {
  /// The purpose of a colour, by its name in a file.
  public enum Role: String, Sendable, CaseIterable {
    case text, strong, dim, accent, kind, rule, warning, low, middle, high
    case selection, restingSelection, background
  }

  /// Creates a palette from some colours; missing ones are the program's own, for a light
  /// background or a dark one.
  public init(_ colors: [Role: Color]) {
    self.init(colors[.background]?.isLight == true ? .light : .dark)
    for (role, color) in colors { self[keyPath: Self.place(of: role)] = color }
  }

  private static func place(of role: Role) -> WritableKeyPath<Palette, Color> {
    switch role {
    case .text: \.text
    case .strong: \.strong
    case .dim: \.dim
    case .accent: \.accent
    case .kind: \.kind
    case .rule: \.rule
    case .warning: \.warning
    case .low: \.low
    case .middle: \.middle
    case .high: \.high
    case .selection: \.selection
    case .restingSelection: \.restingSelection
    case .background: \.background
    }
  }

  /// Whether dark text stands out on the palette's background.
  public var isLight: Bool { background.isLight }

  /// The program's own theme for the same background.
  var likeness: Theme.Name { isLight ? .light : .dark }

  /// A colour that is hard to read on a background.
  public struct Faint: Sendable, Equatable {
    public var role: Role
    public var background: Role
    /// The contrast, from 1 to 4.5.
    public var contrast: Double
  }

  /// The text colours that are hard to read, those on the usual background first.
  public var faint: [Faint] {
    let texts: [Role] = [.text, .strong, .dim, .accent, .kind, .warning, .low, .middle, .high]
    let pairs =
      texts.map { ($0, Role.background) }
      + [Role.selection, .restingSelection].flatMap { [(.text, $0), (.strong, $0)] }
    return pairs.compactMap { role, background in
      let contrast = self[keyPath: Self.place(of: role)]
        .contrast(to: self[keyPath: Self.place(of: background)])
      return contrast < Self.readable
        ? Faint(role: role, background: background, contrast: contrast) : nil
    }
  }

  /// The least contrast of text that is easy to read.
  ///
  /// https://www.w3.org/TR/WCAG22/#contrast-minimum
  public static let readable = 4.5
}
