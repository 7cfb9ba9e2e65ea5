/// A scalar on a screen, with what is seen of its style.
public struct SeenScalar: Hashable, Sendable, CustomStringConvertible {
  public let scalar: Unicode.Scalar
  public let style: SeenStyle

  /// A scalar in a style that may be seen only in part.
  public init(_ scalar: Unicode.Scalar, style: SeenStyle) {
    self.scalar = scalar
    self.style = style.seen(on: scalar)
  }

  public var description: String { "\(scalar)\(style)" }
}

/// A style in the numbers of escape sequences (SGR).
public struct SeenStyle: Hashable, Sendable {
  public static let underline = 4
  public static let reverse = 7

  /// A bit for each number from 1 to 7: bold, dim, italic, underline, reverse.
  private var attributes: UInt8 = 0
  /// Such as `38;5;200`; empty for the terminal's own.
  public private(set) var foreground = ""
  public private(set) var background = ""

  /// The terminal's own look.
  public init() {}

  /// Takes away an attribute, by its number.
  public mutating func remove(_ attribute: Int) { attributes &= ~(1 << UInt8(attribute)) }

  /// Whether it has a colour.
  public var isColored: Bool { !foreground.isEmpty || !background.isEmpty }

  /// Of a blank only the background is seen, unless something is drawn in it: which colour its text
  /// would have depends on the way to the frame.
  func seen(on scalar: Unicode.Scalar) -> SeenStyle {
    guard scalar == " " else { return self }
    var seen = self
    seen.attributes &= 1 << UInt8(Self.underline) | 1 << UInt8(Self.reverse)
    if seen.attributes == 0 { seen.foreground = "" }
    return seen
  }

  /// A colour, of those that can be told in several ways the shortest; `base` is 30 or 40.
  private static func text(of color: [Int], base: Int) -> String {
    guard color.count == 2, color[1] < 16 else {
      return ([base + 8] + color).map(String.init).joined(separator: ";")
    }
    return "\(color[1] < 8 ? base + color[1] : base + 60 + color[1] - 8)"
  }

  /// Takes away the colours.
  public mutating func removeColors() { (foreground, background) = ("", "") }

  /// Takes over the parameters of a sequence.
  mutating func apply(_ parameters: [Int]) {
    var rest = parameters[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = SeenStyle()
      case 1...7: attributes |= 1 << UInt8(number)
      case 30...37, 90...97: foreground = "\(number)"
      case 40...47, 100...107: background = "\(number)"
      case 38, 48:
        let color = rest.prefix(rest.first == 5 ? 2 : 4)
        rest = rest.dropFirst(color.count)
        let text = Self.text(of: Array(color), base: number - 8)
        if number == 38 { foreground = text } else { background = text }
      case 39: foreground = ""
      case 49: background = ""
      default: break
      }
    }
  }
}

extension SeenStyle: CustomStringConvertible {
  public var description: String { "\(attributes)/\(foreground)/\(background)" }
}

extension [[SeenScalar]] {
  /// What is seen of a text with escape sequences, row by row, without blanks at the end: tmux does
  /// not tell of those that were cleared in a colour.
  public init(ansiText: String) {
    var style = SeenStyle()
    self = [[]]
    var scalars = ansiText.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}":
        // Of a sequence, what stands between `[` and `m`.
        let parameters = scalars.dropFirst().prefix { $0 != "m" }
        scalars = scalars[parameters.endIndex...].dropFirst()
        style.apply(parameters.split(separator: ";").compactMap { Int(Substring($0)) })
      case "\n": append([])
      default: self[count - 1].append(SeenScalar(scalar, style: style))
      }
    }
    for row in indices {
      self[row].removeLast(self[row].reversed().prefix { $0.scalar == " " }.count)
    }
  }
}

extension TmuxSession {
  /// What is seen of each row.
  public func seenCells() async throws -> [[SeenScalar]] {
    [[SeenScalar]](ansiText: try await attributedText())
  }
}
