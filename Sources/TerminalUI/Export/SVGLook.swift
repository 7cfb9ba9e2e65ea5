/// How a picture of a canvas looks around and behind the text.
public struct SVGLook: Hashable, Sendable {
  /// What stands for the terminal's own background.
  public var background: Color
  /// What stands for the terminal's own text colour.
  public var foreground: Color
  /// The size of the font, in the units of the picture.
  public var fontSize: Double

  /// A dark terminal unless told otherwise.
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
