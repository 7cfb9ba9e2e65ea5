import Foundation
import MoviesSession
import MoviesUI
import Storage
import Titles

extension IMDbFindings {
  /// The findings as labelled lines.
  var text: [String] {
    LabelledLines.text((isInstalled ? installedLines : []) + unusedLines, width: .max)
  }

  private var installedLines: [(label: String, text: String)] {
    let day = status?.day?.isoText ?? "–"
    var lines: [(label: String, text: String)] = [
      ("File", file),
      ("Level", status?.level.words ?? "–"),
      ("Day", day + (age.map { ", \($0.asDaysAgo)" } ?? "")),
      ("Titles", status?.titles.grouped ?? "–"),
      ("Episodes", status?.episodes.grouped ?? "–"),
      ("Ratings", status?.ratings.grouped ?? "–"),
    ]
    if let people = status?.people, people > 0 { lines.append(("People", people.grouped)) }
    lines.append(("Size", status?.bytes.asMegabytes ?? "–"))
    if let gain { lines.append(("New import", gain)) }
    return lines
  }

  /// The lines about files that take room but are not in use.
  private var unusedLines: [(label: String, text: String)] {
    [
      downloaded > 0 ? ("Downloaded", "\(downloaded.asMegabytes), not imported") : nil,
      leftover > 0 ? ("Left over", "\(leftover.asMegabytes), by an import that was killed") : nil,
    ].compactMap(\.self)
  }
}

extension Int {
  /// This number of days as a time in the past: `today`, `1 day ago`.
  fileprivate var asDaysAgo: String { self == 0 ? "today" : "\(counted("day")) ago" }
}

extension JSON {
  /// Makes an object with the findings.
  init(_ findings: IMDbFindings) {
    let status = findings.status
    let imported = status.map { Date(timeIntervalSince1970: TimeInterval($0.imported)) }
    self = [
      "installed": .bool(findings.isInstalled),
      "file": .string(findings.file),
      "level": JSON(status?.level.base.rawValue),
      "people": status.map { .bool($0.level.hasPeople) } ?? .null,
      "namesAbroad": status.map { .bool($0.level.hasNamesAbroad) } ?? .null,
      "adult": status.map { .bool($0.level.hasAdultTitles) } ?? .null,
      "day": JSON(status?.day?.isoText),
      "age": JSON(findings.age),
      "imported": JSON(imported?.formatted(.iso8601)),
      "titles": JSON(status?.titles),
      "episodes": JSON(status?.episodes),
      "ratings": JSON(status?.ratings),
      "persons": JSON(status?.people),
      "bytes": JSON(status?.bytes),
      "gain": JSON(findings.gain),
      "downloaded": JSON(findings.downloaded),
      "leftover": JSON(findings.leftover),
      "problem": JSON(findings.problem?.message),
    ]
  }
}
