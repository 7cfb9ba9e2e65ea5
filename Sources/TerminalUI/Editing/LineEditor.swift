import SafeText

/// An editable line of text with a cursor.
///
/// Positions count characters (grapheme clusters), so an accent or an emoji is one step.
/// ``insert(_:)`` removes from a text anything that a terminal would act on.
///
///     var editor = LineEditor(text: "batman")
///     editor.handle(.control("w"))  // empty
public struct LineEditor: Hashable, Codable, Sendable {
  public private(set) var text: String
  /// The number of characters before the cursor.
  public private(set) var cursor: Int
  /// The text last removed by ^W, ^U, ^K and the like; ^Y brings it back.
  private var killed = ""

  /// The maximum length in Unicode scalars.
  ///
  /// A limit in characters would not limit the size: a character may have any number of scalars.
  public static let limit = 500

  /// Makes an editor with this text and the cursor in it; by default, the cursor is at the end.
  public init(text: String = "", cursor: Int? = nil) {
    self.text = Sanitizer.line(text, limit: Self.limit)
    self.cursor = max(0, min(cursor ?? .max, self.text.count))
  }

  /// Inserts text at the cursor, on one line and without anything that a terminal would act on.
  public mutating func insert(_ inserted: String) {
    let clean = Sanitizer.line(inserted, limit: Self.limit)
    let isMark = clean.isEmpty && inserted.unicodeScalars.allSatisfy { $0.cellWidth == 0 }
    let before = isMark ? Sanitizer.line(beforeCursor + inserted) : beforeCursor + clean
    replace(before: before, after: afterCursor)
  }

  /// Removes all text.
  public mutating func clear() { replace(before: "", after: "") }

  /// The text left of the cursor.
  public var beforeCursor: String { String(text.prefix(cursor)) }

  /// The text after the cursor.
  public var afterCursor: String { String(text.dropFirst(cursor)) }

  /// Moves the cursor to a position, or to the nearest valid one.
  mutating func move(to position: Int) {
    cursor = max(0, min(position, text.count))
  }

  /// Removes the text between two positions, and optionally keeps it for ^Y.
  mutating func delete(_ range: Range<Int>, keeping: Bool = false) {
    let range = range.clamped(to: 0..<text.count)
    if range.isEmpty { return }
    let before = text.prefix(range.lowerBound)
    if keeping { killed = String(text.dropFirst(range.lowerBound).prefix(range.count)) }
    replace(before: String(before), after: String(text.dropFirst(range.upperBound)))
  }

  /// Inserts the text that was removed last.
  mutating func yank() { insert(killed) }

  /// Sets the text on both sides of the cursor; a mark where they meet joins the character before
  /// it.
  private mutating func replace(before: String, after: String) {
    text = String((before + after).unicodeScalars.prefix(Self.limit))
    cursor = min(before.count, text.count)
  }
}

extension LineEditor {
  /// Returns the part of the text to show in a number of cells, and the column of the cursor in it.
  ///
  /// This is the whole text if text and cursor fit; otherwise, it is a part around the cursor, so
  /// that the typed text is always visible. The cursor's column is less than `cells` unless that is
  /// 0.
  public func window(cells: Int) -> (text: String, cursorColumn: Int) {
    guard cells > 0 else { return ("", 0) }
    if text.cellWidth < cells { return (text, beforeCursor.cellWidth) }
    let before = beforeCursor.suffix(fittingCells: cells - 1)
    let column = before.cellWidth
    let after = afterCursor.prefix(fittingCells: cells - column)
    return (String(before + after), column)
  }
}

extension LineEditor {
  /// Applies a key to the line of text, as in readline.
  ///
  /// Characters are inserted. Arrows, Home, End, Backspace, Delete, ^A ^E ^B ^F ^D ^H ^K ^U ^W ^Y
  /// and Alt-b Alt-f Alt-d move and delete.
  /// - Returns: Whether the key is an editing key, even if there was nothing to do.
  @discardableResult
  public mutating func handle(_ key: Key) -> Bool {
    if let character = key.typedCharacter {
      insert(String(character))
      return true
    }
    return move(by: key) || delete(by: key)
  }

  private mutating func move(by key: Key) -> Bool {
    switch key {
    case .left, .control("b"): move(to: cursor - 1)
    case .right, .control("f"): move(to: cursor + 1)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: text.count)
    case .alt("b"), Key(.left, modifiers: .alt), Key(.left, modifiers: .control):
      move(to: startOfWord(before: cursor))
    case .alt("f"), Key(.right, modifiers: .alt), Key(.right, modifiers: .control):
      move(to: endOfWord(after: cursor))
    default: return false
    }
    return true
  }

  private mutating func delete(by key: Key) -> Bool {
    switch key {
    case .backspace, .control("h"): delete(max(0, cursor - 1)..<cursor)
    case .delete, .control("d"): delete(cursor..<cursor + 1)
    case .control("u"): delete(0..<cursor, keeping: true)
    case .control("k"): delete(cursor..<text.count, keeping: true)
    case .control("w"): delete(startOfBlankWord(before: cursor)..<cursor, keeping: true)
    case .alt("d"), Key(.delete, modifiers: .control):
      delete(cursor..<endOfWord(after: cursor), keeping: true)
    case Key(.backspace, modifiers: .alt):
      delete(startOfWord(before: cursor)..<cursor, keeping: true)
    case .control("y"): yank()
    default: return false
    }
    return true
  }

  /// Returns the start of the word of letters and digits before a position.
  private func startOfWord(before position: Int) -> Int {
    let reversed = text.prefix(position).reversed()
    return position - wordLength(reversed, isWord: \.isWordCharacter)
  }

  /// Returns the end of the word of letters and digits after a position.
  private func endOfWord(after position: Int) -> Int {
    position + wordLength(text.dropFirst(position), isWord: \.isWordCharacter)
  }

  /// Returns the start of the word between spaces before a position.
  private func startOfBlankWord(before position: Int) -> Int {
    position - wordLength(text.prefix(position).reversed()) { $0 != " " }
  }

  /// Returns the number of characters in the gap before the next word and in the word itself.
  private func wordLength(
    _ characters: some Collection<Character>, isWord: (Character) -> Bool
  ) -> Int {
    let gap = characters.prefix { !isWord($0) }.count
    return gap + characters.dropFirst(gap).prefix(while: isWord).count
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
