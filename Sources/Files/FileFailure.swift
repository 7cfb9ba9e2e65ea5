/// A problem with one of the files that the program keeps.
public struct FileFailure: Error, Hashable, Sendable, Codable {
  public let trouble: FileTrouble
  /// The whole path of the file.
  public let file: String
  /// The new path of a file that was moved out of the way, so that a new one could be begun.
  public let keptAs: String?

  /// Makes a description of a problem.
  ///
  /// - Parameters:
  ///   - trouble: What is wrong.
  ///   - file: The whole path of the file.
  ///   - copy: The new path of a file that was moved out of the way; `nil` if it was not moved.
  public init(_ trouble: FileTrouble, of file: String, keptAs copy: String? = nil) {
    self.trouble = trouble
    self.file = file
    keptAs = copy
  }

  /// Whether the file cannot be read, so that it should not be written either.
  public var preventsReading: Bool {
    switch trouble {
    case .damaged: keptAs == nil
    case .newer, .older, .unreadable: true
    case .unwritable, .full, .locked: false
    }
  }
}
