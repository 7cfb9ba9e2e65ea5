/// A character of several bytes (UTF-8) that is on its way.
struct UTF8Accumulator: Sendable {
  private var value: UInt32
  private var missing: Int
  /// The smallest scalar that needs so many bytes; a smaller one is an invalid, longer form.
  private let minimum: UInt32

  enum Step {
    case more(UTF8Accumulator)
    case complete(Unicode.Scalar)
    case invalid
  }

  /// Starts with the first byte; fails where no character starts so.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing, minimum) = (UInt32(lead & 0x1F), 1, 0x80)
    case 0xE0...0xEF: (value, missing, minimum) = (UInt32(lead & 0x0F), 2, 0x800)
    case 0xF0...0xF4: (value, missing, minimum) = (UInt32(lead & 0x07), 3, 0x1_0000)
    default: return nil
    }
  }

  /// What the next byte makes of it.
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
