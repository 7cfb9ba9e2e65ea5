import Foundation
import Testing

/// A file in `.github`, or a part of one, that is made from the program.
///
/// With `MOVIES_TUI_WRITE_GOLDENS` set (`make pictures`) it is written instead of compared.
struct GeneratedPage {
  let url: URL

  init(_ name: String) { url = Self.root.appending(path: ".github/\(name)") }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// Expects the file to hold a text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["MOVIES_TUI_WRITE_GOLDENS"] != nil {
      return try Data(text.utf8).write(to: url)
    }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == text,
      "\(url.lastPathComponent) is old; make pictures renews it", sourceLocation: sourceLocation)
  }

  /// Expects the part between two marks of the file to hold a text.
  func expect(
    _ text: String, between name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = try String(contentsOf: url, encoding: .utf8)
    let (start, end) = ("<!-- \(name) -->\n", "<!-- end of \(name) -->")
    let before = try #require(page.firstRange(of: start))
    let after = try #require(page.firstRange(of: end))
    try expect(
      page[..<before.upperBound] + text + page[after.lowerBound...],
      sourceLocation: sourceLocation)
  }
}
