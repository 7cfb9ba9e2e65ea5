public import Titles

/// The parts that somebody has in the titles behind a name, and who is often there, too.
///
/// Kept with the list, because every frame needs it and names take long to compare.
public struct PersonFigures: Sendable, Codable, Equatable {
  /// A title, and the parts that somebody has in it.
  public struct Credit: Sendable, Codable, Equatable, Identifiable {
    public let id: TitleID
    /// `nil` if it is not known.
    public let year: Int?
    /// IMDb's rating, from 0 to 100; `nil` if it is not known.
    public let score: Double?
    public let roles: [CommonNames.Role]
  }

  public let name: String
  /// Who it is, and who has the same name; `nil` where namesakes are together.
  public let identity: PersonIdentity?
  /// By year.
  public let credits: [Credit]
  /// Those who have a part in at least two of the titles, the most frequent ones first.
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

  /// The parts that they have in any of the titles.
  public var roles: [CommonNames.Role] {
    CommonNames.Role.allCases.filter { count(of: $0) > 0 }
  }

  /// In how many titles they have a part; `nil` for any part.
  public func count(of role: CommonNames.Role?) -> Int {
    guard let role else { return credits.count }
    return credits.count { $0.roles.contains(role) }
  }

  /// Their parts in a title; empty for one that is not known.
  ///
  /// - Complexity: O(*n*) in the number of titles.
  public func roles(in id: TitleID) -> [CommonNames.Role] {
    credits.first { $0.id == id }?.roles ?? []
  }
}

extension AppState {
  /// Finds out what the titles of a list tell of somebody, once any of them have come.
  mutating func notePerson(_ action: MoviesAction) {
    guard case .setMovies(let answer, _, _) = action, case .person(let name) = results.door,
      results.role == nil, !results.isStale
    else { return }
    let titles = results.results.loaded.compactMap { self.titles.detail(of: $0)?.value }
    // Only the first page of the answer tells.
    let identity = answer.value.person ?? results.person?.identity
    let figures = PersonFigures(
      Filmography(of: identity?.person.name ?? name, in: titles), of: identity)
    screen.pages.updateResults { $0.person = figures }
  }

  /// The part after the one whose titles are listed, or before it, in turn; `nil` for any part.
  public func role(turnedBy steps: Int) -> CommonNames.Role? {
    let roles = [nil] + (list.person?.roles ?? []).map(Optional.some)
    let index = (roles.firstIndex(of: list.role) ?? 0) + steps
    return roles[(index % roles.count + roles.count) % roles.count]
  }
}
