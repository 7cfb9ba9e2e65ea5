public import Files
import Foundation
import GRDB

/// The file with IMDb's data, for whoever asks about it or removes it, and does not search.
public struct IMDbFile: Sendable {
  private let place: ImportPlace

  /// Names the file in a folder, and looks at nothing.
  public init(in folder: String) {
    place = ImportPlace(folder)
  }

  /// The path of the file.
  public var path: String { place.path }

  /// Whether there is such a file, whatever is in it.
  public var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads what is kept.
  ///
  /// - Returns: `nil` if there is no file.
  /// - Throws: What is wrong with the file.
  public func status() throws(FileFailure) -> IMDbStatus? {
    guard exists else { return nil }
    do {
      let connections = try place.file.open(for: .reading)
      return try connections.reader.read(IMDbTables.status)
    } catch {
      throw FileFailure(FileTrouble(error), of: path)
    }
  }

  /// Removes the file, unless an import is under way; sessions that have it open read on.
  ///
  /// - Throws: ``IMDbImportError/locked(folder:)``, or that the file stays.
  public func remove() throws(IMDbImportError) {
    guard exists else { return }
    let lock: ImportLock?
    do throws(SystemError) { lock = try place.lock() } catch { throw failure(error) }
    guard let lock else { throw .locked(folder: place.folder) }
    defer { withExtendedLifetime(lock) {} }
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(.last(.write)) }
  }

  private func failure(_ error: SystemError) -> IMDbImportError {
    .file(FileFailure(FileTrouble(writing: error), of: path))
  }
}
