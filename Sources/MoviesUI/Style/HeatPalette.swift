import TerminalUI

/// The backgrounds of a heat map.
enum HeatPalette {
  /// Returns the backgrounds of the scores 0, 50, 60, and so on up to 100.
  static func colors(_ name: Theme.Name) -> [Color] {
    name == .light ? [.rgb(255, 253, 220)] + colors.reversed() : [.rgb(21, 23, 73)] + colors
  }

  /// Returns backgrounds from 256 colours: those of the scores 0, 50, 55, and so on up to 100.
  static func entries(_ name: Theme.Name) -> [Color] {
    name == .light ? [.indexed(230)] + entries.reversed() : [.indexed(17)] + entries
  }

  /// Returns text on one of the backgrounds: black or white, whichever has the greater contrast.
  ///
  /// The background's green decides: it makes most of the lightness, and grows with it.
  static func style(on background: Color) -> Style {
    let text: UInt8 = background.components.green < 130 ? 255 : 0
    return Style(foreground: .rgb(text, text, text), background: background)
  }

  /// The backgrounds, in even steps of lightness (CIE L*): 20.6, 35, 49.4, 63.8, 78.2 and 92.6.
  private static let colors: [Color] = [
    .rgb(33, 42, 112), .rgb(28, 83, 147), .rgb(0, 129, 151), .rgb(7, 176, 128), .rgb(152, 210, 82),
    .rgb(249, 238, 96),
  ]

  /// The colours nearest to those above and halfway between them, among all whose lightness only
  /// grows, even if one of the three kinds of cones is missing.
  private static let entries = [18, 19, 24, 25, 30, 66, 36, 107, 113, 185, 227].map(Color.indexed)
}
