/// A person's name as a catalogue writes it, split into its parts.
///
/// Namesakes have a number after their names, as on IMDb's own pages: `John Smith (II)`. The best
/// known of them has no number. Anything else in brackets at the end is a note on a part of the
/// person, as in `Stan Lee (based on the comic by)`, and does not belong to the name.
package struct PersonName: Hashable, Sendable {
  /// The name alone, without its number and notes.
  package private(set) var name: String
  /// The number of the person among namesakes, from 1; `nil` if it is not written.
  package private(set) var number: Int?
  /// The notes, each in its brackets; empty if there are no notes.
  package private(set) var notes = ""

  /// Reads a name with its number and notes.
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

  /// Returns the name with the number of a namesake, in the form in which it is read.
  ///
  /// - Parameter number: The number; 1 is not written.
  /// - Returns: The text, with the notes.
  package func text(asNumber number: Int) -> String {
    let numeral = number > 1 ? "(\(number.romanNumeral))" : ""
    return [name, notes, numeral].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name with its number, but without notes.
  package var withoutNotes: String {
    number.map { $0 > 1 ? "\(name) (\($0.romanNumeral))" : name } ?? name
  }
}

extension Substring {
  /// The index at which the last note in brackets begins, if one ends the text; a bracket without a
  /// closing one begins a note, too.
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
  /// The words of a person's name as all indexes and queries have them: those of ``searchWords``
  /// and, for the number of a namesake, a word that no name contains.
  ///
  /// The number comes after the name, and before the notes.
  package var personWords: [String] {
    guard utf8.contains(UInt8(ascii: "(")) else { return searchWords }
    let person = PersonName(self)
    guard let number = person.number else { return searchWords }
    return person.name.searchWords + Self.wordsOfNamesake(number) + person.notes.searchWords
  }

  /// A key that is equal for all spellings of the same name, whatever note follows it in brackets;
  /// namesakes with a number have keys of their own.
  package var nameKey: String {
    let person = PersonName(self)
    let words = person.name.searchWords
    guard let number = person.number, !words.isEmpty else { return words.joined(separator: " ") }
    return (words + Self.wordsOfNamesake(number)).joined(separator: " ")
  }

  /// The name as it is written and, if it contains a nickname in quotes, also without it: `Ann Lee`
  /// for `Ann "The Ace" Lee`.
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

  /// The character that begins the word for the number of a namesake.
  package static let startOfNamesake: Character = "="

  private static func wordsOfNamesake(_ number: Int) -> [String] {
    number > 1 ? ["\(startOfNamesake)\(number)"] : []
  }
}
