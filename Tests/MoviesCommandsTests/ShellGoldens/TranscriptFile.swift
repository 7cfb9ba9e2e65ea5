import Foundation
import Testing

/// A file with what a transcript is to be.
///
/// With `MOVIES_TUI_WRITE_GOLDENS` set (`make goldens`) the file is written instead of compared.
struct TranscriptFile {
  let name: String

  static var areWritten: Bool {
    ProcessInfo.processInfo.environment["MOVIES_TUI_WRITE_GOLDENS"] != nil
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens").standardizedFileURL

  private var url: URL { Self.folder.appending(path: "\(name).txt") }

  /// The names of all files, without their endings.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.split(separator: ".")[0]) }.sorted()
  }

  /// The exit codes of its command lines, in their order.
  func exitCodes() throws -> [Int] {
    try text().matches(of: /(?m)^exit (\d+)\n(?:\n\$|\z)/).compactMap { Int($0.1) }
  }

  private func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Expects the file to hold a text, and tells the first line that is another one.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.areWritten {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: url)
    }
    let golden = (try? self.text()) ?? ""
    guard golden.utf8.elementsEqual(text.utf8) == false else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(lines, expected).enumerated().first { !$1.0.utf8.elementsEqual($1.1.utf8) }
    let line = place?.offset ?? min(lines.count, expected.count)
    let call = lines.prefix(line + 1).last { $0.hasPrefix("$ ") } ?? ""
    Issue.record(
      """
      \(name).txt, line \(line + 1), is different; make goldens takes it over.
      \(call)
      - \(line < expected.count ? expected[line] : "")
      + \(line < lines.count ? lines[line] : "")
      """, sourceLocation: sourceLocation)
  }
}
