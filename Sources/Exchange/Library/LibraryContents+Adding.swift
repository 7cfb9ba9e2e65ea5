import Keeping
public import Titles

extension LibraryContents {
  /// These contents, and what others say, title by title and list by list.
  public func adding(_ others: LibraryContents) -> LibraryContents {
    var result = self
    var indices = Dictionary(
      result.entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in others.entries {
      if let index = indices[entry.id] {
        result.entries[index] = result.entries[index].adding(entry)
      } else {
        indices[entry.id] = result.entries.endIndex
        result.entries.append(entry)
      }
    }
    result.add(others.lists)
    let names = Set(result.livingLists.map(\.name))
    result.add(others.openNames)
    let meant = Set(result.meanings.map(\.name))
    result.meanings += others.meanings.filter { !meant.contains($0.name) }
    result.livingLists += others.livingLists.filter { !names.contains($0.name) }
    return result
  }

  private mutating func add(_ others: [List]) {
    var indices = Dictionary(
      lists.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for list in others {
      if let index = indices[list.name] {
        lists[index].titles = (lists[index].titles + list.titles).withoutRepetitions(by: \.self)
        lists[index].note = Note.joined(lists[index].note, list.note)
      } else {
        indices[list.name] = lists.endIndex
        lists.append(list)
      }
    }
  }

  private mutating func add(_ names: [OpenName]) {
    var indices = Dictionary(
      openNames.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in names {
      if let index = indices[name.name] {
        openNames[index] = openNames[index].merged(with: name)
      } else {
        indices[name.name] = openNames.endIndex
        openNames.append(name)
        openNames[openNames.endIndex - 1].number = openNames.count
      }
    }
  }
}

extension LibraryEntry {
  /// This entry, and what another place says about the same title.
  func adding(_ other: LibraryEntry) -> LibraryEntry {
    var entry = merged(with: other)
    entry.facts = facts.completed(by: other.facts)
    return entry
  }
}
