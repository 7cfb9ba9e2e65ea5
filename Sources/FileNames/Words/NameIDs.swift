/// The ids in a name: `[imdbid-tt0133093]`, `{imdb-tt0133093}`, `[tmdbid=603]`, `tt0133093`.
struct NameIDs {
  /// IMDb's ids.
  var imdb: Set<String> = []
  var others: [FileNameReading.OtherID] = []

  init() {}

  init(_ tokens: NameTokens) {
    for index in 0..<tokens.count {
      if let id = Self.imdbID(tokens.word(index)) { imdb.insert(id) }
      guard let service = Self.service(tokens.word(index)), tokens.number(index + 1) != nil,
        tokens.joint(index + 1) == .hyphen || tokens.joint(index + 1) == .other
      else { continue }
      let other = FileNameReading.OtherID(service: service, number: tokens.word(index + 1))
      if !others.contains(other) { others.append(other) }
    }
  }

  /// Returns IMDb's id if a text is one: `tt` and seven to nine digits, not all of them zero.
  static func imdbID(_ text: String) -> String? {
    let digits = text.utf8.dropFirst(2)
    guard text.utf8.count >= 9, text.utf8.count <= 11, text.hasPrefix("tt"),
      digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), digits.contains(where: { $0 != 0x30 })
    else { return nil }
    return text
  }

  /// Returns the service of a word such as `tmdbid`.
  static func service(_ word: String) -> String? {
    guard word.utf8.count >= 3, word.utf8.count <= 9 else { return nil }
    let name = word.hasSuffix("id") ? String(word.dropLast(2)) : word
    return services.contains(name) ? name : nil
  }

  private static let services: Set<String> = ["tmdb", "tvdb", "anidb", "anilist", "mal", "tvmaze"]
}

extension NameTokens {
  /// Whether a word begins an id.
  func isID(_ index: Int) -> Bool {
    let word = word(index)
    if word == "imdb" || word == "imdbid" {
      return NameIDs.imdbID(self.word(index + 1)) != nil || self.word(index + 1) == "tt"
    }
    if NameIDs.imdbID(word) != nil { return true }
    return NameIDs.service(word) != nil && number(index + 1) != nil
      && [.hyphen, .other].contains(joint(index + 1))
  }
}
