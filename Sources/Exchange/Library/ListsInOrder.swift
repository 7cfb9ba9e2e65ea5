internal import Titles

/// The lists of an import in the order of their first mention.
struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<TitleID>] = [:]
  private var placesOfNames: [ImportedName: [String: Int]] = [:]

  /// Adds the name and description of a list.
  mutating func add(_ heading: ListHeading) {
    let index = index(of: heading.name)
    lists[index].note = Note.joined(lists[index].note, heading.note)
  }

  /// Returns the index of a list, which is added if it is missing.
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

  /// Returns the number of titles before an open name, by list.
  func places(of name: ImportedName) -> [String: Int] { placesOfNames[name] ?? [:] }
}
