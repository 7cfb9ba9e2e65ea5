import SafeText

/// A control sequence (`ESC [ … final`) as far as it has arrived.
struct ControlSequence: Sendable {
  private var bytes: [UInt8] = []
  /// No meaningful sequence is longer.
  private static let limit = 32

  var isEmpty: Bool { bytes.isEmpty }

  func appending(_ byte: UInt8) -> ControlSequence {
    var longer = self
    if bytes.count <= Self.limit { longer.bytes.append(byte) }
    return longer
  }

  func startsPaste(with final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && bytes.elementsEqual("200".utf8)
  }

  /// The meaning of the whole sequence; `nil` if it has none here.
  func event(final: UInt8) -> InputEvent? {
    guard bytes.count <= Self.limit else { return nil }
    switch bytes.first {
    case UInt8(ascii: "<"): return mouseEvent(isRelease: final == UInt8(ascii: "m"))
    case UInt8(ascii: "?"): return modeReport(final: final)
    case UInt8(ascii: ">"), UInt8(ascii: "="): return nil
    default: return focusEvent(final: final) ?? key(final: final).map(InputEvent.key)
    }
  }

  /// The numbers between the semicolons; of `a:b` the first one, and 1 if there is none.
  ///
  /// `nil` if one of them is not a number, or larger than any meaningful one.
  private func numbers(from start: Int = 0) -> [Int]? {
    let fields = bytes.dropFirst(start)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.compactMap { field in
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      return digits.isEmpty ? 1 : Int(String(decoding: digits, as: UTF8.self), in: Self.numberRange)
    }
    return numbers.count == fields.count ? numbers : nil
  }

  /// Up to the last Unicode scalar, the largest number that terminals send.
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
    guard let numbers = numbers() else { return nil }
    let modifiers = KeyModifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~") where numbers.first == 27 && numbers.count == 3:
      return Key(scalarValue: numbers[2])?.adding(modifiers)
    case UInt8(ascii: "~"):
      return numbers.first.flatMap(Key.Code.init(number:)).map { Key($0, modifiers: modifiers) }
    case UInt8(ascii: "u"):
      return numbers.first.flatMap(Key.init(scalarValue:))?.adding(modifiers)
    case UInt8(ascii: "Z"):
      return Key(.tab, modifiers: .shift)
    case UInt8(ascii: "R") where numbers.first != 1:
      return nil
    default:
      return Key(finalByte: final)?.adding(modifiers)
    }
  }

  private func mouseEvent(isRelease: Bool) -> InputEvent? {
    guard let numbers = numbers(from: 1), numbers.count == 3 else { return nil }
    return MouseEvent(
      buttonBits: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease
    ).map(InputEvent.mouse)
  }

  /// The answer to DECRQM about synchronized output (mode 2026): set or reset means known, 0 and 4
  /// unknown.
  private func modeReport(final: UInt8) -> InputEvent? {
    guard final == UInt8(ascii: "y"), bytes.last == UInt8(ascii: "$") else { return nil }
    let report = bytes.dropFirst().dropLast().split(separator: UInt8(ascii: ";"))
    guard report.count == 2, report[0].elementsEqual("2026".utf8) else { return nil }
    return .synchronizedOutput([0x31, 0x32, 0x33].contains(report[1].first))
  }
}
