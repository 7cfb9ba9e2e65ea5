internal import Foundation

/// A folder with dumps of IMDb's data, downloaded or unpacked.
public struct IMDbFiles: Hashable, Sendable {
  public let folder: String
  private let knownDays: [IMDbDump: Int]

  /// Names a folder, without reading it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - days: The times at which dumps were last changed at their source, in seconds since 1970;
  ///     for any other dump, the time of its file counts.
  public init(in folder: String, days: [IMDbDump: Int] = [:]) {
    self.folder = folder
    knownDays = days
  }

  /// Returns the path of a dump, downloaded or unpacked; `nil` if there is neither file.
  ///
  /// The file may be the only one in a folder of that name, since some programs unpack archives
  /// this way.
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

  /// Returns the date of a dump, in seconds since 1970; `nil` if there is no file.
  ///
  /// The date of a file is never in the future, since no update would ever be newer otherwise.
  public func day(of dump: IMDbDump) -> Int? {
    guard let path = path(of: dump) else { return nil }
    let now = Int(Date.now.timeIntervalSince1970)
    return knownDays[dump] ?? FileFacts(path).map { min($0.changed, now) }
  }

  /// Returns the size of a dump's file in bytes; `nil` if there is no file.
  public func size(of dump: IMDbDump) -> Int? { path(of: dump).flatMap { FileFacts($0)?.size } }

  /// Returns the dumps that a level needs and the folder lacks, in reading order.
  public func missing(for level: IMDbLevel) -> [IMDbDump] {
    level.dumps.filter { path(of: $0) == nil }
  }
}

extension IMDbDump {
  /// The name of the unpacked file.
  public var unpackedName: String { "\(rawValue).tsv" }
}

/// The facts that the system reports about a file.
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
