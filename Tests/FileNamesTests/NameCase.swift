import FileNames
import Foundation

/// A line of `Cases/names.tsv`: a path, and what is read from it.
struct NameCase: Sendable, CustomStringConvertible {
  var path: String
  /// Whether any of the readings may say it, and not only the best one.
  var isAny: Bool
  /// The wanted values by their names; missing ones are empty.
  var wanted: [String: String]

  var description: String { path }

  var file: FileName { FileName(path: path) }

  static func all() throws -> [NameCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/names.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { NameCase(line: $0) }
  }

  private init(line: Substring) {
    var columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    columns += Array(repeating: "", count: max(0, 7 - columns.count))
    path = columns[0]
    isAny = columns[1].hasPrefix("any ")
    wanted = [
      "title": isAny ? String(columns[1].dropFirst(4)) : columns[1], "year": columns[2],
      "kind": columns[3], "season": columns[4], "episodes": columns[5],
    ]
    for pair in columns[6].split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { wanted[parts[0]] = parts[1] }
    }
  }

  /// What a reading says otherwise than wanted; empty if all agrees.
  func differences(in reading: FileNameReading) -> [String] {
    wanted.sorted { $0.key < $1.key }.compactMap { name, value in
      let read = reading.value(name)
      return read == value ? nil : "\(name) is “\(read)”, not “\(value)”"
    }
  }
}

extension FileName {
  init(path: String, informationFile: InformationFile? = nil) {
    let parts = path.split(separator: "/").map(String.init)
    self.init(
      parts.last ?? "", folders: Array(parts.dropLast()), informationFile: informationFile)
  }
}

extension FileNameReading {
  /// A value as a text, as the case files write it.
  fileprivate func value(_ name: String) -> String {
    func text(_ value: (some CustomStringConvertible)?) -> String { value?.description ?? "" }
    return switch name {
    case "title": title
    case "year": text(year)
    case "kind": kind.rawValue
    case "season": text(season)
    case "episodes": episodes.map(String.init).joined(separator: ",")
    case "absolute": text(absoluteNumber)
    case "alt": text(alternativeTitle)
    case "part": text(part)
    case "edition": text(edition)
    case "resolution": text(resolution)
    case "imdb": text(imdbID)
    case "other": otherIDs.map { "\($0.service):\($0.number)" }.joined(separator: ",")
    case "episodeTitle": text(episodeTitle)
    case "date": date.map { "\($0.year)-\($0.month.padded)-\($0.day.padded)" } ?? ""
    default: "unknown column"
    }
  }
}

extension Int {
  fileprivate var padded: String { self < 10 ? "0\(self)" : "\(self)" }
}
