/// The look of a cell: two colours and a few attributes.
///
///     let title = Style(foreground: .indexed(15), attributes: .bold)
///
/// It is stored as one number, because every cell of a frame is compared with the last frame's.
public struct Style: Hashable, Sendable, BitwiseCopyable {
  /// The attributes in the lowest 8 bits, then the background and the foreground, 26 bits each.
  private(set) var code: UInt64

  private static let colorMask: UInt64 = (1 << 26) - 1

  public var foreground: Color {
    get { color(above: 34) }
    set { setColor(newValue, above: 34) }
  }

  public var background: Color {
    get { color(above: 8) }
    set { setColor(newValue, above: 8) }
  }

  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: code)) }
    set { code = (code >> 8) << 8 | UInt64(newValue.rawValue) }
  }

  /// Makes a style; by default, the terminal's own look.
  public init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    code =
      UInt64(foreground.code) << 34 | UInt64(background.code) << 8 | UInt64(attributes.rawValue)
  }

  private func color(above bits: Int) -> Color {
    Color(code: UInt32(truncatingIfNeeded: (code >> bits) & Self.colorMask))
  }

  private mutating func setColor(_ color: Color, above bits: Int) {
    code = code & ~(Self.colorMask << bits) | UInt64(color.code) << bits
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// Returns the style with the nearest colours that a terminal of this depth can show.
  public func reduced(to depth: ColorDepth) -> Style {
    Style(
      foreground: foreground.reduced(to: depth), background: background.reduced(to: depth),
      attributes: attributes)
  }
}
