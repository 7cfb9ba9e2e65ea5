internal import Titles

/// Lists in the order in which they are first named.
struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<ImportedReference>] = [:]
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
    guard members[name, default: []].insert(reference).inserted else { return }
    switch reference {
    case .id(let id): lists[index].titles.append(id)
    case .name(let open): placesOfNames[open, default: [:]][name] = lists[index].titles.count
    }
  }

  /// How many titles stand before an open name in its lists.
  func places(of name: ImportedName) -> [String: Int] { placesOfNames[name] ?? [:] }
}
