/// What a name in imports means by the user's word, whichever import it comes with.
public struct NameMeaning: Hashable, Sendable, Codable {
  public var name: ImportedName
  /// The title; `nil` if whatever is said about the name is to be left out.
  public var id: TitleID?

  public init(_ name: ImportedName, means id: TitleID?) {
    self.name = name
    self.id = id
  }
}

/// What the user decides about a name that an import has left open.
public struct NameDecision: Hashable, Sendable, Codable {
  /// The number of the open name.
  public var number: Int
  /// The title that it means; `nil` if it is left out.
  public var title: TitleDetail?

  public init(_ number: Int, means title: TitleDetail?) {
    self.number = number
    self.title = title
  }
}

/// The titles that were found for names in an import.
public struct FoundNames: Hashable, Sendable {
  /// Those that nobody had to decide about.
  public var certain: [ImportedName: TitleID]
  /// Those that the user has named, which are remembered.
  public var chosen: [ImportedName: TitleID]

  public init(certain: [ImportedName: TitleID] = [:], chosen: [ImportedName: TitleID] = [:]) {
    self.certain = certain
    self.chosen = chosen
  }
}
