public import Files
internal import Foundation

/// A folder with files from the web: whole ones, and the beginnings of those whose transfer was cut
/// off.
///
/// The version of each file is kept beside it. It stays when the file is removed, so that a later
/// download can ask whether there is a newer one.
public struct DownloadFolder: Sendable {
  public let path: String

  /// Refers to a folder, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// Creates the folder for its owner alone, unless it exists.
  public func make() throws(SystemError) { try PrivateFolder.make(path) }

  /// Returns the path of a whole file.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Returns the path of the beginning of a file.
  func beginning(_ name: String) -> String { "\(path)/\(name).part" }

  /// Whether the folder has a complete copy of a file.
  public func hasWhole(_ name: String) -> Bool {
    guard let size = Self.size(file(name)) else { return false }
    return version(of: name)?.length.map { $0 == size } ?? true
  }

  /// Returns the number of bytes of a file in the folder, whether it is whole or not.
  public func bytes(of name: String) -> Int {
    Self.size(file(name)) ?? Self.size(beginning(name)) ?? 0
  }

  /// Returns the version of a file that was last fetched or begun; `nil` if it is unknown.
  public func version(of name: String) -> FileVersion? {
    guard let bytes = FileManager.default.contents(atPath: versionFile(name)) else { return nil }
    return try? JSONDecoder().decode(FileVersion.self, from: bytes).past
  }

  func keep(_ version: FileVersion, of name: String) throws(SystemError) {
    // Two texts and a number can always be written as JSON.
    let bytes = (try? JSONEncoder().encode(version)) ?? Data()
    try WholeFile.replace(versionFile(name), with: Array(bytes))
  }

  /// Removes a file, whole or not; its version stays.
  public func remove(_ name: String) {
    unlink(file(name))
    unlink(beginning(name))
  }

  func removeEmptyBeginning(of name: String) {
    if Self.size(beginning(name)) == 0 { unlink(beginning(name)) }
  }

  /// Removes a file and forgets its version, so that it is fetched again.
  public func forget(_ name: String) {
    remove(name)
    unlink(versionFile(name))
  }

  private func versionFile(_ name: String) -> String { "\(path)/\(name).version" }

  static func size(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
