import Foundation
import Testing

/// A file that holds what a test is to produce.
///
/// With `MOVIES_TUI_WRITE_GOLDENS` set (`make goldens`) the file is written instead of compared.
struct Golden {
  let url: URL

  /// A golden screen of this room.
  init(screen name: String) {
    url = Self.folder.appendingPathComponent("Goldens/\(name).screen")
  }

  /// A picture of the README.
  init(picture name: String) {
    url = Self.folder.appendingPathComponent("../../.github/\(name).svg").standardizedFileURL
  }

  /// Expects the file to hold a text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["MOVIES_TUI_WRITE_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(text.utf8).write(to: url)
    }
    let golden = try? String(contentsOf: url, encoding: .utf8)
    #expect(
      golden == text, "\(url.lastPathComponent) looks different; make goldens takes it over",
      sourceLocation: sourceLocation)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
}
