public import Redux
import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a program's recordings: JSON lines, of which the first is a ``RecordingHeader``, the
/// last of an orderly end a ``RecordingEnd``, and each between them a ``RecordedStep``.
public struct RecordingFormat: Sendable {
  /// The most bytes that a recording has; what is larger is neither written nor read.
  public static let sizeLimit = 64_000_000

  /// The most bytes of a line without its end: a few times those of a state with all that it may hold.
  public static let lineLimit = 8_000_000

  /// The program whose recordings they are.
  public let program: String

  /// The version that is written, and the newest that is read.
  public let version: Int

  /// The oldest version that is read.
  public let oldestVersion: Int

  /// The names that recordings know actions by.
  public let registry: ActionRegistry

  /// The names of numbers that may be the largest there is, where that means the last of something.
  let endless: Set<String>

  /// Makes the format of a program's recordings.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - version: The version that is written, and the newest that is read.
  ///   - oldestVersion: The oldest version that is read. Default: the same.
  ///   - registry: The names of all actions that reach the reducer.
  ///   - endless: The names of numbers in actions that may be `Int.max`; any other number of that size
  ///     is damage.
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

  /// What the first line calls itself.
  public var name: String { "\(program) recording" }

  /// A value as one line of canonical JSON, without its end: names are sorted, so that equal values
  /// are equal bytes, and what could surprise a terminal is an escape.
  public func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[ActionRegistry.key] = registry
    return Array(Sanitizer.json(String(decoding: try encoder.encode(value), as: UTF8.self)).utf8)
  }

  /// Reads a line.
  func decoded<Value: Decodable>(_ type: Value.Type, from line: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[ActionRegistry.key] = registry
    return try decoder.decode(type, from: Data(line))
  }
}
