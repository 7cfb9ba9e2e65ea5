public import TerminalUI
import Titles

/// The styles of the screen, by purpose.
///
/// The terminal's own background stays everywhere except under the selection, unless the user wants
/// the theme's own. One accent marks everything that can be acted on or is measured; supporting
/// text is dim; nothing is conveyed by colour alone.
public struct Theme: Sendable, Equatable {
  /// Text to read.
  public var text: Style
  /// Text to read first.
  public var strong: Style
  /// Labels and supporting text.
  public var dim: Style
  /// Anything that can be acted on, and the filled part of a bar.
  public var accent: Style
  /// The kind of a title that is not a film.
  public var kind: Style
  /// Rules, and the empty part of a bar.
  public var rule: Style
  /// Anything that went wrong.
  public var warning: Style
  /// Ratings, by how good they are, which the digits show too.
  public var rating: Scale
  /// Ratings in a heat map; a cell without a rating is dim, and one without an episode is a rule.
  public var heat: HeatScale
  /// The background that is painted; `nil` for the terminal's own.
  public var background: Color?
  /// The selected row, in a list that has the focus.
  public var selection: Selection
  /// The selected row, while the focus is elsewhere.
  public var restingSelection: Selection

  /// The styles of the selected row.
  public struct Selection: Sendable, Equatable {
    public var text: Style
    public var dim: Style
    public var kind: Style
    public var rating: Scale
    public var marker: Style
  }

  /// Three styles for a measured value.
  public struct Scale: Sendable, Equatable {
    public var low: Style
    public var middle: Style
    public var high: Style
  }
}

extension Theme {
  /// The name of a palette.
  public enum Name: String, Sendable, Hashable, CaseIterable, Codable {
    case dark, light, contrast
  }

  /// Creates a theme for a colour depth.
  ///
  /// - Parameters:
  ///   - name: The palette.
  ///   - depth: The colour depth.
  ///   - paintsBackground: Whether the palette's own background is painted, if the terminal has
  ///     colours for it: more than 16.
  public init(_ name: Name, depth: ColorDepth, paintsBackground: Bool = false) {
    self.init(name, Palette(name), depth: depth, paintsBackground: paintsBackground)
  }

  /// Creates a theme of the user's own colours for a colour depth; with 16 colours or fewer it is
  /// like the theme for the same background.
  public init(_ palette: Palette, depth: ColorDepth, paintsBackground: Bool = false) {
    self.init(palette.likeness, palette, depth: depth, paintsBackground: paintsBackground)
  }

  private init(_ name: Name, _ palette: Palette, depth: ColorDepth, paintsBackground: Bool) {
    let heat = HeatScale(name, depth: depth)
    self =
      depth <= .ansi16
      ? .basic(BasicPalette(name, depth: depth), depth, heat: heat)
      : .colors(palette, heat: heat)
    if paintsBackground, depth > .ansi16 { background = palette.background }
  }

  private static func colors(_ palette: Palette, heat: HeatScale) -> Theme {
    Theme(
      text: Style(foreground: palette.text),
      strong: Style(foreground: palette.strong, attributes: .bold),
      dim: Style(foreground: palette.dim),
      accent: Style(foreground: palette.accent),
      kind: Style(foreground: palette.kind),
      rule: Style(foreground: palette.rule),
      warning: Style(foreground: palette.warning),
      rating: Scale(low: palette.low, middle: palette.middle, high: palette.high),
      heat: heat,
      selection: selection(palette, marker: palette.accent, on: palette.selection),
      restingSelection: selection(palette, marker: palette.dim, on: palette.restingSelection))
  }

  private static func selection(
    _ palette: Palette, marker: Color, on background: Color
  ) -> Selection {
    Selection(
      text: Style(foreground: palette.strong, background: background, attributes: .bold),
      dim: Style(foreground: palette.text, background: background),
      kind: Style(foreground: palette.text, background: background),
      rating: Scale(low: palette.low, middle: palette.middle, high: palette.high, on: background),
      marker: Style(foreground: marker, background: background))
  }

  /// Returns a theme with reverse video for the selection, since 16 colours include no calm
  /// background.
  ///
  /// Dim text is dim by its colour or, without colours, by the terminal's own means.
  private static func basic(
    _ palette: BasicPalette, _ depth: ColorDepth, heat: HeatScale
  ) -> Theme {
    let reverse = Style(attributes: [.reverse, .bold])
    let resting = Style(attributes: .bold)
    return Theme(
      text: Style(),
      strong: Style(attributes: .bold),
      dim: Style(foreground: palette.dim, attributes: depth == .mono ? .dim : []),
      accent: Style(foreground: palette.accent),
      kind: Style(foreground: palette.kind),
      rule: Style(foreground: palette.rule),
      warning: Style(foreground: palette.warning, attributes: .bold),
      rating: Scale(palette.ratings),
      heat: heat,
      selection: Selection(reverse),
      restingSelection: Selection(resting))
  }
}

extension Theme.Selection {
  /// Creates a selection with one style for everything.
  fileprivate init(_ style: Style) {
    self.init(text: style, dim: style, kind: style, rating: Theme.Scale(style), marker: style)
  }
}

extension Theme.Scale {
  /// Creates a scale with one style for everything.
  init(_ style: Style) {
    self.init(low: style, middle: style, high: style)
  }

  init(low: Color, middle: Color, high: Color, on background: Color = .terminalDefault) {
    self.init(
      low: Style(foreground: low, background: background),
      middle: Style(foreground: middle, background: background),
      high: Style(foreground: high, background: background))
  }

  init(_ colors: (low: Color, middle: Color, high: Color)) {
    self.init(low: colors.low, middle: colors.middle, high: colors.high)
  }

  /// Returns the style of a rating.
  func style(of rating: Rating) -> Style {
    rating.score < Self.middleScore ? low : rating.score < Self.highScore ? middle : high
  }

  /// The lowest score of the range of most titles: 6.0 to 7.4 at IMDb.
  static let middleScore = 60.0
  /// The lowest score that is better than that of most titles.
  static let highScore = 75.0
}
