import Foundation
import MoviesSession
import MoviesUI
import SafeText
import Titles

/// Files with their titles, for printing.
struct PrintedFiles {
  var files: [OwnFile]
  /// The titles of the files, as far as they are known.
  var titles: [TitleID: TitleSummary]
  /// The folders that the user has added.
  var folders: [PathBytes]

  /// Formats the files.
  ///
  /// `columns` is the terminal's width, or `nil` if the output is not a terminal.
  func text(_ format: TitleListFormat, columns: Int?) -> [UInt8] {
    format.bytes(
      table: table.lines(columns: columns),
      json: ["count": JSON(files.count), "files": .array(files.map(json))],
      items: files.map(json), csv: rows)
  }

  private var table: TextTable {
    TextTable(
      header: ["ID", "LINES", "SIZE", "TITLE", "FILE"],
      rows: files.map { file in
        [
          file.titleID?.rawValue ?? "", file.version.lines.map { "\($0)" } ?? "", file.size.asSize,
          name(of: file) + (file.isAway ? " (away)" : ""), place(of: file),
        ]
      }, numbers: [1, 2], names: 3)
  }

  /// The path of a file from the added folder on.
  private func place(of file: OwnFile) -> String {
    let folder = folders.first(where: file.path.isWithin)
    guard let folder else { return file.path.shown }
    let above = folder.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return PathBytes(file.path.bytes.dropFirst(above)).shown
  }

  /// The title of a file, with its episodes and its version, or the name that is open.
  private func name(of file: OwnFile) -> String {
    let title =
      file.titleID.map { titles[$0].map { TitleDetail($0).nameAndYears } ?? $0.rawValue }
      ?? file.openName.map { "? \($0)" } ?? "(left out)"
    return ([title] + file.details).joined(separator: ", ").clipped(toCells: 60)
  }

  private func json(_ file: OwnFile) -> JSON {
    [
      "path": .string(file.path.text), "url": .string(file.url), "size": JSON(file.size),
      "modified": .string(file.modified.isoTime), "added": .string(file.added.isoTime),
      "away": .bool(file.isAway), "id": JSON(file.titleID?.rawValue),
      "title": JSON(file.titleID.flatMap { titles[$0]?.title }),
      "season": JSON(file.episodes.first?.season),
      "episodes": .array(file.episodes.map { JSON($0.episode) }),
      "lines": JSON(file.version.lines), "edition": JSON(file.version.edition),
      "part": JSON(file.version.part), "open": JSON(file.openName),
      "reason": JSON(file.reason.words),
    ]
  }

  private var rows: [[String]] {
    [
      [
        "path", "url", "size", "added", "away", "id", "title", "season", "episodes", "lines",
        "edition",
        "part", "open",
      ]
    ]
      + files.map { file in
        [
          file.path.shown, file.url, "\(file.size)", file.added.isoTime, file.isAway ? "yes" : "no",
          file.titleID?.rawValue ?? "", file.titleID.flatMap { titles[$0]?.title } ?? "",
          file.episodes.first.map { "\($0.season)" } ?? "",
          file.episodes.map { "\($0.episode)" }.joined(separator: " "),
          file.version.lines.map { "\($0)" } ?? "", file.version.edition ?? "",
          file.version.part.map { "\($0)" } ?? "", file.openName ?? "",
        ]
      }
  }
}

extension OwnFile {
  /// The episodes in the file; empty for anything else.
  var episodes: [EpisodeNumber] {
    if case .episodes(let episodes) = content { episodes } else { [] }
  }

  /// The name that could mean several titles, or none; `nil` once it is known.
  fileprivate var openName: String? {
    if case .open(let name) = content { name.text } else { nil }
  }

  /// The episodes, the edition and the part, in words.
  fileprivate var details: [String] {
    episodes.map { "\($0.season)×\($0.episode)" }
      + [version.edition, version.part.map { "part \($0)" }].compactMap(\.self)
  }

  /// The address of the file, in which any bytes can be written.
  fileprivate var url: String {
    "file://" + path.bytes.map(\.inAddress).joined()
  }
}

extension UInt8 {
  /// The byte as it stands in the path of an address (RFC 3986).
  fileprivate var inAddress: String {
    let isPlain =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || Array("/-._~".utf8).contains(self)
    guard !isPlain else { return String(UnicodeScalar(self)) }
    let digits = String(self, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
