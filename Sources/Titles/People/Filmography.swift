/// The titles in which a person has a part, as far as a source has them.
///
/// Catalogues have names, but no ids, so namesakes are not told apart unless they have numbers.
public struct Filmography: Hashable, Sendable {
  /// A title, and the parts that the person has in it.
  public struct Credit: Hashable, Sendable {
    public let title: TitleDetail
    /// The parts, at least one.
    public let roles: [CommonNames.Role]
  }

  /// Another person, and the number of titles in which that person has a part, too.
  public struct Companion: Hashable, Sendable, Codable {
    public let name: String
    public let titles: Int

    public init(name: String, titles: Int) {
      self.name = name
      self.titles = titles
    }
  }

  /// The name, as the first of the titles writes it.
  public let name: String
  /// The titles by year; those without a year come last.
  public let credits: [Credit]

  /// Finds the titles in which a person has a part.
  ///
  /// Names are the same whatever their case, their accents and the notes after them; if no one has
  /// the name, nicknames in quotes are ignored, too.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - titles: The titles, including those in which the person has no part.
  public init(of name: String, in titles: [TitleDetail]) {
    let key = titles.lazy.flatMap(\.everybody).name(meantBy: name)?.nameKey ?? name.nameKey
    credits = titles.compactMap { title in
      let roles = title.credits[key] ?? []
      guard !roles.isEmpty else { return nil }
      return Credit(title: title, roles: CommonNames.Role.allCases.filter(roles.contains))
    }
    .sorted { $0.title.placeInTime < $1.title.placeInTime }
    self.name = credits.first?.title.everybody.first { $0.nameKey == key } ?? name
  }

  /// Returns the titles in which the person has a certain part; `nil` stands for any part.
  public func credits(as role: CommonNames.Role?) -> [Credit] {
    guard let role else { return credits }
    return credits.filter { $0.roles.contains(role) }
  }

  /// The parts that the person has in any of the titles.
  public var roles: [CommonNames.Role] {
    CommonNames.Role.allCases.filter { role in credits.contains { $0.roles.contains(role) } }
  }

  /// The other people who have a part in at least two of the titles, the most frequent ones first.
  ///
  /// - Complexity: O(*n*) in the number of names.
  public var companions: [Companion] {
    Self.count(credits.map(\.title)) { $0 != name.nameKey }.filter { $0.titles > 1 }
  }

  /// Returns the people in titles whose names contain all of these words, the most frequent ones
  /// first.
  ///
  /// - Parameters:
  ///   - words: The words, such as a surname.
  ///   - titles: The titles.
  /// - Returns: Each name once, with the number of titles that have it.
  public static func people(named words: String, in titles: [TitleDetail]) -> [Companion] {
    let words = words.personWords
    return count(titles) { Set($0.split(separator: " ").map(String.init)).isSuperset(of: words) }
  }

  private static func count(
    _ titles: [TitleDetail], where isWanted: (String) -> Bool
  ) -> [Companion] {
    var counts: [String: (name: String, titles: Int)] = [:]
    for title in titles {
      var seen: Set<String> = []
      for name in title.everybody {
        let key = name.nameKey
        guard !key.isEmpty, isWanted(key), seen.insert(key).inserted else { continue }
        counts[key, default: (name, 0)].titles += 1
      }
    }
    return counts.values.map { Companion(name: $0.name, titles: $0.titles) }
      .sorted { ($1.titles, $0.name) < ($0.titles, $1.name) }
  }
}

extension Sequence<String> {
  /// Returns the first name that equals another one, or else equals it without a nickname in
  /// quotes.
  package func name(meantBy name: String) -> String? {
    let key = name.nameKey
    return first { $0.nameKey == key } ?? first { $0.spellings.contains { $0.nameKey == key } }
  }
}

extension TitleDetail {
  /// The key that sorts titles by time, and titles of the same year always in the same way.
  fileprivate var placeInTime: (Int, String, TitleID) { (years?.start ?? .max, title, id) }
}
