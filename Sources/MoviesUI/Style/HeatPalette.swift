import TerminalUI

/// The backgrounds of a heat map.
enum HeatPalette {
  /// The backgrounds of the scores 0, 50, 60, and so on up to 100.
  static func colors(_ name: Theme.Name) -> [Color] {
    name == .light ? [.rgb(255, 253, 220)] + colors.reversed() : [.rgb(21, 23, 73)] + colors
  }

  /// The same out of 256 colours: the backgrounds of the scores 0, 50, 55, and so on up to 100.
  static func entries(_ name: Theme.Name) -> [Color] {
    name == .light ? [.indexed(230)] + entries.reversed() : [.indexed(17)] + entries
  }

  /// Black or white, whichever has the greater contrast, on one of the backgrounds.
  ///
  /// Of these the green tells: it makes most of the lightness, and grows with it.
  static func style(on background: Color) -> Style {
    let text: UInt8 = background.components.green < 130 ? 255 : 0
    return Style(foreground: .rgb(text, text, text), background: background)
  }

  /// Their lightness (CIE L*) grows in even steps: 20.6, 35, 49.4, 63.8, 78.2 and 92.6.
  private static let colors: [Color] = [
    .rgb(33, 42, 112), .rgb(28, 83, 147), .rgb(0, 129, 151), .rgb(7, 176, 128), .rgb(152, 210, 82),
    .rgb(249, 238, 96),
  ]

  /// The nearest to those colours and the ones halfway between them, of all whose lightness only
  /// grows, also as it is seen without one of the three kinds of cones.
  private static let entries = [18, 19, 24, 25, 30, 66, 36, 107, 113, 185, 227].map(Color.indexed)
}
