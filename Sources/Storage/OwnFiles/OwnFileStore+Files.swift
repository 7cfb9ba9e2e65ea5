import GRDB
import Keeping
public import Titles

/// The functions that list files.
extension OwnFileStore {
  public func files(of id: TitleID) async throws(LibraryError) -> [OwnFile] {
    let meanings = await settled.meanings()
    let (title, place) = (id.place?.series ?? id, id.place)
    let files = try await readAtOnce { database in
      let names = try FileNameRows.names(in: database)
      // Files of other titles may be settled as this one, and the other way round.
      let meant = names.filter { meanings.byName[$0.value] == .some(.some(title)) }.map(\.key)
      let list = meant.map { "\($0)" }.joined(separator: ", ")
      let stored = try FileRows.files(
        "WHERE title = ? OR name IN (\(list))", [title.rawValue], names: names, in: database)
      return SettledFiles(stored, names: names, meanings).files
    }
    return files.filter { file in
      guard file.titleID == title else { return false }
      guard let place else { return true }
      if case .episodes(let episodes) = file.content { return episodes.contains(place) }
      return false
    }.inPlayingOrder
  }

  /// Returns a part of all files, in the order of their paths.
  ///
  /// - Parameters:
  ///   - path: The path after which to begin; `nil` for the beginning.
  ///   - limit: The maximum number of files.
  /// - Returns: The files; empty after the last one.
  /// - Throws: A `LibraryError`.
  public func files(
    after path: PathBytes? = nil, limit: Int
  ) async throws(LibraryError) -> [OwnFile] {
    let meanings = await settled.meanings()
    return try await readAtOnce { database in
      let names = try FileNameRows.names(in: database)
      let stored = try FileRows.files(
        "WHERE path > ? ORDER BY path LIMIT ?", [(path ?? PathBytes([])).data, limit],
        names: names, in: database)
      return SettledFiles(stored, names: names, meanings).files
    }
  }

  /// Returns the names that could mean several titles, or none, those of most files first.
  ///
  /// A name of episodes stands for their series.
  public func openNames() async throws(LibraryError) -> [OpenFileName] {
    let meanings = await settled.meanings()
    return try await readAtOnce { database in
      let names = try FileNameRows.names(in: database)
      let stored = try FileRows.files(
        "WHERE title IS NULL ORDER BY path", names: names, in: database)
      var open: [Int: OpenFileName] = [:]
      for stored in stored {
        guard let name = names[stored.name], meanings.byName[name] == nil else { continue }
        let first = OpenFileName(name, path: stored.file.path, files: 0, reason: stored.file.reason)
        open[stored.name, default: first].files += 1
      }
      for number in open.keys {
        open[number]?.candidates = try FileNameRows.candidates(for: number, in: database)
      }
      return open.values.sorted { ($1.files, $0.path) < ($0.files, $1.path) }
    }
  }
}
