/// A person in IMDb's data, which tells namesakes apart.
public struct KnownPerson: Hashable, Sendable, Codable {
  public var id: PersonID
  /// The name, followed by a number for all namesakes but the best known.
  public var name: String
  /// The number of titles in which the person has a part.
  public var titles: Int

  public init(id: PersonID, name: String, titles: Int) {
    self.id = id
    self.name = name
    self.titles = titles
  }
}

/// The person that a name refers to, and the others who share the name.
public struct PersonIdentity: Hashable, Sendable, Codable {
  public var person: KnownPerson
  /// The other people with the name, those with the most titles first.
  public var namesakes: [KnownPerson]

  public init(_ person: KnownPerson, namesakes: [KnownPerson] = []) {
    self.person = person
    self.namesakes = namesakes
  }
}
