import Foundation
import MoviesSession

/// Where the library is: in the user's folder for data, whatever service is asked.
///
/// With `--demo`, which leaves nothing on disk, it is in a folder of its own, which goes with this
/// value.
final class LibraryPlace: Sendable {
  /// The folder of the file.
  let folder: String
  private let isForgotten: Bool

  /// Chooses the place; nothing is made there.
  ///
  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - invocation: Whose folder is meant.
  /// - Throws: A ``Failure`` if the user has no folder.
  init(of options: GlobalOptions, in invocation: Invocation) throws(Failure) {
    isForgotten = options.demo
    if isForgotten {
      folder =
        FileManager.default.temporaryDirectory
        .appending(path: "movies-tui-demo-\(UUID().uuidString)").path
    } else if let data = invocation.directories.data {
      folder = data
    } else {
      throw Failure(
        "There is no folder for a library: set HOME or XDG_DATA_HOME.", exitCode: .databaseRefused)
    }
  }

  deinit {
    if isForgotten { try? FileManager.default.removeItem(atPath: folder) }
  }
}

extension LibraryPlace: Equatable {
  static func == (left: LibraryPlace, right: LibraryPlace) -> Bool { left.folder == right.folder }
}
