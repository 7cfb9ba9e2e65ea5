import Foundation
import GRDB
import Keeping
import Scanning
import Titles

/// A file about whose name nobody could be asked so far.
struct OpenFile: Sendable {
  var id: Int
  var root: PathBytes
  var seen: SeenFile

  /// Reads all such files, in the order of their numbers.
  static func all(in database: Database) throws -> [OpenFile] {
    let reason = KeptJSON.text(of: FileReason.notAsked)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT file.id, root.path, file.path, file.is_folder, file.note FROM file
        JOIN root ON root.id = file.root WHERE title IS NULL AND reason = ? ORDER BY file.id
        """, arguments: [reason])
    var files: [OpenFile] = []
    while let row = try rows.next() {
      guard let id: Int = row.value(0), let root: Data = row.value(1),
        let path: Data = row.value(2), let isFolder: Bool = row.value(3)
      else { continue }
      var seen = SeenFile(
        PathBytes(path), isFolder: isFolder, size: 0, modified: 0,
        inode: Inode(device: 0, number: 0))
      let note: Int? = row.value(4)
      seen.note = note.map { InformationPlace(seen.path.withExtension("nfo"), modified: $0) }
      files.append(OpenFile(id: id, root: PathBytes(root), seen: seen))
    }
    return files
  }
}
