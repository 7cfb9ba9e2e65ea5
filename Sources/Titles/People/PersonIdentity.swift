/// Somebody whom IMDb's data tells from all namesakes.
public struct KnownPerson: Hashable, Sendable, Codable {
  public var id: PersonID
  /// The name, with a number behind it for all but the best known of namesakes.
  public var name: String
  /// In how many titles they have a part.
  public var titles: Int

  public init(id: PersonID, name: String, titles: Int) {
    self.id = id
    self.name = name
    self.titles = titles
  }
}

/// Who is meant by a name, and who else has it.
public struct PersonIdentity: Hashable, Sendable, Codable {
  public var person: KnownPerson
  /// The others of that name, those with the most titles first.
  public var namesakes: [KnownPerson]

  public init(_ person: KnownPerson, namesakes: [KnownPerson] = []) {
    self.person = person
    self.namesakes = namesakes
  }
}
