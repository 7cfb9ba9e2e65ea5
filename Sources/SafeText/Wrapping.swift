extension String {
  /// Returns the text as lines of at most `cells` cells, broken between words where possible.
  ///
  /// A word longer than a line is broken inside, between grapheme clusters; a character wider than
  /// a line is left out. Existing line breaks stay, runs of spaces count as one, and no line begins
  /// or ends with a space. Empty text is one empty line.
  /// - Complexity: O(*n*) in the length of the text.
  public func wrapped(toCells cells: Int) -> [String] {
    guard cells > 0 else { return [] }
    if isEmpty { return [self] }
    if let lines = plainLines(toCells: cells) { return lines }
    if isTidyLine, cellWidth <= cells { return [self] }
    return paragraphs.flatMap { paragraph in
      var lines = LineFiller(cells: cells)
      for word in paragraph.words { lines.add(word) }
      return lines.finished()
    }
  }
}

extension String {
  /// Whether the text is already one line, with single spaces and none at its ends.
  ///
  /// Most wrapped texts are short and tidy; this saves splitting them.
  private var isTidyLine: Bool {
    var wasBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if byte == UInt8(ascii: "\n") || (isBlank && wasBlank) { return false }
      wasBlank = isBlank
    }
    return !wasBlank
  }

  /// Returns the lines of a tidy text in printable ASCII; `nil` for any other text, or if a word
  /// has to be broken.
  ///
  /// Every byte of such a text takes one cell, so each line is a slice of it.
  private func plainLines(toCells cells: Int) -> [String]? {
    var lines: [String] = []
    var (start, column) = (0, 0)
    var blank: Int?
    var wasBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      guard 0x20...0x7E ~= byte, !(isBlank && wasBlank) else { return nil }
      if isBlank { blank = column }
      if column - start >= cells {
        guard let end = blank else { return nil }
        lines.append(bytes(start..<end))
        start = end + 1
        blank = nil
      }
      wasBlank = isBlank
      column += 1
    }
    return wasBlank ? nil : lines + [bytes(start..<utf8.count)]
  }

  /// Returns the text of a range of bytes, which must not cut a character.
  private func bytes(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  private var paragraphs: [Substring] {
    guard utf8.contains(UInt8(ascii: "\n")) else { return [self[...]] }
    return split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Substring {
  /// The parts of the text between spaces.
  ///
  /// Printable ASCII is split by bytes, which equal its characters and are much faster to iterate
  /// over.
  fileprivate var words: [Substring] {
    guard utf8.isPrintableASCII else { return split(separator: " ") }
    return utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }
}

/// Fills lines of a fixed width with words.
private struct LineFiller {
  let cells: Int
  private var lines: [String] = []
  private var line = ""
  private var width = 0

  init(cells: Int) { self.cells = cells }

  /// Adds the word after the others, on a new line if it does not fit.
  mutating func add(_ word: Substring) {
    let wordWidth = word.cellWidth
    if wordWidth > cells { return addBroken(word) }
    if width > 0, width + 1 + wordWidth > cells { breakLine() }
    if width > 0 { append(" ", cells: 1) }
    append(word, cells: wordWidth)
  }

  /// Spreads a word wider than a whole line over as many lines as it needs.
  private mutating func addBroken(_ word: Substring) {
    let characters = word.filter { $0.cellWidth <= cells }
    guard let first = characters.first else { return }
    if width > 0 {
      if width + 1 + first.cellWidth <= cells { append(" ", cells: 1) } else { breakLine() }
    }
    for character in characters {
      let characterWidth = character.cellWidth
      if width + characterWidth > cells { breakLine() }
      append(Substring(String(character)), cells: characterWidth)
    }
  }

  private mutating func append(_ text: Substring, cells: Int) {
    line += text
    width += cells
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ""
    width = 0
  }

  func finished() -> [String] { lines + [line] }
}
