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

  /// The start of the word of letters and digits before a position.
  private func startOfWord(before position: Int) -> Int {
    let reversed = text.prefix(position).reversed()
    return position - wordLength(reversed, isWord: \.isWordCharacter)
  }

  /// The end of the word of letters and digits after a position.
  private func endOfWord(after position: Int) -> Int {
    position + wordLength(text.dropFirst(position), isWord: \.isWordCharacter)
  }

  /// The start of the word between spaces before a position.
  private func startOfBlankWord(before position: Int) -> Int {
    position - wordLength(text.prefix(position).reversed()) { $0 != " " }
  }

  /// The number of characters in the gap before the next word and in the word itself.
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
