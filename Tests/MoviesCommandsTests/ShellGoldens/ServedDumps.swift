import Foundation
import IMDbTestSupport
import Storage
import TestSupport

/// A small dump of IMDb's data on a server, and imported from there.
struct ServedDumps {
  static let day = "Sun, 15 Mar 2026 03:00:00 GMT"

  let server: LoopbackServer

  /// Makes the dumps, serves them, and imports them into a folder.
  init(importedInto data: String) async throws {
    let folder = try TemporaryFolder()
    let level = IMDbLevel(.titles, people: true)
    try GeneratedDumps(titles: 120).write([.titles, .people], into: folder.path)
    var served: [String: ServedFiles.File] = [:]
    var days: [IMDbDump: Int] = [:]
    for dump in level.dumps {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(dump.fileName)"))
      served[dump.fileName] = ServedFiles.File(Array(bytes), lastModified: Self.day)
      days[dump] = 1_773_543_600
    }
    server = try ServedFiles(served).start()
    let files = IMDbFiles(in: folder.path, days: days)
    _ = try await IMDbImport(files, level: level, into: data).run { _ in }
  }
}
