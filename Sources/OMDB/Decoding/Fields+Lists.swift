import Titles

/// Lists with commas in one string: people, genres, languages, countries.
extension Fields {
  /// The entries in their order, each once, without notes in brackets.
  ///
  /// Commas and quotation marks inside brackets part nothing: a writer may come as
  /// `Jack Kirby (based on the comics "X, Y" by)`. A note that never ends takes the rest with it.
  func list(_ name: String) -> [String] {
    guard let text = line(name, limit: 5_000) else { return [] }
    var entries: [String] = []
    for entry in Fields.withoutNotes(text).split(separator: ",").map(\.trimmed) {
      if Fields.isNameSuffix(entry), let person = entries.popLast() {
        entries.append("\(person), \(entry)")
      } else if !entry.isEmpty, entry != "N/A" {
        entries.append(entry)
      }
    }
    return entries.withoutRepetitions(by: \.self)
  }

  private static func withoutNotes(_ text: String) -> String {
    var depth = 0
    var plain = ""
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      default:
        guard depth == 0 else { continue }
        if character != " " || plain.last != " " { plain.append(character) }
      }
    }
    return plain
  }

  /// Whether the entry belongs to the name before its comma: Sammy Davis, Jr.
  private static func isNameSuffix(_ entry: String) -> Bool {
    ["Jr.", "Jr", "Sr.", "Sr", "II", "III", "IV"].contains(entry)
  }
}
