import TestSupport

extension Unicode.Scalar {
  /// Every existing scalar.
  static var all: some Sequence<Unicode.Scalar> {
    (0...0x10_FFFF as ClosedRange<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
  }

  /// Whether Unicode considers the scalar invisible: controls, line separators, and format
  /// characters except the few that draw something, such as the Arabic number sign.
  var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !Self.seenFormats.contains(value)
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  private static let seenFormats: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]
}

extension String {
  /// A short text of scalars that are dangerous in themselves or next to others.
  static func random(using random: inout some RandomNumberGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0xFF, 0x20...0x7E, 0xC0...0x24F, 0x300...0x36F, 0x370...0x52F, 0x590...0x7FF,
      0x900...0xDFF, 0x1100...0x11FF, 0x1AB0...0x1FFF, 0x2000...0x206F, 0x3040...0x30FF,
      0xAC00...0xD7A3, 0xF900...0xFFFF, 0x11000...0x134FF, 0x1D100...0x1D1FF, 0x1F1E6...0x1F6FF,
      0xE0000...0xE01FF, 0...0x10_FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let range = ranges.randomElement(using: &random)
      let scalar = range.flatMap { Unicode.Scalar(UInt32.random(in: $0, using: &random)) }
      if let scalar { text.append(scalar) }
    }
    return String(text)
  }
}
