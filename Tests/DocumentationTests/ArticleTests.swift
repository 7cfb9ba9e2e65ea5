import Foundation
import Testing

@Suite("The articles say what the code says", .timeLimit(.minutes(5)))
struct ArticleTests {
  @Test("Every piece of code in an article stands in a file that is compiled")
  func quotations() throws {
    let quotations = try Article.all().flatMap(\.code)
    let sources = try Self.compiled()
    #expect(quotations.count > 5)
    for quotation in quotations {
      #expect(sources.contains { $0.holds(quotation) }, "No file holds:\n\(quotation)")
    }
  }

  @Test("Code that differs from every file is noticed")
  func difference() throws {
    let sources = try Self.compiled()
    #expect(sources.contains { $0.holds("    func difference() throws {") })
    for other in ["func difference()", "func difference() throws {\n#expect"] {
      #expect(!sources.contains { $0.holds(other) })
    }
  }

  @Test("Every file that an article names is there")
  func files() throws {
    let paths = try Article.all().flatMap(\.paths)
    #expect(paths.count > 5)
    for path in paths {
      let file = Article.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "There is no \(path).")
    }
  }

  /// The files that articles may quote: those of the program, the examples in this room, and those
  /// of another package.
  private static func compiled() throws -> [Source] {
    try ["Sources", "Tests/DocumentationTests", "Tests/AnotherPackage"].flatMap { folder in
      try Article.files(in: folder, endingWith: ".swift")
        .map { Source(try String(contentsOf: $0, encoding: .utf8)) }
    }
  }
}

/// The lines of a file, ignoring their indentation.
private struct Source {
  private let lines: String

  init(_ text: String) {
    lines = Self.aligned(text)
  }

  /// Whether these lines appear in the file one after the other.
  func holds(_ code: String) -> Bool { lines.contains(Self.aligned(code)) }

  private static func aligned(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n" + lines.map { $0.drop { $0 == " " } }.joined(separator: "\n") + "\n"
  }
}
