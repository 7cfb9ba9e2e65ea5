/// A file that the program keeps, and what is wrong with it.
public struct FileFailure: Error, Hashable, Sendable, Codable {
  public let trouble: FileTrouble
  /// The whole path of the file.
  public let file: String
  /// The new path of a file that was moved out of the way; a new one was begun in its place.
  public let keptAs: String?

  /// Describes what is wrong.
  ///
  /// - Parameters:
  ///   - trouble: What is wrong.
  ///   - file: The whole path of the file.
  ///   - copy: The new path of a file that was moved out of the way; `nil` if it is where it was.
  public init(_ trouble: FileTrouble, of file: String, keptAs copy: String? = nil) {
    self.trouble = trouble
    self.file = file
    keptAs = copy
  }

  /// Whether nothing can be read of the file, so that nothing should be written there either.
  public var preventsReading: Bool {
    switch trouble {
    case .damaged: keptAs == nil
    case .newer, .older, .unreadable: true
    case .unwritable, .full, .locked: false
    }
  }
}
