import MoviesSession
import Storage

/// The place of the library: the user's folder for data, regardless of the service.
///
/// With `--demo`, which leaves nothing on disk, the library is in memory and exists as long as this
/// value.
final class LibraryPlace: Sendable {
  /// The library, which is opened when it is first needed.
  let library: LibraryStore

  /// Chooses the place without creating anything there.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - invocation: The run of the program, with the user's folders.
  /// - Throws: A ``Failure`` if the user has no folder for data.
  init(of options: GlobalOptions, in invocation: Invocation) throws(Failure) {
    if options.demo {
      library = .inMemory()
    } else if let folder = invocation.directories.data {
      library = LibraryStore(folder: folder)
    } else {
      throw .noFolderForLibrary
    }
  }
}

extension Failure {
  static let noFolderForLibrary = Failure(
    "There is no folder for a library: set HOME or XDG_DATA_HOME.", exitCode: .databaseRefused)
}

extension LibraryPlace: Equatable {
  /// Returns whether both have the same file; libraries in memory are equal only if they are
  /// identical.
  static func == (left: LibraryPlace, right: LibraryPlace) -> Bool {
    left === right || left.library.file != nil && left.library.file == right.library.file
  }
}
