public import Titles

/// The props of a person's page, besides the list of titles.
public struct PersonProps: Sendable, Equatable {
  public let figures: PersonFigures
  /// The role whose titles are listed; `nil` for any role.
  public let role: CommonNames.Role?
  /// The number of the titles that the user has seen.
  public let seen: Int
  /// The source of the titles; `nil` before any have arrived.
  public let source: DataSource?
  /// The selected title.
  public let selected: TitleID?

  /// Selects the props; returns `nil` if the list is not of a person's titles, or none have
  /// arrived.
  init?(_ state: borrowing AppState) {
    let list = state.list
    guard let person = list.origin?.person, !person.credits.isEmpty else { return nil }
    figures = person
    role = list.origin?.role
    seen = person.credits.count { (state.library.marks[$0.id]?.viewings ?? 0) > 0 }
    source = list.answer?.source
    selected = list.selected
  }
}
