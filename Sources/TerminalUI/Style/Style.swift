/// How a cell looks: two colours and a few attributes.
///
///     let title = Style(foreground: .indexed(15), attributes: .bold)
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  /// A style that is the terminal's own look unless told otherwise.
  public init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// The style with further attributes.
  public func adding(_ attributes: Attributes) -> Style {
    Style(
      foreground: foreground, background: background,
      attributes: self.attributes.union(attributes))
  }

  /// The style on another background.
  public func on(_ background: Color) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// The style with the nearest colours that a terminal of this depth shows.
  public func reduced(to depth: ColorDepth) -> Style {
    Style(
      foreground: foreground.reduced(to: depth), background: background.reduced(to: depth),
      attributes: attributes)
  }
}
