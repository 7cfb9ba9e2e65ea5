/// The name and description of a list in a file, without its titles.
public struct ListHeading: Hashable, Sendable {
  public var name: String
  /// The user's description of the list, in any number of lines.
  public var note: String?

  public init(name: String, note: String? = nil) {
    self.name = name
    self.note = note
  }

  /// The target for the titles of the list.
  var target: ImportTarget { .list(named: name) }

  /// The heading, if its titles go to one of the user's own lists; `nil` otherwise.
  var own: ListHeading? {
    if case .list(let name) = target { ListHeading(name: name, note: note) } else { nil }
  }
}
