import Foundation
import Testing

@Suite("The Debian package declares what the program loads", .timeLimit(.minutes(5)))
struct PackageTests {
  /// A library in the list of `.ci/package`.
  private struct Declared {
    let packages: String
    let files: Set<String>
  }

  @Test("The files that the shims open are those of the packages, and the other way round")
  func files() throws {
    let declared = Set(try Self.declared().flatMap(\.files))
    let opened = try Self.opened()
    #expect(opened.contains("libcurl.so.4"))
    #expect(declared == opened)
  }

  @Test("The packages are those that `doctor` advises to install")
  func packages() throws {
    let text = try Self.text(of: "Sources/MoviesCommands/Doctor/SystemLibrary.swift")
    let advised = text.matches(of: /package: "(.+?)"/).map {
      String($0.1).replacing(" or ", with: " | ")
    }
    #expect(advised.count >= 3)
    #expect(Set(try Self.declared().map(\.packages)) == Set(advised))
  }

  /// The libraries that `.ci/package` declares by hand.
  private static func declared() throws -> [Declared] {
    try text(of: ".ci/package").matches(of: /\n  '(.+?)' +# (lib.+)/).map { row in
      Declared(
        packages: String(row.1), files: Set(row.2.split(separator: " ").map(String.init)))
    }
  }

  /// The names of files in the sources of all shims, those of other systems left out.
  private static func opened() throws -> Set<String> {
    let shims = try Article.files(in: "Sources", endingWith: ".c")
    return Set(
      try shims.flatMap { shim in
        try String(contentsOf: shim, encoding: .utf8).matches(of: /"(lib[^"\/]+\.so[^"]*)"/)
          .map { String($0.1) }
      })
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Article.root.appending(path: path), encoding: .utf8)
  }
}
