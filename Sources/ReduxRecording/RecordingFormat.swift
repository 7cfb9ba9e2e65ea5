public import Redux
import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a program's recordings, which are JSON lines.
///
/// The first line is a ``RecordingHeader``, each following one a ``RecordedStep``, and the last, if
/// the session ended properly, a ``RecordingEnd``.
public struct RecordingFormat: Sendable {
  /// The maximum size of a recording in bytes; anything larger is neither written nor read.
  public static let sizeLimit = 64_000_000

  /// The maximum length of a line in bytes, without its end: a few times that of the largest state.
  public static let lineLimit = 8_000_000

  /// The program that makes these recordings.
  public let program: String

  /// The version that is written, which is also the newest that can be read.
  public let version: Int

  /// The oldest version that can be read.
  public let oldestVersion: Int

  /// The names of actions in recordings.
  public let registry: ActionRegistry

  /// The names of numbers that may be `Int.max`, which then stands for the last of something.
  let endless: Set<String>

  /// Makes the format of a program's recordings.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - version: The version that is written, which is also the newest that can be read.
  ///   - oldestVersion: The oldest version that can be read. Default: the same.
  ///   - registry: The names of all actions that reach the reducer.
  ///   - endless: The names of numbers in actions that may be `Int.max`; any other number of that
  ///     size is damage.
  public init(
    program: String, version: Int, oldestVersion: Int? = nil, registry: ActionRegistry,
    endless: Set<String> = []
  ) {
    self.program = program
    self.version = version
    self.oldestVersion = oldestVersion ?? version
    self.registry = registry
    self.endless = endless
  }

  /// The name of the format in the first line.
  public var name: String { "\(program) recording" }

  /// Returns a value as one line of canonical JSON, without its end: names are sorted, so that
  /// equal values give equal bytes, and characters that could upset a terminal are escaped.
  public func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[ActionRegistry.key] = registry
    return Array(Sanitizer.json(String(decoding: try encoder.encode(value), as: UTF8.self)).utf8)
  }

  /// Decodes a value from a line.
  func decoded<Value: Decodable>(_ type: Value.Type, from line: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[ActionRegistry.key] = registry
    return try decoder.decode(type, from: Data(line))
  }
}
