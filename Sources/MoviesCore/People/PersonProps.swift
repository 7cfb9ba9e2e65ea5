public import Titles

/// The contents of somebody's page, besides the list of titles.
public struct PersonProps: Sendable, Equatable {
  public let figures: PersonFigures
  /// The part whose titles are listed; `nil` for any part.
  public let role: CommonNames.Role?
  /// How many of the titles the user has seen.
  public let seen: Int
  /// Who told of the titles; `nil` before anybody has.
  public let source: DataSource?
  /// The selected title.
  public let selected: TitleID?

  /// Returns `nil` if the list is not that of somebody's titles, or none have come.
  init?(_ state: borrowing AppState) {
    let list = state.list
    guard let person = list.person, !person.credits.isEmpty else { return nil }
    figures = person
    role = list.role
    seen = person.credits.count { (state.library.marks[$0.id]?.viewings ?? 0) > 0 }
    source = list.source
    selected = list.selected
  }
}
