import MoviesSession
import Storage
import Synchronization
import Titles

/// The place of the library: the user's folder for data, regardless of the service.
///
/// With `--demo`, which leaves nothing on disk, the library is in memory and exists as long as this
/// value.
final class LibraryPlace: Sendable {
  /// The library, which is opened when it is first needed.
  let library: LibraryStore
  /// The user's own files; `nil` with `--demo`, which knows none.
  let files: OwnFileStore?
  /// The catalogue that a scan asks about the names of files, once a source is open.
  private let asked: AskedCatalogue

  /// Chooses the place without creating anything there.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - invocation: The run of the program, with the user's folders.
  /// - Throws: A ``Failure`` if the user has no folder for data.
  init(of options: GlobalOptions, in invocation: Invocation) throws(Failure) {
    let asked = AskedCatalogue()
    self.asked = asked
    if options.demo {
      library = .inMemory()
      files = nil
    } else if let folder = invocation.directories.data {
      library = LibraryStore(folder: folder)
      files = OwnFileStore(folder: folder, library: library) { asked.catalogue }
    } else {
      throw .noFolderForLibrary
    }
  }

  /// Lets scans ask a catalogue about the names of files.
  func ask(_ catalogue: any Catalogue) { asked.catalogue = catalogue }
}

/// The catalogue that is asked about names of files; none until a source is open.
private final class AskedCatalogue: Sendable {
  private let current = Mutex<(any Catalogue)?>(nil)

  var catalogue: (any Catalogue)? {
    get { current.withLock(\.self) }
    set { current.withLock { $0 = newValue } }
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
