public import Files
import Foundation

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

  /// How many bytes imports have left beside it that were killed.
  public var leftover: Int { WholeFile.bytesLeft(beside: path) }

  /// Reads what is kept.
  ///
  /// - Returns: What is kept; `nil` without a file.
  /// - Throws: What is wrong with the file, or on the way to it.
  public func status() throws(FileFailure) -> IMDbStatus? { try place.status() }

  /// Removes what killed imports have left beside it.
  public func removeLeftover() { WholeFile.removeLeft(beside: path) }

  /// Removes the file and what killed imports have left, unless an import is under way; sessions
  /// that have it open read on.
  ///
  /// Of a link, what it leads to goes, too.
  ///
  /// - Throws: ``IMDbImportError/locked(folder:)``, or that the file stays.
  public func remove() throws(IMDbImportError) {
    let lock: ImportLock?
    do throws(SystemError) {
      lock = try place.lock()
    } catch {
      // Without the folder nothing is in it.
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
