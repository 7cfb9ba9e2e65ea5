internal import Titles

/// Lists in the order in which they are first named.
struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<TitleID>] = [:]
  private var placesOfNames: [ImportedName: [String: Int]] = [:]

  /// Adds what a file says about the list that it is.
  mutating func add(_ heading: ListHeading) {
    let index = index(of: heading.name)
    lists[index].note = Note.joined(lists[index].note, heading.note)
  }

  /// The index of a list, which is added if it is missing.
  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = lists.endIndex
    lists.append(LibraryContents.List(name: name, titles: []))
    return lists.endIndex - 1
  }

  mutating func append(_ reference: ImportedReference, to name: String) {
    let index = index(of: name)
    switch reference {
    case .id(let id):
      if members[name, default: []].insert(id).inserted { lists[index].titles.append(id) }
    case .name(let open) where placesOfNames[open]?[name] == nil:
      placesOfNames[open, default: [:]][name] = lists[index].titles.count
    case .name: break
    }
  }

  /// How many titles stand before an open name in its lists.
  func places(of name: ImportedName) -> [String: Int] { placesOfNames[name] ?? [:] }
}
