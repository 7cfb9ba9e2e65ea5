public import Titles

/// The link that led to a list and, behind the name of a person, the listed role and the figures of
/// that person.
public struct ListOrigin: Sendable, Codable, Equatable {
  public let door: Door
  /// The role that the person has in the titles; `nil` for any role.
  public internal(set) var role: CommonNames.Role?
  /// The figures of the person; `nil` before they have arrived, and for any other link.
  public internal(set) var person: PersonFigures?

  /// The query behind the link; `nil` for a link without one.
  var query: TitleQuery? { door.expression(as: role).flatMap { TitleQuery(typed: $0) } }
}
