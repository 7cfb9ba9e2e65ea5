extension Key {
  /// The key of one byte: ASCII characters and controls, except the escape byte.
  init?(singleByte byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B, 0x80...: return nil
    case 0x7F: self = .backspace
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: self = .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key whose sequence ends with this byte, after `ESC O` or after `ESC [` and modifiers.
  init?(finalByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      self = Key(.function(Int(byte - UInt8(ascii: "P")) + 1))
    default: return nil
    }
  }

  /// The key of the keypad that ends with this byte after `ESC O`, which means what is printed on
  /// it, or an arrow of rxvt with control.
  init?(keypadByte byte: UInt8) {
    switch byte {
    case UInt8(ascii: "p")...UInt8(ascii: "y"), UInt8(ascii: "j")...UInt8(ascii: "o"):
      self = .character(Character(Unicode.Scalar(byte - 0x40)))
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      guard let arrow = Key(finalByte: byte - 0x20) else { return nil }
      self = arrow.adding(.control)
    default: return nil
    }
  }

  /// The key whose scalar is sent as a number (`CSI u` and modifyOtherKeys).
  init?(scalarValue: Int) {
    switch scalarValue {
    case 27: self = .escape
    case ..<0x80: self.init(singleByte: UInt8(clamping: scalarValue))
    default:
      // Numbers from 57344 on are keys without text, such as the modifiers themselves.
      guard scalarValue < 0xE000 || scalarValue > 0xF8FF,
        let scalar = UInt32(exactly: scalarValue).flatMap(Unicode.Scalar.init)
      else { return nil }
      self = .character(Character(scalar))
    }
  }

  /// The key with further modifiers held down; shift becomes part of a character.
  func adding(_ modifiers: KeyModifiers) -> Key {
    var key = self
    key.modifiers.formUnion(modifiers)
    if case .character(let character) = code, modifiers.contains(.shift) {
      key.modifiers.remove(.shift)
      if !key.modifiers.contains(.control) {
        key.code = .character(character.uppercased().first ?? character)
      }
    }
    return key
  }
}

extension Key.Code {
  /// The key with this number before a `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }
}

extension KeyModifiers {
  /// The modifiers as xterm numbers them: 1 and the sum of shift 1, alt 2, control 4 and meta 8.
  init(parameter: Int) {
    let bits = max(0, min(parameter, 256) - 1)
    self.init(rawValue: UInt8(bits & 7 | (bits & 8) >> 2))
  }
}
