extension SequenceWriter {
  private static let beginning: [UInt8] = [0x1B, UInt8(ascii: "[")]

  /// Appends a sequence with one number, which is left out if it is 1: that is what it means.
  mutating func appendSequence(_ number: Int, end: Unicode.Scalar) {
    bytes += Self.beginning
    if number != 1 { append(number: number) }
    bytes.append(UInt8(ascii: end))
  }

  /// Appends the sequence that moves the cursor to a point.
  mutating func appendMove(to point: Point) {
    bytes += Self.beginning
    append(number: point.row + 1)
    if point.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(number: point.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Appends the sequence that turns one style into another.
  mutating func appendChange(from shown: Style, to wanted: Style) {
    bytes += Self.beginning
    let start = bytes.count
    // Terminals agree on how all attributes end, but not on how each of them does.
    let endsAttributes = !shown.attributes.isSubset(of: wanted.attributes)
    let base = endsAttributes ? .plain : shown
    if wanted != .plain {
      if endsAttributes { appendParameter(0) }
      append(attributes: wanted.attributes.subtracting(base.attributes))
      if wanted.foreground != base.foreground { append(wanted.foreground, base: 30) }
      if wanted.background != base.background { append(wanted.background, base: 40) }
    }
    // Without numbers the sequence ends everything.
    if bytes.count > start { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
  }

  private mutating func append(attributes: Attributes) {
    if attributes.isEmpty { return }
    if attributes.contains(.bold) { appendParameter(1) }
    if attributes.contains(.dim) { appendParameter(2) }
    if attributes.contains(.italic) { appendParameter(3) }
    if attributes.contains(.underline) { appendParameter(4) }
    if attributes.contains(.reverse) { appendParameter(7) }
  }

  /// Appends the parameters of a colour: those of texts begin at 30, those of backgrounds at 40.
  private mutating func append(_ color: Color, base: Int) {
    switch color.kind {
    case .terminalDefault: appendParameter(base + 9)
    case .indexed(let index) where index < 8: appendParameter(base + Int(index))
    case .indexed(let index) where index < 16: appendParameter(base + 60 + Int(index) - 8)
    case .indexed(let index):
      appendParameter(base + 8)
      appendParameter(5)
      appendParameter(Int(index))
    case .rgb(let red, let green, let blue):
      appendParameter(base + 8)
      appendParameter(2)
      for component in [red, green, blue] { appendParameter(Int(component)) }
    }
  }

  private mutating func appendParameter(_ number: Int) {
    append(number: number)
    bytes.append(UInt8(ascii: ";"))
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a character in UTF-8; U+FFFD for a control, which no canvas has.
  mutating func append(scalar value: UInt32) {
    if 0x20...0x7E ~= value { return bytes.append(UInt8(value)) }
    let isControl = value < 0x20 || 0x7F...0x9F ~= value
    let scalar = isControl ? nil : Unicode.Scalar(value)
    bytes += (scalar ?? "\u{FFFD}").utf8
  }
}
