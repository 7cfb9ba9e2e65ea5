/// What a file says about the list that it is, besides the titles in it.
public struct ListHeading: Hashable, Sendable {
  public var name: String
  /// What the user says about the list, in any number of lines.
  public var note: String?

  public init(name: String, note: String? = nil) {
    self.name = name
    self.note = note
  }
}
