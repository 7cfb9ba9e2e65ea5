/// Reads a recording line by line and makes every text in it harmless.
///
/// ```swift
/// var reader = RecordingReader<CounterState>()
/// for line in lines { try reader.read(line) }
/// let recording = try reader.recording()
/// ```
public struct RecordingReader<State: RecordedState>: Sendable {
  private var header: RecordingHeader<State>?
  private var steps: [RecordedStep<State>] = []
  private var end: RecordingEnd?
  /// The number of lines read.
  public private(set) var lines = 0

  public init() {}

  /// Reads the next line, without its end.
  ///
  /// - Throws: A ``RecordingError`` with the line's number. The lines before it were readable.
  public mutating func read(_ line: [UInt8]) throws(RecordingError) {
    let number = lines + 1
    do {
      if header == nil {
        header = try Self.header(line, number)
      } else if end != nil {
        throw RecordingError(line: number, problem: .continued)
      } else {
        let line = try Self.format.cleaned(line)
        switch try Self.format.decoded(Line<State>.self, from: line) {
        case .step(let step):
          if line.mayHoldLargeNumber {
            try Self.check(.ofAction(endless: Self.format.endless), line, number)
          }
          steps.append(step)
        case .end(let value): end = value
        }
      }
    } catch let error as RecordingError {
      throw error
    } catch {
      throw RecordingError(line: number, problem: .damaged(account(of: error)))
    }
    lines = number
  }

  /// Returns the recording read so far.
  public func recording() throws(RecordingError) -> Recording<State> {
    guard let header else { throw RecordingError(line: 1, problem: .empty) }
    return Recording(header: header, steps: steps, end: end)
  }

  private static var format: RecordingFormat { State.recordingFormat }

  private static func check(
    _ numbers: PlausibleNumbers, _ line: [UInt8], _ number: Int
  ) throws {
    let tree = try format.decoded(JSONTree.self, from: line)
    guard let place = numbers.placeOfAnother(in: tree) else { return }
    throw RecordingError(
      line: number, problem: .damaged("an impossible number at \(place.dropFirst())"))
  }

  private static func header(_ line: [UInt8], _ number: Int) throws -> RecordingHeader<State> {
    guard let line = try? format.cleaned(line),
      let preamble = try? format.decoded(Preamble.self, from: line),
      preamble.format == format.name
    else { throw RecordingError(line: number, problem: .foreign(program: format.program)) }
    guard (format.oldestVersion...format.version).contains(preamble.version) else {
      let program = preamble.program.map { "\(format.program) \($0)" }
      throw RecordingError(
        line: number,
        problem: .otherVersion(preamble.version, read: format.version, program: program))
    }
    let header = try format.decoded(RecordingHeader<State>.self, from: line)
    try check(.ofState, line, number)
    return header
  }
}

extension [UInt8] {
  /// Whether the line has more than twelve digits in a row, or a digit before an exponent, and so
  /// needs a closer look.
  fileprivate var mayHoldLargeNumber: Bool {
    var digits = 0
    for byte in self {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits += 1
        if digits > 12 { return true }
      } else {
        if digits > 0, byte | 0x20 == UInt8(ascii: "e") { return true }
        digits = 0
      }
    }
    return false
  }
}

/// The part of a header that must be known before the rest is read.
private struct Preamble: Decodable {
  let format: String
  let version: Int
  let program: String?
}

/// Any line after the header.
private enum Line<State: RecordedState>: Decodable {
  case step(RecordedStep<State>)
  case end(RecordingEnd)

  private enum CodingKeys: String, CodingKey {
    case sha256
  }

  init(from decoder: any Decoder) throws {
    if try decoder.container(keyedBy: CodingKeys.self).contains(.sha256) {
      self = .end(try RecordingEnd(from: decoder))
    } else {
      self = .step(try RecordedStep<State>(from: decoder))
    }
  }
}

/// Returns a description of what is wrong with a line, including the place in it.
private func account(of error: any Error) -> String {
  func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "" : " at \(path)"
  }
  guard let error = error as? DecodingError else { return "it cannot be read" }
  switch error {
  case .keyNotFound(let key, let context): return "“\(key.stringValue)” is missing\(place(context))"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    return "a wrong kind of value\(place(context))"
  case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it is not JSON"
  case .dataCorrupted(let context): return "\(context.debugDescription)\(place(context))"
  @unknown default: return "it cannot be read"
  }
}

/// The range of numbers that can occur in a line of a recording; a damaged line can contain any
/// number.
struct PlausibleNumbers {
  private let range: ClosedRange<Double>
  private let includesLists: Bool
  /// The names of numbers that may be `Int.max`.
  private let endless: Set<String>

  /// The largest number that a session can contain; reducers and views can calculate with any
  /// number up to it.
  private static let limit = 1e12

  /// The plausible numbers in a state: they count things, so they are never negative.
  static let ofState = PlausibleNumbers(range: 0...limit, includesLists: true, endless: [])

  /// Returns the plausible numbers in an action, which may also be negative.
  ///
  /// The two halves of a duration, which are plain elements of a list, may be large.
  static func ofAction(endless: Set<String>) -> PlausibleNumbers {
    PlausibleNumbers(range: -limit...limit, includesLists: false, endless: endless)
  }

  /// Returns the path of the first number that no session can have produced; `nil` if all are
  /// plausible.
  func placeOfAnother(in tree: JSONTree, _ path: String = "") -> String? {
    switch tree {
    case .whole(let number):
      let isEndless = number == .max && endless.contains { path.hasSuffix(".\($0)") }
      return range.contains(Double(number)) || isEndless ? nil : path
    case .number(let number):
      return range.contains(number) ? nil : path
    case .array(let values):
      return values.lazy.filter { includesLists || $0.isContainer }
        .compactMap { placeOfAnother(in: $0, path) }.first
    case .object(let members):
      return members.sorted { $0.key < $1.key }.lazy
        .compactMap { placeOfAnother(in: $0.value, "\(path).\($0.key)") }.first
    case .null, .bool, .string:
      return nil
    }
  }
}

extension JSONTree {
  fileprivate var isContainer: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
