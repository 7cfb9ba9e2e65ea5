/// The titles that somebody has a part in, as far as a source tells them.
///
/// Catalogues write names and no ids: namesakes are together, unless they have numbers.
public struct Filmography: Hashable, Sendable {
  /// A title, and the parts that somebody has in it.
  public struct Credit: Hashable, Sendable {
    public let title: TitleDetail
    /// At least one.
    public let roles: [CommonNames.Role]
  }

  /// Somebody else, and in how many of the titles.
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
  /// By year; those without one are the last.
  public let credits: [Credit]

  /// Finds in titles what somebody had a part in.
  ///
  /// Names are the same whatever their case, their accents and the note behind them; where nobody
  /// has the name, a nickname in quotes is passed over.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - titles: The titles, which may be without them.
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

  /// The titles in which they have a part; `nil` for any part.
  public func credits(as role: CommonNames.Role?) -> [Credit] {
    guard let role else { return credits }
    return credits.filter { $0.roles.contains(role) }
  }

  /// The parts that they have in any of the titles.
  public var roles: [CommonNames.Role] {
    CommonNames.Role.allCases.filter { role in credits.contains { $0.roles.contains(role) } }
  }

  /// Those who have a part in at least two of the titles, the most frequent ones first.
  ///
  /// - Complexity: O(*n*) in the number of names.
  public var companions: [Companion] {
    Self.count(credits.map(\.title)) { $0 != name.nameKey }.filter { $0.titles > 1 }
  }

  /// The people in titles whose names contain all of some words, the most frequent ones first.
  ///
  /// - Parameters:
  ///   - words: The words, such as a surname.
  ///   - titles: The titles.
  /// - Returns: Each name once, and in how many of the titles it is.
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
  /// Which of the names is the same as another one, or else the same without a nickname in quotes.
  package func name(meantBy name: String) -> String? {
    let key = name.nameKey
    return first { $0.nameKey == key } ?? first { $0.spellings.contains { $0.nameKey == key } }
  }
}

extension TitleDetail {
  /// Orders titles by time, and those of a year in the same way each time.
  fileprivate var placeInTime: (Int, String, TitleID) { (years?.start ?? .max, title, id) }
}
