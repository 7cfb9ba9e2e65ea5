/// Recognises terminal escape sequences (ECMA-48) in text, in their 7-bit and 8-bit forms.
///
/// Strings addressed to the terminal (titles, clipboard, graphics) end at their terminator, or at
/// the end of the line at the latest.
struct EscapeSequenceFilter {
  private enum Place {
    case text, escape, controlSequence, string, stringEscape
  }

  private var place = Place.text

  /// Takes the next scalar and returns whether it belongs to an escape sequence and is not text.
  mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
    switch place {
    case .text:
      return starts(scalar)
    case .escape:
      return continuesEscape(scalar)
    case .controlSequence:
      return continuesControlSequence(scalar)
    case .string:
      return continuesString(scalar)
    case .stringEscape:
      place = .text
      return scalar == "\\" || continuesEscape(scalar)
    }
  }

  private mutating func starts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1B: place = .escape
    case 0x9B: place = .controlSequence
    case 0x90, 0x98, 0x9D...0x9F: place = .string
    default: return false
    }
    return true
  }

  private mutating func continuesEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[": place = .controlSequence
    case "]", "P", "X", "^", "_": place = .string
    case " "..."/": place = .escape
    case "0"..."~": place = .text
    default: return leave(at: scalar)
    }
    return true
  }

  private mutating func continuesControlSequence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " "..."?": return true
    case "@"..."~": place = .text
    default: return leave(at: scalar)
    }
    return true
  }

  private mutating func continuesString(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1B: place = .stringEscape
    case 0x07, 0x9C: place = .text
    case 0x0A, 0x0D: return leave(at: scalar)
    default: break
    }
    return true
  }

  /// Abandons the sequence, which the scalar does not belong to, and treats the scalar as in text.
  private mutating func leave(at scalar: Unicode.Scalar) -> Bool {
    place = .text
    return starts(scalar)
  }
}
