import Foundation
import GRDB
import Keeping
import Scanning
import Titles

/// The rows of the files.
enum FileRows {
  /// A file with the number of its name.
  struct Stored: Sendable {
    var file: OwnFile
    var name: Int
    var meaning: FileMeaning
  }

  private static let columns = """
    file.id, file.path, file.size, file.modified, file.added, file.is_away, file.name, file.place,
    file.lines, file.edition, file.part, file.title, file.episodes, file.reason
    """

  /// Reads the files that a clause selects; skips invalid rows, which a damaged file may have.
  ///
  /// - Parameters:
  ///   - clause: What follows the name of the table.
  ///   - arguments: The arguments of the clause.
  ///   - names: The names by their numbers.
  ///   - database: The database.
  /// - Returns: The files.
  /// - Throws: A `DatabaseError`.
  static func files(
    _ clause: String = "", _ arguments: StatementArguments = [], names: [Int: ImportedName],
    in database: Database
  ) throws -> [Stored] {
    var files: [Stored] = []
    var reasons: [String: FileReason] = [:]
    let rows = try Row.fetchCursor(
      database, sql: "SELECT \(columns) FROM file \(clause)", arguments: arguments)
    while let row = try rows.next() {
      guard let file = stored(row, names, &reasons) else { continue }
      files.append(file)
    }
    return files
  }

  private static func stored(
    _ row: Row, _ names: [Int: ImportedName], _ reasons: inout [String: FileReason]
  ) -> Stored? {
    guard let id: Int = row.value(0), let path: Data = row.value(1), let size: Int = row.value(2),
      let modified: Int = row.value(3), let added: Int = row.value(4),
      let isAway: Bool = row.value(5), let number: Int = row.value(6), let name = names[number],
      let place: String = row.value(7), let episodes: String = row.value(12),
      let text: String = row.value(13), let reason = reasons[text] ?? KeptJSON.value(in: text)
    else { return nil }
    reasons[text] = reason
    let edition: String? = row.value(9)
    let version = FileVersion(
      lines: row.value(8), edition: edition?.harmlessLine, part: row.value(10))
    let reading = FileReading(name, FileReading.Place(written: place), version: version)
    let title: String? = row.value(11)
    let titleID = title.flatMap { TitleID($0) }
    let meaning = FileMeaning(
      reading, title: titleID.map { TitleSummary(id: $0, title: nil) },
      episodes: titleID.map { [EpisodeNumber](written: episodes, of: $0) } ?? [], reason: reason)
    let file = OwnFile(
      id: id, path: PathBytes(path), size: size, modified: modified, added: added, isAway: isAway,
      content: meaning.content, reason: reason, version: version)
    return Stored(file: file, name: number, meaning: meaning)
  }

  /// Reads the files of added folders as the last scan left them.
  static func known(
    in roots: some Sequence<Int>, names: [Int: ImportedName], _ database: Database
  ) throws -> [KnownFile] {
    let list = roots.map { "\($0)" }.joined(separator: ", ")
    let keys = names.mapValues(FileReading.key)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT id, root, path, is_folder, size, modified, device, inode, note, is_away, name, place,
          part
        FROM file WHERE root IN (\(list)) ORDER BY id
        """)
    var files: [KnownFile] = []
    while let row = try rows.next() {
      guard let id: Int = row.value(0), let root: Int = row.value(1),
        let path: Data = row.value(2), let isFolder: Bool = row.value(3),
        let size: Int = row.value(4), let modified: Int = row.value(5),
        let isAway: Bool = row.value(9), let number: Int = row.value(10), let key = keys[number],
        let place: String = row.value(11)
      else { continue }
      files.append(
        KnownFile(
          id: id, root: root, path: PathBytes(path), isFolder: isFolder, size: size,
          modified: modified, inode: Inode(row.value(6), row.value(7)), noteModified: row.value(8),
          isAway: isAway,
          reading: FileReading.key(of: key, place: place, part: row.value(12))))
    }
    return files
  }

  /// Adds a new file.
  static func insert(
    _ seen: SeenFile, in root: Int, at time: Int, _ kept: KeptMeaning, into database: Database
  ) throws {
    try database.execute(
      cached: """
        INSERT INTO file (root, path, is_folder, size, modified, device, inode, note, added, is_away,
          name, place, lines, edition, part, title, episodes, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      [
        root, seen.path.data, seen.isFolder, seen.size, seen.modified, seen.inode.device,
        seen.inode.number, seen.note?.modified, time,
      ] + kept.arguments)
  }

  /// Changes where a known file is, and what the system tells of it.
  static func move(
    _ id: Int, to seen: SeenFile, in root: Int, _ database: Database
  ) throws {
    try database.execute(
      cached: """
        UPDATE file SET root = ?, path = ?, size = ?, modified = ?, device = ?, inode = ?, note = ?,
          is_away = 0 WHERE id = ?
        """,
      [
        root, seen.path.data, seen.size, seen.modified, seen.inode.device, seen.inode.number,
        seen.note?.modified, id,
      ])
  }

  /// Changes what a known file counts as.
  static func keep(_ kept: KeptMeaning, of id: Int, in database: Database) throws {
    try database.execute(
      cached: """
        UPDATE file SET name = ?, place = ?, lines = ?, edition = ?, part = ?, title = ?,
          episodes = ?, reason = ? WHERE id = ?
        """, kept.arguments + [id])
  }
}

/// A meaning in the form of the table's columns.
struct KeptMeaning {
  var name: Int
  var reason: String
  var meaning: FileMeaning

  var arguments: StatementArguments {
    let version = meaning.reading.version
    return [
      name, meaning.reading.place.written, version.lines, version.edition?.harmlessLine,
      version.part, meaning.title?.id.rawValue, meaning.episodes.written, reason,
    ]
  }
}

extension Inode {
  fileprivate init?(_ device: Int?, _ number: Int?) {
    guard let device, let number else { return nil }
    self.init(device: device, number: number)
  }
}

extension PathBytes {
  /// The path as a value for the database.
  var data: Data { Data(bytes) }
}

extension [EpisodeNumber] {
  /// The places in one line, such as `1x2 1x3`.
  fileprivate var written: String {
    map { "\($0.season)x\($0.episode)" }.joined(separator: " ")
  }

  /// Reads a line; invalid places are left out.
  fileprivate init(written: String, of series: TitleID) {
    self = written.split(separator: " ").compactMap { place in
      let numbers = place.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      return EpisodeNumber(series: series, season: numbers[0], episode: numbers[1])
    }
  }
}
