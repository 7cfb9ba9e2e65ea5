/// Which colour each tone has.
struct Scheme: Hashable, Sendable {
  private var colours: [Tone: Colour]

  init(
    ground: Colour, figure: Colour, second: Colour, accent: Colour, light: Colour
  ) {
    colours = [
      .ground: ground, .figure: figure, .second: second, .accent: accent, .light: light,
    ]
  }

  subscript(tone: Tone) -> Colour { colours[tone] ?? .black }

  /// The colour of the lettering on a colour.
  ///
  /// - Parameters:
  ///   - colour: What the lettering stands on.
  ///   - contrast: How well it should be told from it, as ``Colour/contrast(to:)`` counts.
  /// - Returns: The first tone that is readable, the accent before all others; else white or black.
  func ink(on colour: Colour, contrast: Double = 4.5) -> Colour {
    colour.readable(
      [self[.accent], self[.light], self[.figure], self[.ground], .white, .black],
      contrast: contrast)
  }

  /// Dark shapes on paper.
  static func paper(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.paper, figure: palette.deep, second: palette.calm, accent: palette.strong,
      light: palette.bright)
  }

  /// Dark shapes on a full colour.
  static func strong(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.strong, figure: palette.deep,
      second: palette.strong.mixed(with: palette.deep, 0.45), accent: palette.bright,
      light: palette.paper)
  }

  /// Dark shapes on a light and full colour.
  static func bright(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.bright, figure: palette.deep,
      second: palette.bright.mixed(with: palette.strong, 0.45), accent: palette.strong,
      light: palette.paper)
  }

  /// Full shapes in the dark.
  static func deep(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.deep, figure: palette.strong, second: palette.calm, accent: palette.bright,
      light: palette.paper)
  }

  /// Black shapes before embers.
  static func ember(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.strong.mixed(with: palette.deep, 0.3),
      figure: palette.deep.mixed(with: .black, 0.4),
      second: palette.strong.mixed(with: palette.deep, 0.65),
      accent: palette.paper.mixed(with: palette.strong, 0.3), light: palette.paper)
  }

  /// Black shapes before a fire.
  static func blaze(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.bright.mixed(with: palette.strong, 0.75),
      figure: palette.deep.mixed(with: .black, 0.3),
      second: palette.strong.mixed(with: palette.deep, 0.5), accent: palette.bright,
      light: palette.paper)
  }

  /// Dark shapes before a quiet wall.
  static func calm(_ palette: Palette) -> Scheme {
    Scheme(
      ground: palette.calm, figure: palette.deep.mixed(with: .black, 0.3),
      second: palette.calm.mixed(with: palette.deep, 0.5), accent: palette.bright,
      light: palette.paper)
  }
}
