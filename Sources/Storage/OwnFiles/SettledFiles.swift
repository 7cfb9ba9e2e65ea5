import Keeping
import Titles

/// Files with the user's decisions about their names.
struct SettledFiles: Sendable {
  private(set) var files: [OwnFile] = []
  /// The titles that the user has chosen.
  private(set) var chosen: Set<TitleID> = []
  /// The number of names that are open.
  let openNames: Int
  private var namesByID: [TitleID: String] = [:]

  /// Applies the decisions; an id in a name or in an information file needs none.
  ///
  /// - Complexity: O(*n*) in the number of files.
  init(
    _ stored: [FileRows.Stored], names: [Int: ImportedName], _ meanings: SettledNames.Meanings
  ) {
    let settled = names.compactMapValues { meanings.byName[$0] }
    var open: Set<Int> = []
    files.reserveCapacity(stored.count)
    for stored in stored {
      var file = stored.file
      if file.reason != .id, let id = settled[stored.name] {
        file.content = stored.meaning.content(settledAs: id)
        file.reason = .settled
        if let id { chosen.insert(id) }
      } else if case .open = file.content {
        open.insert(stored.name)
      }
      if let id = file.titleID { namesByID[id] = stored.meaning.reading.name.title }
      files.append(file)
    }
    openNames = open.count
  }

  /// Returns the name that a file has for a title.
  func name(of id: TitleID) -> String? { namesByID[id] }
}
