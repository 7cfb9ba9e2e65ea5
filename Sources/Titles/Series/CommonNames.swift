/// The people that several titles have in common.
public struct CommonNames: Hashable, Sendable {
  /// What somebody did in all of the titles.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case director, writer, actor
  }

  /// Each of them with the roles that they have in every title; in the order of the first title.
  public struct Person: Hashable, Sendable {
    public var name: String
    /// Empty where somebody has other roles in one title than in another.
    public var roles: [Role]
  }

  public private(set) var people: [Person] = []

  /// The people who have a part in each of the titles, whatever that is.
  ///
  /// A note on what somebody did, as in `Stan Lee (based on the comic by)`, is no part of the name.
  public init(_ titles: [TitleDetail]) {
    guard let first = titles.first, titles.count > 1 else { return }
    let credits = titles.map(\.credits)
    for name in first.everybody where !people.contains(where: { $0.name == name }) {
      let roles = credits.map { $0[name.comparisonKey] ?? [] }
      guard !roles.contains(where: \.isEmpty) else { continue }
      let common = Role.allCases.filter { role in roles.allSatisfy { $0.contains(role) } }
      people.append(Person(name: name, roles: common))
    }
  }
}

extension TitleDetail {
  /// The names of everybody who had a part in the title, without notes.
  fileprivate var everybody: [String] { (directors + writers + actors).map(\.withoutNote) }

  /// What everybody did, by name.
  fileprivate var credits: [String: Set<CommonNames.Role>] {
    let roles: [(CommonNames.Role, [String])] = [
      (.director, directors), (.writer, writers), (.actor, actors),
    ]
    return roles.reduce(into: [:]) { credits, entry in
      for name in entry.1 { credits[name.withoutNote.comparisonKey, default: []].insert(entry.0) }
    }
  }
}

extension String {
  /// The name before a note in brackets.
  fileprivate var withoutNote: String {
    firstIndex(of: "(").map { String(self[..<$0].reversed().drop { $0 == " " }.reversed()) } ?? self
  }
}
