/// Somebody's name as a catalogue writes it, in its parts.
///
/// Namesakes have a number behind their names, as on IMDb's own pages: `John Smith (II)`. The best
/// known one has none. Whatever else stands in brackets at the end is a note on a part that they
/// have, as in `Stan Lee (based on the comic by)`, and does not belong to the name.
package struct PersonName: Hashable, Sendable {
  /// The name alone.
  package private(set) var name: String
  /// Which of the namesakes it is, from 1 on; `nil` where no number is written.
  package private(set) var number: Int?
  /// The notes, each in its brackets; empty without any.
  package private(set) var notes = ""

  /// Reads a name.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "(")) else {
      name = text
      return
    }
    var rest = text[...]
    while let bracket = rest.startOfLastNote {
      let note = rest[bracket...]
      if number == nil, let number = Int(romanNumeral: note.dropFirst().dropLast()) {
        self.number = number
      } else {
        notes = notes.isEmpty ? String(note) : "\(note) \(notes)"
      }
      rest = rest[..<bracket].withoutBlanksAtEnd
    }
    name = String(rest)
  }

  /// The name with the number of a namesake, as it is read.
  ///
  /// - Parameter number: The number; 1 is not written.
  /// - Returns: The text, with the notes.
  package func text(asNumber number: Int) -> String {
    let numeral = number > 1 ? "(\(number.romanNumeral))" : ""
    return [name, notes, numeral].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same name with the number, and without notes.
  package var withoutNotes: String {
    number.map { $0 > 1 ? "\(name) (\($0.romanNumeral))" : name } ?? name
  }
}

extension Substring {
  /// Where the last note in brackets begins, if one ends the text; a bracket that nothing closes
  /// begins one, too.
  fileprivate var startOfLastNote: Index? {
    guard last == ")" else {
      guard let bracket = lastIndex(of: "(") else { return nil }
      return self[bracket...].contains(")") ? nil : bracket
    }
    var depth = 0
    for place in indices.reversed() {
      if self[place] == ")" { depth += 1 }
      if self[place] == "(" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  fileprivate var withoutBlanksAtEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// The words of a name as every index and every query has them: those of ``searchWords``, and a
  /// word of its own for the number of a namesake, which nobody's name contains.
  ///
  /// The number stands behind the name, and before the notes.
  package var personWords: [String] {
    guard utf8.contains(UInt8(ascii: "(")) else { return searchWords }
    let person = PersonName(self)
    guard let number = person.number else { return searchWords }
    return person.name.searchWords + Self.wordsOfNamesake(number) + person.notes.searchWords
  }

  /// A key that is equal for the same name in different spellings, whatever note follows it in
  /// brackets; namesakes with a number have keys of their own.
  package var nameKey: String {
    let person = PersonName(self)
    let words = person.name.searchWords
    guard let number = person.number, !words.isEmpty else { return words.joined(separator: " ") }
    return (words + Self.wordsOfNamesake(number)).joined(separator: " ")
  }

  /// The name as it is written, and without a nickname in quotes inside it: `Ann Lee` for
  /// `Ann "The Ace" Lee`.
  package var spellings: [String] {
    let quotes: Set<Character> = ["\"", "'", "“", "”", "‘", "’"]
    guard contains(where: quotes.contains) else { return [self] }
    let words = split(separator: " ")
    guard
      let start = words.dropFirst().firstIndex(where: { $0.first.map(quotes.contains) == true }),
      let end = words[start...].dropLast().firstIndex(where: {
        $0.count > 1 && $0.last.map(quotes.contains) == true
      })
    else { return [self] }
    return [self, (words[..<start] + words[(end + 1)...]).joined(separator: " ")]
  }

  /// Begins the word for the number of a namesake.
  package static let startOfNamesake: Character = "="

  private static func wordsOfNamesake(_ number: Int) -> [String] {
    number > 1 ? ["\(startOfNamesake)\(number)"] : []
  }
}
