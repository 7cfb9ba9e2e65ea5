/// What a file says about the list that it is, besides the titles in it.
public struct ListHeading: Hashable, Sendable {
  public var name: String
  /// What the user says about the list, in any number of lines.
  public var note: String?

  public init(name: String, note: String? = nil) {
    self.name = name
    self.note = note
  }

  /// Where the titles of the list go.
  var target: ImportTarget { .list(named: name) }

  /// The same for the list of the user's own that its titles go to; `nil` if they go elsewhere.
  var own: ListHeading? {
    if case .list(let name) = target { ListHeading(name: name, note: note) } else { nil }
  }
}
