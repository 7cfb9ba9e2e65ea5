/// The people that several titles have in common.
public struct CommonNames: Hashable, Sendable {
  /// A part that a person has in a title.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case director, writer, actor
  }

  /// A person who has a part in every title.
  public struct Person: Hashable, Sendable {
    public var name: String
    /// The parts that the person has in every title; empty if no part is common to all titles.
    public var roles: [Role]
    /// The parts that the person has in any of the titles.
    public var allRoles: [Role]
  }

  /// The people, in the order of the first title.
  public private(set) var people: [Person] = []

  /// Finds the people who have any part in each of the titles.
  ///
  /// Names are the same whatever their case and accents. A note on a part, as in `Stan Lee (based
  /// on the comic by)`, does not belong to the name.
  public init(_ titles: [TitleDetail]) {
    guard let first = titles.first, titles.count > 1 else { return }
    let credits = titles.map(\.credits)
    var seen: Set<String> = []
    for name in first.everybody where seen.insert(name.nameKey).inserted {
      let roles = credits.map { $0[name.nameKey] ?? [] }
      guard !roles.contains(where: \.isEmpty) else { continue }
      people.append(
        Person(
          name: name,
          roles: Role.allCases.filter { role in roles.allSatisfy { $0.contains(role) } },
          allRoles: Role.allCases.filter { role in roles.contains { $0.contains(role) } }))
    }
  }
}

extension TitleDetail {
  /// The names of all people who have a part in the title, without notes.
  var everybody: [String] { (directors + writers + actors).map { PersonName($0).withoutNotes } }

  /// The parts of all people, by the keys of their names.
  var credits: [String: Set<CommonNames.Role>] {
    let roles: [(CommonNames.Role, [String])] = [
      (.director, directors), (.writer, writers), (.actor, actors),
    ]
    var credits: [String: Set<CommonNames.Role>] = [:]
    for (role, names) in roles {
      // A text of punctuation alone does not count as a name: it would equal any other such text.
      for key in names.map(\.nameKey) where !key.isEmpty {
        credits[key, default: []].insert(role)
      }
    }
    return credits
  }
}
