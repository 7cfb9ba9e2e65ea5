import Foundation
import Testing

@Suite("No test can wait for ever", .timeLimit(.minutes(5)))
struct SuiteLimitTests {
  @Test("Every suite has a limit of time, and so has every test that is in none")
  func limits() throws {
    let files = try Article.files(in: "Tests", endingWith: ".swift")
      .filter { !$0.pathComponents.contains(".build") }
    var count = 0
    for file in files {
      for declaration in Self.declarations(in: try String(contentsOf: file, encoding: .utf8)) {
        count += 1
        #expect(declaration.contains(".timeLimit("), "\(file.lastPathComponent): \(declaration)")
      }
    }
    #expect(count > 400)
  }

  /// The beginnings of all suites of a file or, where it has none, of its tests.
  private static func declarations(in text: String) -> [Substring] {
    let suites = text.matches(of: /^ *@Suite.*?\{$/.dotMatchesNewlines().anchorsMatchLineEndings())
    let tests = text.matches(of: /^ *@Test.*?\{$/.dotMatchesNewlines().anchorsMatchLineEndings())
    return (suites.isEmpty ? tests : suites).map(\.output)
  }
}
