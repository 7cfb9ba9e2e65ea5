public import Files
import Foundation

/// The file with IMDb's data, for code that inspects or removes it, and does not search.
public struct IMDbFile: Sendable {
  private let place: ImportPlace

  /// Names the file in a folder, without reading it.
  public init(in folder: String) {
    place = ImportPlace(folder)
  }

  /// The path of the file.
  public var path: String { place.path }

  /// Whether the file exists, whatever its contents.
  public var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The number of bytes that killed imports have left beside the file.
  public var leftover: Int { WholeFile.bytesLeft(beside: path) }

  /// Reads the state of the data.
  ///
  /// - Returns: The state; `nil` if there is no file.
  /// - Throws: The trouble with the file, or on the way to it.
  public func status() throws(FileFailure) -> IMDbStatus? { try place.status() }

  /// Removes the files that killed imports have left behind.
  public func removeLeftover() { WholeFile.removeLeft(beside: path) }

  /// Removes the file and the remains of killed imports, unless an import is under way; sessions
  /// that have the file open can still read it.
  ///
  /// If the path is a link, its destination is removed, too.
  ///
  /// - Throws: ``IMDbImportError/locked(folder:)``, or the reason why the file cannot be removed.
  public func remove() throws(IMDbImportError) {
    let lock: ImportLock?
    do throws(SystemError) {
      lock = try place.lock()
    } catch {
      // Without the folder there is nothing to remove.
      guard error.code != ENOENT else { return }
      throw failure(error)
    }
    guard let lock else { throw .locked(folder: place.folder) }
    defer { withExtendedLifetime(lock) {} }
    do throws(SystemError) { try WholeFile.remove(path) } catch { throw failure(error) }
  }

  private func failure(_ error: SystemError) -> IMDbImportError {
    .file(FileFailure(FileTrouble(writing: error), of: path))
  }
}
