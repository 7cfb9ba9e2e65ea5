public import TerminalUI

/// The colours of a theme.
///
/// In the program's own palettes, each text colour has a contrast of at least 4.5:1 on its
/// backgrounds.
public struct Palette: Sendable, Equatable {
  var text: Color
  var strong: Color
  var dim: Color
  var accent: Color
  var kind: Color
  var rule: Color
  var warning: Color
  /// The colours of low, medium and high ratings.
  var low: Color
  var middle: Color
  var high: Color
  var selection: Color
  var restingSelection: Color
  /// The background that contrasts are computed against; drawn only if the user wants it.
  public var background: Color

  private static let dark = Palette(
    text: .rgb(212, 212, 218), strong: .rgb(255, 255, 255), dim: .rgb(142, 145, 156),
    accent: .rgb(235, 184, 92), kind: .rgb(135, 166, 214), rule: .rgb(70, 72, 82),
    warning: .rgb(240, 128, 112),
    low: .rgb(232, 154, 134), middle: .rgb(214, 204, 130), high: .rgb(140, 198, 132),
    selection: .rgb(56, 60, 76),
    restingSelection: .rgb(38, 40, 50), background: .rgb(16, 16, 20))

  private static let light = Palette(
    text: .rgb(48, 50, 58), strong: .rgb(0, 0, 0), dim: .rgb(98, 102, 114),
    accent: .rgb(134, 76, 0), kind: .rgb(38, 84, 160), rule: .rgb(190, 192, 200),
    warning: .rgb(176, 32, 24),
    low: .rgb(168, 48, 32), middle: .rgb(112, 80, 0), high: .rgb(8, 96, 48),
    selection: .rgb(214, 220, 234),
    restingSelection: .rgb(230, 233, 240), background: .rgb(255, 255, 255))

  private static let contrast = Palette(
    text: .rgb(255, 255, 255), strong: .rgb(255, 255, 255), dim: .rgb(214, 214, 214),
    accent: .rgb(255, 221, 0), kind: .rgb(120, 220, 255), rule: .rgb(180, 180, 180),
    warning: .rgb(255, 150, 140),
    low: .rgb(255, 170, 160), middle: .rgb(255, 221, 0), high: .rgb(130, 255, 140),
    selection: .rgb(0, 40, 150),
    restingSelection: .rgb(60, 60, 60), background: .rgb(0, 0, 0))
}

extension Palette {
  init(_ name: Theme.Name) {
    switch name {
    case .dark: self = .dark
    case .light: self = .light
    case .contrast: self = .contrast
    }
  }
}

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

  /// The minimum contrast of text that is easy to read.
  ///
  /// https://www.w3.org/TR/WCAG22/#contrast-minimum
  public static let readable = 4.5
}
