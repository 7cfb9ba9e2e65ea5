/// A reader that any bytes may reach, and what has to hold of it whatever they are.
///
/// `make fuzz` feeds it mutated bytes by the million; the tests feed it the corpus from which that
/// begins.
public struct FuzzedReader: Sendable {
  /// The name of its corpus: a folder of `Tests/Fuzzing/Corpus`.
  public let corpus: String
  /// Reads bytes.
  ///
  /// - Throws: A ``BrokenPromise``. A crash is a failure, too.
  public let read: @Sendable (_ bytes: [UInt8]) throws -> Void

  /// Every reader that is fuzzed.
  public static let all = [configuration, decoder, fileName, input, language, poster, recording]
}

/// Something that was to hold for all bytes, and does not.
public struct BrokenPromise: Error, CustomStringConvertible {
  public let description: String

  /// Throws if a condition does not hold.
  static func unless(_ condition: Bool, _ promise: String) throws {
    if !condition { throw BrokenPromise(description: promise) }
  }
}
