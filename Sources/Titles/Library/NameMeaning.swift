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
