import Foundation
import MoviesSession
import MoviesUI
import Storage

extension CacheFindings {
  /// The findings as labelled lines.
  var text: [String] {
    let lines: [(label: String, text: String)] = [
      ("Folder", folder ?? "–"),
      ("Searches", answers.pages.counted("page")),
      ("Titles", answers.titles.grouped),
      ("Seasons", answers.seasons.grouped),
      ("Searchable", answers.searchable.counted("title")),
      ("Size", answers.bytes.asMegabytes),
      ("Oldest", answers.oldest?.formatted(.iso8601) ?? "–"),
      ("Posters", "\(posters.files.grouped), \(posters.bytes.asMegabytes)"),
      ("Requests", requests?.sentence ?? "not counted without a key"),
    ]
    return LabelledLines.text(lines, width: .max)
  }
}

extension JSON {
  /// Makes an object with the findings.
  init(_ findings: CacheFindings) {
    self = [
      "folder": JSON(findings.folder),
      "searches": JSON(findings.answers.pages),
      "titles": JSON(findings.answers.titles),
      "seasons": JSON(findings.answers.seasons),
      "searchable": JSON(findings.answers.searchable),
      "bytes": JSON(findings.answers.bytes),
      "oldest": JSON(findings.answers.oldest?.formatted(.iso8601)),
      "posters": [
        "files": JSON(findings.posters.files), "bytes": JSON(findings.posters.bytes),
      ],
      "requests": findings.requests.map { JSON($0) } ?? .null,
      "problem": JSON(findings.problem?.line(about: .cache)),
    ]
  }

  private init(_ requests: BudgetStatus) {
    self = [
      "used": JSON(requests.used), "limit": JSON(requests.limit),
      "until": .string(requests.end.formatted(.iso8601)),
    ]
  }
}

extension BudgetStatus {
  /// The requests used today, such as `212 of 1,000 today, probably until 00:00 UTC`.
  var sentence: String {
    "\(used.grouped) of \(limit.grouped) today, probably until 00:00 UTC"
  }
}

extension Int {
  /// This number of bytes in megabytes, such as `1.5 MB`.
  var asMegabytes: String {
    let tenths = (self + 50_000) / 100_000
    return "\((tenths / 10).grouped).\(tenths % 10) MB"
  }
}
