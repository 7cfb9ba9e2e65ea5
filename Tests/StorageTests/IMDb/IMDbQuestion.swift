import Foundation

/// What somebody types, and the title of IMDb's data that they mean.
struct IMDbQuestion {
  /// How the words come to be; `nothing` for a name that does not exist.
  var kind: String
  var typed: String
  /// The id of the title that should come first; empty for a name that does not exist.
  var id: String
  var name: String
  /// The year, or for an episode the series' id and name, the season and the number.
  var origin: [String]
  var original: String?
  /// How many titles are better known, among real names.
  var rank: Int

  /// All questions of `questions.tsv`.
  static func all() throws -> [IMDbQuestion] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "questions.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return IMDbQuestion(
          kind: columns[0], typed: columns[1], id: columns[2], name: columns[3],
          origin: columns[4].split(separator: "|").map(String.init),
          original: columns[5].isEmpty ? nil : columns[5], rank: Int(columns[6]) ?? 0)
      }
  }
}
