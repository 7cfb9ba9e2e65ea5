import Files
import Foundation
import GRDB
import Storage
import TestSupport
import Titles

/// A folder with a library, as sessions find it one after the other.
struct LibraryFolder {
  private let folder: TemporaryFolder
  let time = TestTime()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder of the file; nothing is there at first.
  var folderPath: String { folder.path + "/data" }
  /// The file.
  var path: String { folderPath + "/library.sqlite" }

  /// The library of a new session.
  var store: LibraryStore { store() }

  /// The library of a new session with its own SQLite or version.
  func store(
    _ parameters: String = "", migrator: DatabaseMigrator = LibrarySchema.migrator
  ) -> LibraryStore {
    LibraryStore(
      folder: folderPath, parameters: parameters, migrator: migrator,
      clock: { [time] in time.now })
  }

  /// What the library says of trouble with the file, or with another one.
  func error(_ trouble: FileTrouble, of file: String? = nil) -> LibraryError {
    .file(FileFailure(trouble, of: file ?? path))
  }

  /// Keeps titles on the watchlist and closes the file.
  func fill(_ count: Int = 1) async throws {
    let store = store
    _ = try await store.apply(LibraryEdit(.watchlist(isOn: true), to: .numbered(0..<count)))
    store.close()
  }

  func write(_ text: String, to name: String = "data/library.sqlite") throws {
    try folder.write(text, to: name)
  }

  /// Makes the file as a version of the program left it.
  func make(version: Int, _ statements: String) async throws {
    try FileManager.default.createDirectory(
      atPath: folderPath, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: path)
    try LibrarySchema.migrator(upTo: version).migrate(queue)
    // “MTLB”, which tells libraries from other files.
    try await queue.write {
      try $0.execute(sql: "PRAGMA application_id = 1297370178;" + statements)
    }
    try queue.close()
  }

  /// Makes a copy of a library the file, as somebody does who needs it.
  func take(_ copy: String) throws {
    try write("")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: copy, toPath: path)
  }

  /// The bytes of the file.
  var contents: Data {
    get throws { try Data(contentsOf: URL(filePath: path)) }
  }

  /// The names of all files in the folder.
  var names: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folderPath)) }
  }

  /// Changes the file as no session would.
  func change(_ statements: String) async throws {
    let queue = try DatabaseQueue(path: path)
    try await queue.writeWithoutTransaction { try $0.execute(sql: statements) }
    try queue.close()
  }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}

extension [TitleDetail] {
  /// Films that run for 100 minutes.
  static func numbered(_ numbers: Range<Int>) -> [TitleDetail] { numbers.map(TitleDetail.numbered) }
}

extension TitleDetail {
  /// A film that runs for 100 minutes.
  static func numbered(_ number: Int) -> TitleDetail {
    TitleDetail(
      id: .numbered(7_000_000 + number), title: "Film \(number)", years: YearRange(1999),
      kind: .movie, minutes: 100)
  }
}

extension CalendarDate {
  /// A day in January 2026.
  static func day(_ day: Int) -> CalendarDate { CalendarDate(year: 2026, month: 1, day: day) }
}

extension LibraryStore {
  /// Does something to the films with these numbers.
  @discardableResult
  func apply(
    _ change: LibraryChange, to numbers: Int...
  ) async throws(LibraryError) -> UndoEntry? {
    try await apply(LibraryEdit(change, to: numbers.map(TitleDetail.numbered)))?.step
  }

  /// Adds what another program kept.
  @discardableResult
  func add(
    _ contents: LibraryContents, names: FoundNames = FoundNames(), from file: String,
    isDryRun: Bool = false
  ) async throws(LibraryError) -> TakenStep? {
    try await add(
      contents.entries, besides: contents, names: names, from: file, isDryRun: isDryRun
    ) { _, _ in }
  }

  /// Adds what another program kept about titles.
  @discardableResult
  func add(
    _ entries: [LibraryEntry], from file: String
  ) async throws(LibraryError) -> TakenStep? {
    try await add(LibraryContents(entries: entries), from: file)
  }

  /// What is kept about the film with a number.
  func entry(_ number: Int) async throws(LibraryError) -> LibraryEntry? {
    let id = TitleDetail.numbered(number).id
    return try await entries(of: [id])[id]
  }

  /// The names of the films in a list.
  func titles(in list: LibraryList) async throws(LibraryError) -> [String] {
    try await entries(in: list).map(\.facts.title)
  }
}
