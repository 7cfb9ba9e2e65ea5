import Foundation
import GRDB
import Keeping
import Scanning
import Titles

/// A file whose name is open, so that other data may know it.
struct OpenFile: Sendable {
  var id: Int
  /// Whether nobody could be asked about the name so far.
  var isNotAsked: Bool
  var root: PathBytes
  var seen: SeenFile

  /// Reads all such files, in the order of their numbers.
  static func all(in database: Database) throws -> [OpenFile] {
    let notAsked = KeptJSON.text(of: FileReason.notAsked)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT file.id, root.path, file.path, file.is_folder, file.note, file.reason FROM file
        JOIN root ON root.id = file.root WHERE title IS NULL ORDER BY file.id
        """)
    var files: [OpenFile] = []
    while let row = try rows.next() {
      guard let id: Int = row.value(0), let root: Data = row.value(1),
        let path: Data = row.value(2), let isFolder: Bool = row.value(3)
      else { continue }
      var seen = SeenFile(
        PathBytes(path), isFolder: isFolder, size: 0, modified: 0,
        inode: Inode(device: 0, number: 0))
      let (note, reason): (Int?, String?) = (row.value(4), row.value(5))
      seen.note = note.map { InformationPlace(seen.path.withExtension("nfo"), modified: $0) }
      files.append(
        OpenFile(
          id: id, isNotAsked: reason == notAsked, root: PathBytes(root), seen: seen))
    }
    return files
  }
}
