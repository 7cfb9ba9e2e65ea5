import SafeText
import Titles

extension LibraryEntry {
  /// The entry with texts that cannot harm a terminal.
  var harmless: LibraryEntry {
    var entry = self
    entry.facts = facts.harmless
    entry.viewings = viewings.map(\.harmless).sorted()
    entry.note = note?.harmlessNote
    entry.tags = tags.map(\.harmlessLine)
    entry.lists = lists.map(\.listName).filter { !$0.isEmpty }
    return entry
  }
}

extension LibraryEdit {
  /// The edit with texts that cannot harm a terminal, and without repeated titles.
  var harmless: LibraryEdit {
    var ids: Set<TitleID> = []
    let titles = titles.filter { ids.insert($0.id).inserted }
    return LibraryEdit(
      change.harmless, to: titles.map(\.harmless), toldBy: origins, noteBefore: noteBefore)
  }
}

extension LibraryChange {
  fileprivate var harmless: LibraryChange {
    switch self {
    case .note(let text): .note(text?.harmlessNote)
    case .list(let name, let isIn): .list(name.listName, isIn: isIn)
    case .place(let place, let list): .place(place, inList: list)
    case .seen(let viewing): .seen(viewing.harmless)
    case .logged(let viewing, let leaves): .logged(viewing.harmless, leavesWatchlist: leaves)
    case .viewings(let viewings): .viewings(viewings.map(\.harmless))
    case .watchlist, .rating, .stopped, .removal: self
    }
  }
}

extension Viewing {
  /// The viewing with texts that cannot harm a terminal.
  var harmless: Viewing {
    var viewing = self
    viewing.place = place?.harmlessLine
    viewing.impression?.tags = impression?.tags.map(\.harmlessLine) ?? []
    viewing.impression?.note = impression?.note?.harmlessNote
    return viewing
  }
}

extension LibraryContents.List {
  /// The list with texts that cannot harm a terminal.
  var harmless: LibraryContents.List {
    LibraryContents.List(name: name.listName, titles: titles, note: note?.harmlessNote)
  }
}

extension String {
  /// The text as the name of a list: a single trimmed line that cannot harm a terminal.
  var listName: String { Sanitizer.line(self).trimmed }

  var harmlessNote: String { Sanitizer.paragraph(self, limit: .max) }
}
