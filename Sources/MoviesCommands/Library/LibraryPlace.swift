import MoviesSession
import Storage

/// Where the library is: in the user's folder for data, whatever service is asked.
///
/// With `--demo`, which leaves nothing on disk, it is in memory, and goes with this value.
final class LibraryPlace: Sendable {
  /// The library, which is opened when it is first needed.
  let library: LibraryStore

  /// Chooses the place; nothing is made there.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - invocation: Whose folder is meant.
  /// - Throws: A ``Failure`` if the user has no folder.
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
  /// Whether both are the same file; every library in memory is another one.
  static func == (left: LibraryPlace, right: LibraryPlace) -> Bool {
    left === right || left.library.file != nil && left.library.file == right.library.file
  }
}
