/// A multi-byte character (UTF-8) that is being received.
struct UTF8Accumulator: Sendable {
  private var value: UInt32
  private var missing: Int
  /// The smallest scalar that needs this many bytes; a smaller one is an invalid, overlong form.
  private let minimum: UInt32

  enum Step {
    case more(UTF8Accumulator)
    case complete(Unicode.Scalar)
    case invalid
  }

  /// Makes an accumulator from the first byte; `nil` if no multi-byte character starts with it.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing, minimum) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, minimum) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, missing, minimum) = (UInt32(lead & 0x07), 3, 0x1_0000)
    default: return nil
    }
  }

  /// Returns the result of adding the next byte.
  func appending(_ byte: UInt8) -> Step {
    guard byte & 0xC0 == 0x80 else { return .invalid }
    var longer = self
    longer.value = value << 6 | UInt32(byte & 0x3F)
    longer.missing -= 1
    if longer.missing > 0 { return .more(longer) }
    guard longer.value >= minimum, let scalar = Unicode.Scalar(longer.value) else {
      return .invalid
    }
    return .complete(scalar)
  }
}
