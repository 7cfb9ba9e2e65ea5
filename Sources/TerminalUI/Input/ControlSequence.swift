import SafeText

/// A control sequence (`ESC [ … final`) as far as it has arrived.
struct ControlSequence: Sendable {
  private var bytes: [UInt8] = []
  /// The maximum length of a sequence; no meaningful one is longer.
  private static let limit = 32

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the sequence is nothing but a number.
  private var isNumber: Bool { !isEmpty && bytes.allSatisfy { 0x30...0x39 ~= $0 } }

  /// The key with shift that rxvt sends in this form, unless more bytes follow: a number and a
  /// dollar sign, with which no sequence may end.
  var shiftedKey: Key? {
    guard bytes.last == UInt8(ascii: "$") else { return nil }
    var number = self
    number.bytes.removeLast()
    return number.isNumber ? number.numberedKey(.shift) : nil
  }

  func appending(_ byte: UInt8) -> ControlSequence {
    var longer = self
    if bytes.count <= Self.limit { longer.bytes.append(byte) }
    return longer
  }

  func startsPaste(with final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && bytes.elementsEqual("200".utf8)
  }

  /// Returns the meaning of the whole sequence; `nil` if it has none here.
  func event(final: UInt8) -> InputEvent? {
    guard bytes.count <= Self.limit else { return nil }
    switch bytes.first {
    case UInt8(ascii: "<"): return mouseEvent(final: final)
    case UInt8(ascii: "?"): return modeReport(final: final) ?? colorScheme(final: final)
    case UInt8(ascii: ">"), UInt8(ascii: "="): return nil
    default: return focusEvent(final: final) ?? key(final: final).map(InputEvent.key)
    }
  }

  /// Returns the numbers between the semicolons: the first one of `a:b`, and 1 for an empty field.
  ///
  /// Returns `nil` if one of them is not a number, or is larger than any meaningful one.
  private func numbers(from start: Int = 0) -> [Int]? {
    let fields = bytes.dropFirst(start)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.compactMap { field in
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      return digits.isEmpty ? 1 : Int(String(decoding: digits, as: UTF8.self), in: Self.numberRange)
    }
    return numbers.count == fields.count ? numbers : nil
  }

  /// The range of meaningful numbers; the largest that terminals send is the last Unicode scalar.
  private static let numberRange = 0...0x10_FFFF

  private func focusEvent(final: UInt8) -> InputEvent? {
    guard isEmpty else { return nil }
    switch final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    default: return nil
    }
  }

  private func key(final: UInt8) -> Key? {
    guard !isRelease, let numbers = numbers() else { return nil }
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~") where numbers.first == 27 && numbers.count == 3:
      return Key(scalarValue: numbers[2])?.adding(modifiers)
    case UInt8(ascii: "~"):
      return numbers.first.flatMap(Key.Code.init(number:)).map { Key($0, modifiers: modifiers) }
    case UInt8(ascii: "^") where isNumber: return numberedKey(.control)
    case UInt8(ascii: "@") where isNumber: return numberedKey([.shift, .control])
    case UInt8(ascii: "u"):
      return numbers.first.flatMap(Key.init(scalarValue:))?.adding(modifiers)
    case UInt8(ascii: "Z"):
      return Key(.tab, modifiers: .shift)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where isEmpty:
      return Key(finalByte: final - 0x20)?.adding(.shift)
    // A report of the cursor's position looks like this function key.
    case UInt8(ascii: "R") where numbers.first != 1:
      return nil
    // A report of rxvt's mouse looks like Enter.
    case UInt8(ascii: "M") where numbers.count != 2:
      return nil
    default:
      return Key(finalByte: final)?.adding(modifiers)
    }
  }

  /// Returns the key of rxvt with this number, whose final byte determines the modifiers.
  private func numberedKey(_ modifiers: KeyModifiers) -> Key? {
    numbers()?.first.flatMap(Key.Code.init(number:)).map { Key($0, modifiers: modifiers) }
  }

  /// Whether the sequence reports a released key: the field of the modifiers has a second part, and
  /// that is 3.
  ///
  /// Source: [kitty's keyboard protocol](https://sw.kovidgoyal.net/kitty/keyboard-protocol/).
  private var isRelease: Bool {
    let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count > 1 else { return false }
    let parts = fields[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts[1].elementsEqual("3".utf8)
  }

  /// Returns the key that ends with this byte after `ESC O`; any bytes received in between are the
  /// number of its modifiers.
  func keyAfterSingleShift(final: UInt8) -> Key? {
    guard let key = Key(keypadByte: final) ?? Key(finalByte: final), let numbers = numbers() else {
      return nil
    }
    return key.adding(KeyModifiers(parameter: numbers.last ?? 1))
  }

  private func mouseEvent(final: UInt8) -> InputEvent? {
    guard [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(final), let numbers = numbers(from: 1),
      numbers.count == 3
    else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    return MouseEvent(
      buttonBits: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease
    ).map(InputEvent.mouse)
  }

  /// Reads the answer to DECRQM about synchronized output (mode 2026): 1, 2 and 3 mean that the
  /// terminal knows the mode, 0 and 4 that it does not.
  private func modeReport(final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "y"), bytes.last == UInt8(ascii: "$") else { return nil }
    let report = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
    guard report.count == 2, report[0].elementsEqual("2026".utf8) else { return nil }
    return .synchronizedOutput([0x31, 0x32, 0x33].contains(report[1].first))
  }

  /// Reads the report that the terminal's colours have changed (mode 2031): 1 means dark colours, 2
  /// light ones.
  ///
  /// https://contour-terminal.org/vt-extensions/color-palette-update-notifications/
  private func colorScheme(final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "n"), let numbers = numbers(from: 1), numbers.count == 2,
      numbers[0] == 997, 1...2 ~= numbers[1]
    else { return nil }
    return .colorScheme(isLight: numbers[1] == 2)
  }
}
