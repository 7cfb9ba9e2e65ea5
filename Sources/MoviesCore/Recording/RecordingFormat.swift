import Redux
import SafeText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of recordings: JSON lines, of which the first is a ``RecordingHeader``, the last of an
/// orderly end a ``RecordingEnd``, and each between them a ``RecordedStep``.
///
/// ## How the format changes
///
/// Recordings of the past must stay readable, so:
///
/// - What the state gains needs a default in `AppState()`: a header that lacks it is filled from
///   there. The same holds for what the header gains, as an optional.
/// - An action keeps its name in ``Redux/ActionRegistry/movies``, its cases and what they carry. What
///   must change becomes a new case or a new type beside the old one, or reads the old form in its
///   `init(from:)`.
/// - Only where neither is possible, ``version`` rises, and older files are refused from then on.
///
/// Version 2 is not released yet: until then what it holds may change without a new number, and the
/// committed recordings are carried over.
///
/// Recordings of all versions that are read are committed and replayed in the tests.
public enum RecordingFormat {
  /// What the first line calls itself.
  public static let name = "movies-tui recording"

  /// The version that is written, and the newest that is read.
  public static let version = 2

  /// The oldest version that is read: before it the state held its lists in another way.
  public static let oldestVersion = 2

  /// The most bytes that a recording has; what is larger is neither written nor read.
  public static let sizeLimit = 64_000_000

  /// The most bytes of a line without its end: a few times those of a state with all that it may hold.
  public static let lineLimit = 8_000_000

  /// A value as one line of canonical JSON, without its end: names are sorted, so that equal values
  /// are equal bytes, and what could surprise a terminal is an escape.
  public static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[ActionRegistry.key] = ActionRegistry.movies
    return Array(Sanitizer.json(String(decoding: try encoder.encode(value), as: UTF8.self)).utf8)
  }

  /// Reads a line.
  static func decoded<Value: Decodable>(_ type: Value.Type, from line: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[ActionRegistry.key] = ActionRegistry.movies
    return try decoder.decode(type, from: Data(line))
  }
}
