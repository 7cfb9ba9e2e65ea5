internal import Foundation

/// A folder with dumps of IMDb's data, as they are downloaded or unpacked.
public struct IMDbFiles: Hashable, Sendable {
  public let folder: String
  private let knownDays: [IMDbDump: Int]

  /// Looks at nothing yet.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - days: When dumps were last changed at their source, in seconds since 1970; for any other
  ///     dump, the time of its file counts.
  public init(in folder: String, days: [IMDbDump: Int] = [:]) {
    self.folder = folder
    knownDays = days
  }

  /// The file of a dump: the one that is downloaded, or else an unpacked one; `nil` without either.
  ///
  /// It may lie alone in a folder of that name, as programs that unpack archives make it.
  public func path(of dump: IMDbDump) -> String? {
    [dump.fileName, dump.unpackedName].lazy.compactMap { file(at: "\(folder)/\($0)") }.first
  }

  private func file(at path: String) -> String? {
    guard let facts = FileFacts(path) else { return nil }
    guard facts.isFolder else { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { !$0.hasPrefix(".") }.map { "\(path)/\($0)" }
      .filter { FileFacts($0)?.isFolder == false }
    return files.count == 1 ? files[0] : nil
  }

  /// From when a dump is, in seconds since 1970; `nil` if there is no file.
  ///
  /// A file is never of a later day than today: nothing newer would ever come.
  public func day(of dump: IMDbDump) -> Int? {
    guard let path = path(of: dump) else { return nil }
    let now = Int(Date.now.timeIntervalSince1970)
    return knownDays[dump] ?? FileFacts(path).map { min($0.changed, now) }
  }

  /// The size of a dump's file in bytes; `nil` without a file.
  public func size(of dump: IMDbDump) -> Int? { path(of: dump).flatMap { FileFacts($0)?.size } }

  /// The dumps that a level needs and the folder lacks, in the order in which they are read.
  public func missing(for level: IMDbLevel) -> [IMDbDump] {
    level.dumps.filter { path(of: $0) == nil }
  }
}

extension IMDbDump {
  /// The name of the file when it is unpacked.
  public var unpackedName: String { "\(rawValue).tsv" }
}

/// The facts about a file that the system tells.
private struct FileFacts {
  let isFolder: Bool
  let size: Int
  /// The time of the last change, in seconds since 1970.
  let changed: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    size = Int(status.st_size)
    #if canImport(Darwin)
      changed = status.st_mtimespec.tv_sec
    #else
      changed = status.st_mtim.tv_sec
    #endif
  }
}
