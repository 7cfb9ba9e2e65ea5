/// The rest of a scalar when nothing in it can surprise a terminal or a reader.
enum HarmlessForm {
  case printable(Unicode.Scalar, cells: Int)
  case mark
  case lineBreak
  case nothing

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .printable(scalar, cells: 1)
    case 0x09: self = .printable(" ", cells: 1)
    case _ where scalar.isLineBreak: self = .lineBreak
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F: self = .printable(" ", cells: 1)
    case _ where scalar.isHarmful: self = .nothing
    default: self.init(byWidthOf: scalar)
    }
  }

  private init(byWidthOf scalar: Unicode.Scalar) {
    switch scalar.cellWidth {
    case nil: self = .printable("\u{FFFD}", cells: 1)
    case 0?: self = .mark
    case let cells?: self = .printable(scalar, cells: cells)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can surprise a terminal or a reader: controls, line breaks, and invisible
  /// scalars that change what is visible.
  var isHarmful: Bool { isControl || isLineBreak || isInvisible }

  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the scalar is invisible but changes what is visible: direction marks and overrides,
  /// joiners, variation selectors, tags, skin tones, fillers and other format characters.
  private var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0x1F3FB...0x1F3FF: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
