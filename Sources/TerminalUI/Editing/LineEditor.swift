import SafeText

/// One line of text that is being edited, with a cursor.
///
/// Positions count characters (grapheme clusters), so an accent or an emoji is one step. Text comes
/// in through ``insert(_:)``, which makes it harmless.
///
///     var editor = LineEditor(text: "batman")
///     editor.handle(.control("w"))  // empty
public struct LineEditor: Hashable, Codable, Sendable {
  public private(set) var text: String
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int
  /// What ^W, ^U, ^K and their like took out last; ^Y brings it back.
  private var killed = ""

  /// The most scalars of Unicode that are taken.
  ///
  /// A limit in characters would be none: a character may have any number of scalars.
  public static let limit = 500

  /// An editor with this text and the cursor in it, or behind it where none is given.
  public init(text: String = "", cursor: Int? = nil) {
    self.text = Sanitizer.line(text, limit: Self.limit)
    self.cursor = max(0, min(cursor ?? .max, self.text.count))
  }

  /// Inserts text at the cursor, on one line and without anything a terminal would act on.
  public mutating func insert(_ inserted: String) {
    let clean = Sanitizer.line(inserted, limit: Self.limit)
    let isMark = clean.isEmpty && inserted.unicodeScalars.allSatisfy { $0.cellWidth == 0 }
    let before = isMark ? Sanitizer.line(beforeCursor + inserted) : beforeCursor + clean
    replace(before: before, after: afterCursor)
  }

  /// Takes all text out.
  public mutating func clear() { replace(before: "", after: "") }

  /// The text left of the cursor.
  public var beforeCursor: String { String(text.prefix(cursor)) }

  /// The text from the cursor on.
  public var afterCursor: String { String(text.dropFirst(cursor)) }

  /// Moves the cursor to a position, or as near as there is text.
  mutating func move(to position: Int) {
    cursor = max(0, min(position, text.count))
  }

  /// Takes out what stands between two positions; where it is worth it, keeps it for ^Y.
  mutating func delete(_ range: Range<Int>, keeping: Bool = false) {
    let range = range.clamped(to: 0..<text.count)
    if range.isEmpty { return }
    let before = text.prefix(range.lowerBound)
    if keeping { killed = String(text.dropFirst(range.lowerBound).prefix(range.count)) }
    replace(before: String(before), after: String(text.dropFirst(range.upperBound)))
  }

  /// Inserts what was taken out last.
  mutating func yank() { insert(killed) }

  /// Sets the text on both sides of the cursor; a mark at the seam joins the character before it.
  private mutating func replace(before: String, after: String) {
    text = String((before + after).unicodeScalars.prefix(Self.limit))
    cursor = min(before.count, text.count)
  }
}
