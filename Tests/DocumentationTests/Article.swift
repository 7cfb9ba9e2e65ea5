import Foundation

/// An article of a documentation catalogue, as far as it speaks of code.
struct Article {
  /// The pieces of Swift in it.
  let code: [String]
  /// The files of this repository that it names.
  let paths: [String]

  /// The repository's folder.
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  init(_ text: String) {
    code = text.matches(of: /```swift\n(.*?)\n *```/.dotMatchesNewlines()).map { String($0.1) }
    paths = text.matches(of: /`((?:Sources|Tests)\/[^`]+)`/).map { String($0.1) }
  }

  /// All articles of all catalogues.
  static func all() throws -> [Article] {
    try files(in: "Sources", endingWith: ".md")
      .map { Article(try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The files of a folder of the repository whose names have an ending.
  static func files(in folder: String, endingWith ending: String) throws -> [URL] {
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }
}
