import Files
import Titles

extension LibraryError {
  /// What an error means for the user.
  ///
  /// - Parameters:
  ///   - error: What was met.
  ///   - file: The file that it was met in.
  init(_ error: any Error, of file: String) {
    self =
      switch error {
      case let error as LibraryError: error
      case is CancellationError: .cancelled
      default: .file(FileFailure(FileTrouble(error), of: file))
      }
  }
}
