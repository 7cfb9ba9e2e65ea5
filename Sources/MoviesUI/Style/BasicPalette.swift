import TerminalUI

/// The colours of a theme on a terminal that has only the 8 or 16 basic ones.
///
/// Each text colour has a contrast of at least 4.5:1 on black, or on white in the light theme, as
/// xterm shows it. Text itself is in the terminal's own colour.
struct BasicPalette {
  var dim: Color
  var accent: Color
  var kind: Color
  var rule: Color
  var warning: Color
  /// The colours of low, medium and high ratings.
  var ratings: Ratings

  typealias Ratings = (low: Color, middle: Color, high: Color)

  init(_ name: Theme.Name, depth: ColorDepth) {
    switch (name, depth) {
    case (_, .mono): self = .none
    case (.dark, .ansi8): self = .darkOfEight
    case (.dark, _): self = .dark
    case (.light, _): self = .light
    case (.contrast, .ansi8): self = .contrastOfEight
    case (.contrast, _): self = .contrast
    }
  }

  private init(
    dim: Color, accent: Color, kind: Color, rule: Color, warning: Color, ratings: Ratings
  ) {
    self.dim = dim
    self.accent = accent
    self.kind = kind
    self.rule = rule
    self.warning = warning
    self.ratings = ratings
  }

  private static let none = BasicPalette(
    dim: .terminalDefault, accent: .terminalDefault, kind: .terminalDefault,
    rule: .terminalDefault, warning: .terminalDefault,
    ratings: (.terminalDefault, .terminalDefault, .terminalDefault))

  private static let dark = BasicPalette(
    dim: .indexed(7), accent: .indexed(3), kind: .indexed(6), rule: .indexed(8),
    warning: .indexed(9), ratings: (.indexed(9), .indexed(3), .indexed(2)))

  /// The palette without red, since the basic red is too dark on black.
  private static let darkOfEight = BasicPalette(
    dim: .indexed(7), accent: .indexed(3), kind: .indexed(6), rule: .indexed(7),
    warning: .indexed(3), ratings: (.indexed(7), .indexed(3), .indexed(2)))

  private static let light = BasicPalette(
    dim: .terminalDefault, accent: .indexed(4), kind: .indexed(5), rule: .indexed(7),
    warning: .indexed(1), ratings: (.indexed(1), .terminalDefault, .indexed(4)))

  private static let contrast = BasicPalette(
    dim: .terminalDefault, accent: .indexed(11), kind: .indexed(14), rule: .indexed(7),
    warning: .indexed(13), ratings: (.indexed(13), .indexed(11), .indexed(10)))

  private static let contrastOfEight = BasicPalette(
    dim: .terminalDefault, accent: .indexed(3), kind: .indexed(6), rule: .indexed(7),
    warning: .indexed(3), ratings: (.terminalDefault, .indexed(3), .indexed(2)))
}
