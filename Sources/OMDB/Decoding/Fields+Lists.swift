import Titles

/// Lists separated by commas in one string: people, genres, languages, countries.
extension Fields {
  /// Returns the entries in order, without duplicates and without notes in brackets.
  func list(_ name: String) -> [String] { entries(name, noted: false) }

  /// Returns people in order, with notes on their work, as in `Stan Lee (based on the comic by)`.
  ///
  /// A person with two notes gives two entries.
  func credits(_ name: String) -> [String] { entries(name, noted: true) }

  /// Returns the entries in order, without duplicates, with their notes if requested.
  ///
  /// Commas and quotation marks inside brackets do not separate entries: a writer may be listed as
  /// `Jack Kirby (based on the comics "X, Y" by)`. An unclosed note swallows the rest.
  private func entries(_ name: String, noted: Bool) -> [String] {
    guard let text = line(name, limit: 5_000) else { return [] }
    var entries: [Entry] = []
    for entry in Entry.all(in: text) {
      if entry.isNameSuffix, let person = entries.popLast() {
        entries.append(person.followed(by: entry))
      } else if !entry.name.isEmpty, entry.name != "N/A" {
        entries.append(entry)
      }
    }
    return entries.map { noted ? $0.text : $0.name }.withoutRepetitions(by: \.self)
  }
}

/// The text between two commas: a name, and perhaps a note in brackets.
private struct Entry {
  var name = ""
  /// The note with its brackets; empty without a note.
  var note = ""

  var text: String { note.isEmpty ? name : "\(name) \(note)" }

  /// Whether the entry belongs to the name before its comma: Sammy Davis, Jr.
  var isNameSuffix: Bool { ["Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"].contains(name) }

  /// Returns the name with a suffix appended.
  func followed(by suffix: Entry) -> Entry {
    Entry(name: "\(name), \(suffix.name)", note: suffix.note.isEmpty ? note : suffix.note)
  }

  static func all(in text: String) -> [Entry] {
    var entries: [Entry] = []
    var entry = Entry()
    var depth = 0
    // The start of the name or note that is being read.
    var start = text.startIndex
    for place in text.utf8.indices {
      let next = text.utf8.index(after: place)
      switch text.utf8[place] {
      case UInt8(ascii: "("):
        if depth == 0 {
          entry.name += text[start..<place]
          start = place
        }
        depth += 1
      case UInt8(ascii: ")"):
        if depth == 1 { entry.add(note: text[start..<next]) }
        if depth == 0 { entry.name += text[start..<place] }
        if depth < 2 { start = next }
        depth = max(0, depth - 1)
      case UInt8(ascii: ",") where depth == 0:
        entry.name += text[start..<place]
        entries.append(entry)
        entry = Entry()
        start = next
      default: break
      }
    }
    if depth == 0 { entry.name += text[start...] }
    entries.append(entry)
    return entries.map { Entry(name: $0.name.withSingleBlanks, note: $0.note) }
  }

  /// Adds a note, unless it has neither letters nor digits.
  private mutating func add(note: Substring) {
    guard note.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    self.note += self.note.isEmpty ? String(note) : " \(note)"
  }
}
