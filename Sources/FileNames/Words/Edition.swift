/// The versions of a film that names tell, in the field's words.
enum Edition {
  /// Returns the edition that some words of a name tell, and where they begin and end.
  static func find(in tokens: NameTokens, from start: Int) -> (name: String, index: Int, end: Int)?
  {
    var index = start
    while index < tokens.count {
      for (words, name) in editions[tokens.word(index)] ?? [] where follows(words, tokens, index) {
        return (name, index, index + 1 + words.count)
      }
      index += 1
    }
    return nil
  }

  private static func follows(_ words: [String], _ tokens: NameTokens, _ index: Int) -> Bool {
    words.enumerated().allSatisfy { tokens.word(index + 1 + $0.offset) == $0.element }
  }

  /// The other words and the name of each edition, by its first word; the longest come first.
  private static let editions: [String: [(words: [String], name: String)]] = {
    var editions: [String: [(words: [String], name: String)]] = [:]
    for (text, name) in names {
      let words = text.split(separator: " ").map(String.init)
      editions[words[0], default: []].append((Array(words.dropFirst()), name))
    }
    return editions.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private static let names = [
    ("director's cut", "Director's Cut"), ("directors cut", "Director's Cut"),
    ("director’s cut", "Director's Cut"), ("director s cut", "Director's Cut"),
    ("dc", "Director's Cut"), ("directors edition", "Director's Cut"),
    ("director's edition", "Director's Cut"),
    ("extended", "Extended"), ("extended cut", "Extended"), ("extended edition", "Extended"),
    ("special extended edition", "Extended"), ("extended version", "Extended"),
    ("unrated", "Unrated"), ("uncut", "Uncut"), ("uncensored", "Uncensored"),
    ("theatrical", "Theatrical"), ("theatrical cut", "Theatrical"),
    ("final cut", "Final Cut"), ("the final cut", "Final Cut"), ("ultimate cut", "Ultimate Cut"),
    ("ultimate edition", "Ultimate"), ("special edition", "Special Edition"),
    ("collectors edition", "Collector's Edition"), ("collector's edition", "Collector's Edition"),
    ("limited edition", "Limited Edition"), ("criterion", "Criterion"),
    ("criterion collection", "Criterion"), ("the criterion collection", "Criterion"),
    ("remastered", "Remastered"), ("restored", "Restored"), ("imax", "IMAX"),
    ("imax edition", "IMAX"), ("anniversary edition", "Anniversary Edition"),
    ("despecialized", "Despecialized"), ("redux", "Redux"), ("open matte", "Open Matte"),
    ("black and chrome", "Black and Chrome"), ("international cut", "International Cut"),
    ("fan edit", "Fan Edit"), ("fanedit", "Fan Edit"), ("assembly cut", "Assembly Cut"),
    ("producers cut", "Producer's Cut"), ("rogue cut", "Rogue Cut"),
  ]
}
