import Foundation
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
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT name, min(path), count(*), min(reason) FROM file WHERE title IS NULL GROUP BY name
          """)
      var open: [OpenFileName] = []
      for row in rows {
        guard let number: Int = row.value(0), let path: Data = row.value(1),
          let count: Int = row.value(2), let name = names[number], meanings.byName[name] == nil
        else { continue }
        let reason: FileReason? = row.value(3).flatMap { (text: String) in
          KeptJSON.value(in: text)
        }
        open.append(
          OpenFileName(
            name, path: PathBytes(path), files: count,
            candidates: try FileNameRows.candidates(for: number, in: database),
            reason: reason ?? .notAsked))
      }
      return open.sorted { ($1.files, $0.path) < ($0.files, $1.path) }
    }
  }
}
