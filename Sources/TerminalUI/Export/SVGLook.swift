/// The look of a canvas picture, apart from its own text and styles.
public struct SVGLook: Hashable, Sendable {
  /// The replacement for the terminal's default background.
  public var background: Color
  /// The replacement for the terminal's default text colour.
  public var foreground: Color
  /// The font size, in units of the picture.
  public var fontSize: Double

  /// A dark terminal by default.
  public init(
    background: Color = .rgb(22, 24, 29), foreground: Color = .rgb(215, 218, 224),
    fontSize: Double = 14
  ) {
    self.background = background
    self.foreground = foreground
    self.fontSize = fontSize
  }

  var cellWidth: Double { (fontSize * 6).rounded() / 10 }
  var cellHeight: Double { (fontSize * 1.25).rounded() }
  var padding: Double { fontSize }
}
