public import Titles

/// The reason why a folder cannot be added, or why nothing can be forgotten.
public enum OwnFolderError: Error, Hashable, Sendable {
  /// There is no folder at this path.
  case notFolder(PathBytes)
  /// The folder is inside an added one, so that its files are found already.
  case inside(PathBytes, of: PathBytes)
  /// An added folder is inside this one; it has to be forgotten first.
  case around(PathBytes, of: PathBytes)
  /// Neither a folder nor a file is known by this path.
  case unknown(PathBytes)
  /// The file that keeps the folders cannot be used.
  case library(LibraryError)
}
