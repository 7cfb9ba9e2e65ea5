import SafeText

/// The content of a terminal cell: a scalar with up to two combining marks, and a style.
///
/// A wide character takes two cells; the right one is empty (``isRightHalf``).
///
/// It is stored as two numbers, because every cell of a frame is compared with the last frame's.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// The base character and the two marks, 21 bits each, from the lowest bit.
  private var code: UInt64
  public var style: Style

  struct Marks: Hashable, Sendable {
    var first: Unicode.Scalar = "\0"
    var second: Unicode.Scalar = "\0"
  }

  init(_ scalar: Unicode.Scalar, marks: Marks = Marks(), style: Style) {
    code =
      UInt64(scalar.value) | UInt64(marks.first.value) << 21 | UInt64(marks.second.value) << 42
    self.style = style
  }

  /// The base character; U+0000 in the right half of a wide character.
  var scalar: Unicode.Scalar { scalar(above: 0) }

  /// The combining marks; U+0000 in place of a missing one.
  var marks: Marks { Marks(first: scalar(above: 21), second: scalar(above: 42)) }

  /// The code points of the base character and its marks; 0 for a mark that is missing.
  var values: (base: UInt32, firstMark: UInt32, secondMark: UInt32) {
    (value(above: 0), value(above: 21), value(above: 42))
  }

  private func value(above bits: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: code >> bits & (1 << 21 - 1))
  }

  private func scalar(above bits: Int) -> Unicode.Scalar {
    Unicode.Scalar(value(above: bits)) ?? "\u{FFFD}"
  }

  // Every cell of every frame is compared with the one before, so this has no branch for each part.
  public static func == (left: Cell, right: Cell) -> Bool {
    (left.code ^ right.code) | (left.style.code ^ right.style.code) == 0
  }

  /// Returns a blank in the given style.
  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// Returns the right half of a wide character.
  static func rightHalf(_ style: Style) -> Cell { Cell("\0", style: style) }

  /// Whether the cell is the right half of the wide character in the cell before it.
  public var isRightHalf: Bool { value(above: 0) == 0 }

  /// The base character with its marks; empty in the right half of a wide character.
  public var text: String {
    if isRightHalf { return "" }
    var text = String(scalar)
    for mark in [marks.first, marks.second] where mark != "\0" { text.unicodeScalars.append(mark) }
    return text
  }

  /// Adds a mark to the character; a third one is dropped.
  mutating func add(mark: Unicode.Scalar) {
    if marks.first == "\0" {
      code |= UInt64(mark.value) << 21
    } else if marks.second == "\0" {
      code |= UInt64(mark.value) << 42
    }
  }

  /// The cell with its character replaced by an ASCII one.
  var transliterated: Cell {
    if scalar == Self.placeholder { return .blank(style) }
    return Cell(isRightHalf ? "?" : scalar.transliterated, style: style)
  }
}
