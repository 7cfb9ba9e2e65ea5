/// IMDb's id of a person: `nm` and seven to ten digits with leading zeros, such as `nm0000229`.
public struct PersonID: Hashable, Sendable, Codable {
  /// The number in the id.
  package let number: UInt32

  package init(number: UInt32) { self.number = number }

  /// Reads an id in either case; returns `nil` for anything else, such as a name.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.dropFirst(2)
    guard text.lowercased().hasPrefix("nm"), (7...10).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = UInt32(text.dropFirst(2))
    else { return nil }
    self.number = number
  }

  /// The id as IMDb writes it.
  public var text: String {
    let digits = String(number)
    return "nm" + String(repeating: "0", count: max(0, 7 - digits.count)) + digits
  }
}

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
