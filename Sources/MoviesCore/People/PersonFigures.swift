public import Titles

/// The roles of a person in the titles behind a name, and the people who often work with them.
///
/// They are kept with the list, because every frame needs them and names take long to compare.
public struct PersonFigures: Sendable, Codable, Equatable {
  /// A title, and a person's roles in it.
  public struct Credit: Sendable, Codable, Equatable, Identifiable {
    public let id: TitleID
    /// The year of the title; `nil` if unknown.
    public let year: Int?
    /// IMDb's rating, from 0 to 100; `nil` if unknown.
    public let score: Double?
    public let roles: [CommonNames.Role]
  }

  public let name: String
  /// The person, and others with the same name; `nil` if namesakes are not told apart.
  public let identity: PersonIdentity?
  /// The person's titles, by year.
  public let credits: [Credit]
  /// The people with a role in at least two of the titles, most frequent first.
  public let companions: [Filmography.Companion]

  init(_ filmography: Filmography, of identity: PersonIdentity? = nil) {
    name = filmography.name
    self.identity = identity
    credits = filmography.credits.map { credit in
      Credit(
        id: credit.title.id, year: credit.title.years?.start,
        score: credit.title.ratings.first { $0.source == .imdb }?.score, roles: credit.roles)
    }
    companions = Array(filmography.companions.prefix(Self.mostCompanions))
  }

  private static let mostCompanions = 20

  /// The person's roles in any of the titles.
  public var roles: [CommonNames.Role] {
    CommonNames.Role.allCases.filter { count(of: $0) > 0 }
  }

  /// Returns the number of titles in which the person has a role; `nil` for any role.
  public func count(of role: CommonNames.Role?) -> Int {
    guard let role else { return credits.count }
    return credits.count { $0.roles.contains(role) }
  }

  /// Returns the person's roles in a title; empty for an unknown one.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  public func roles(in id: TitleID) -> [CommonNames.Role] {
    credits.first { $0.id == id }?.roles ?? []
  }
}

extension AppState {
  /// Returns the role after or before the listed one, in turn; `nil` for any role.
  public func role(turnedBy steps: Int) -> CommonNames.Role? {
    let roles = [nil] + (list.origin?.person?.roles ?? []).map(Optional.some)
    let index = (roles.firstIndex(of: list.origin?.role) ?? 0) + steps
    return roles[(index % roles.count + roles.count) % roles.count]
  }
}
