import Foundation

/// An article of a documentation catalogue, reduced to its references to code.
struct Article {
  /// The Swift code in it.
  let code: [String]
  /// The files of this repository named in it.
  let paths: [String]

  /// The repository's folder.
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  init(_ text: String) {
    code = text.matches(of: /```swift\n(.*?)\n *```/.dotMatchesNewlines()).map { String($0.1) }
    paths = text.matches(of: /`((?:Sources|Tests)\/[^`]+)`/).map { String($0.1) }
  }

  /// All articles of all catalogues, and those for people who work on the program.
  static func all() throws -> [Article] {
    try ["Sources", ".github"].flatMap { try files(in: $0, endingWith: ".md") }
      .map { Article(try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The files in a folder of the repository with a given ending.
  static func files(in folder: String, endingWith ending: String) throws -> [URL] {
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }
}
