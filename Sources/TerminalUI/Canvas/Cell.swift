/// The content of a terminal cell: a scalar with up to two combining marks, and a style.
///
/// A wide character takes two cells; the right one is empty (``isRightHalf``).
public struct Cell: Hashable, Sendable {
  /// The base character; U+0000 in the right half of a wide character.
  let scalar: Unicode.Scalar
  /// The combining marks; U+0000 if there is none.
  var marks: Marks
  public var style: Style

  struct Marks: Hashable, Sendable {
    var first: Unicode.Scalar = "\0"
    var second: Unicode.Scalar = "\0"
  }

  init(_ scalar: Unicode.Scalar, marks: Marks = Marks(), style: Style) {
    self.scalar = scalar
    self.marks = marks
    self.style = style
  }

  // Every cell of every frame is compared with the one before: without a branch for each part.
  public static func == (left: Cell, right: Cell) -> Bool {
    let isSameText =
      (left.scalar.value ^ right.scalar.value)
      | (left.marks.first.value ^ right.marks.first.value)
      | (left.marks.second.value ^ right.marks.second.value) == 0
    return isSameText && left.style == right.style
  }

  /// A blank in the given style.
  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The right half of a wide character.
  static func rightHalf(_ style: Style) -> Cell { Cell("\0", style: style) }

  /// Whether the cell is the right half of the wide character in the cell before it.
  public var isRightHalf: Bool { scalar == "\0" }

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
      marks.first = mark
    } else if marks.second == "\0" {
      marks.second = mark
    }
  }
}
