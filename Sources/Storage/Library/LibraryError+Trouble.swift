import Titles

extension LibraryError {
  /// What an error means for the user.
  init(_ error: any Error, of file: String) {
    if let error = error as? LibraryError {
      self = error
      return
    }
    if error is CancellationError {
      self = .cancelled
      return
    }
    self =
      switch DatabaseTrouble(error) {
      case .damaged: .damaged(file: file)
      case .busy: .busy(file: file)
      case .full: .full(file: file)
      case .unwritable(let reason): .unwritable(file: file, reason: reason)
      case .unreadable(let reason), .withoutSharedMemory(let reason):
        .unreadable(file: file, reason: reason)
      }
  }
}
