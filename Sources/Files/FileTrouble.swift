/// The kind of a problem with a file that the program keeps.
public enum FileTrouble: Error, Hashable, Sendable, Codable {
  /// The contents make no sense.
  case damaged
  /// A newer version of the program wrote the file.
  case newer
  /// An older version of the program wrote the file, which is only ever replaced as a whole.
  case older
  /// Nothing can be read from the file.
  case unreadable(reason: String)
  /// Nothing can be written to the file, which may still be read.
  case unwritable(reason: String)
  /// The disk has no space left for the file, which can still be read.
  case full
  /// Another program holds the file for too long.
  case locked
}

extension FileTrouble {
  /// Classifies an error that occurred while a file was being written.
  ///
  /// - Parameter error: The error that the system reported.
  public init(writing error: SystemError) {
    self = error.isAboutSpace ? .full : .unwritable(reason: error.reason)
  }

  /// Whether writing is impossible for a reason other than missing space.
  public var isUnwritable: Bool {
    if case .unwritable = self { true } else { false }
  }
}
