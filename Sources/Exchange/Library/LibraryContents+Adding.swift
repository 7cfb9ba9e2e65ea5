import Keeping
public import Titles

extension LibraryContents {
  /// Returns these contents joined with others, title by title and list by list.
  public func adding(_ others: LibraryContents) -> LibraryContents {
    var result = self
    result.entries.add(others.entries, by: \.id) { $0.adding($1) }
    result.lists.add(others.lists, by: \.name) { $0.adding($1) }
    result.openNames.add(others.openNames, by: \.name) { $0.merged(with: $1) }
    for index in openNames.count..<result.openNames.count {
      result.openNames[index].number = index + 1
    }
    let names = Set(livingLists.map(\.name))
    result.livingLists += others.livingLists.filter { !names.contains($0.name) }
    let meant = Set(meanings.map(\.name))
    result.meanings += others.meanings.filter { !meant.contains($0.name) }
    return result
  }
}

extension LibraryContents.List {
  /// Returns this list joined with another one of the same name.
  fileprivate func adding(_ other: Self) -> Self {
    var list = self
    list.titles = (titles + other.titles).withoutRepetitions(by: \.self)
    list.note = Note.joined(note, other.note)
    return list
  }
}

extension LibraryEntry {
  /// Returns this entry joined with another one about the same title.
  func adding(_ other: LibraryEntry) -> LibraryEntry {
    var entry = merged(with: other)
    entry.facts = facts.completed(by: other.facts)
    return entry
  }
}
