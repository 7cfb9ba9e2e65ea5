import Foundation

/// The output of a process so far, as counted by Linux for files, pipes and terminals.
public struct ProcessWrites: Equatable, Sendable {
  /// How often it called `write`.
  public var calls: Int
  /// How many bytes it wrote.
  public var bytes: Int

  /// Reads the counts of a process.
  ///
  /// - Throws: An error if there is no such process.
  public init(of processID: Int32) throws {
    let text = try String(contentsOfFile: "/proc/\(processID)/io", encoding: .utf8)
    let numbers = text.split(whereSeparator: \.isWhitespace).map(String.init)
    func number(after name: String) -> Int {
      let place = numbers.firstIndex(of: name).map { $0 + 1 }
      return place.flatMap { Int(numbers[$0]) } ?? 0
    }
    calls = number(after: "syscw:")
    bytes = number(after: "wchar:")
  }

  /// Waits until a process stops writing, and returns its output so far.
  public static func settled(of processID: Int32) async throws -> ProcessWrites {
    var last: ProcessWrites?
    return try await waitFor("the last write") {
      let writes = try ProcessWrites(of: processID)
      defer { last = writes }
      return writes == last ? writes : nil
    }
  }
}
