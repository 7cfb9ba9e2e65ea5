import Exchange
import Titles

/// The formats of an export.
enum ExportFormat: String, CaseIterable {
  case json, letterboxd, imdb, trakt
}

/// A file of an export.
struct ExportedFile: Equatable {
  var name: String
  var bytes: [UInt8]

  init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }
}

/// The library or one of its lists, converted to files for other programs.
struct LibraryExport {
  /// The entries to export, in the order of the list, and the user's own lists.
  var contents: LibraryContents
  /// The titles of the watchlist, in order.
  var watchlist: [LibraryEntry]
  /// The list to export; `nil` for the whole library.
  var list: LibraryList?

  /// Returns the files in a format; none if there is nothing to export.
  ///
  /// - Throws: An error if a value cannot be written as JSON.
  func files(_ format: ExportFormat) throws -> [ExportedFile] {
    guard !contents.isEmpty else { return [] }
    switch format {
    case .json: return [ExportedFile("library.json", try LibraryFile.text(contents))]
    case .letterboxd: return letterboxd
    case .imdb: return imdb
    case .trakt: return try trakt
    }
  }

  /// Returns a sentence about how many titles a format leaves out and why; `nil` if it takes all of
  /// them.
  func omission(_ format: ExportFormat) -> String? {
    switch format {
    case .letterboxd:
      omission(of: LetterboxdExport.takes, "Letterboxd has neither episodes nor games.")
    case .imdb: omission(of: IMDbExport.takes, "nobody has told the IMDb id of the episode.")
    case .json, .trakt: nil
    }
  }

  private func omission(of isTaken: (LibraryEntry) -> Bool, _ reason: String) -> String? {
    let count = contents.entries.count { $0.isMarked && !isTaken($0) }
    return count == 0 ? nil : "Left out \(count.counted("title")): \(reason)"
  }

  private var letterboxd: [ExportedFile] {
    let entries = contents.entries
    switch list {
    case .watchlist, .named:
      return tables(list?.fileName ?? "list", LetterboxdExport.list(entries))
    case .seen, .rated, .everything, nil:
      return tables("letterboxd", LetterboxdExport.films(entries))
        + tables("ratings", LetterboxdExport.laterRatings(entries))
        + (list == nil ? tables("watchlist", LetterboxdExport.list(watchlist)) : [])
        + ownLists.flatMap { tables($0.name, LetterboxdExport.list($0.entries)) }
    }
  }

  /// Returns tables as files, numbered if there are several; none without rows below the header.
  private func tables(_ name: String, _ texts: [String]) -> [ExportedFile] {
    guard texts.count > 1 || texts.contains(where: { $0.hasSeveralLines }) else { return [] }
    return texts.enumerated().map { index, text in
      ExportedFile(texts.count == 1 ? "\(name).csv" : "\(name)-\(index + 1).csv", text)
    }
  }

  private var imdb: [ExportedFile] {
    let entries = contents.entries
    switch list {
    case .rated: return [ExportedFile("ratings.csv", IMDbExport.ratings(entries))]
    case let list?: return [ExportedFile(list.fileName + ".csv", IMDbExport.list(entries))]
    case nil:
      return [
        ExportedFile("ratings.csv", IMDbExport.ratings(entries)),
        ExportedFile("seen.csv", IMDbExport.list(entries.filter(\.isSeen))),
        ExportedFile("watchlist.csv", IMDbExport.list(watchlist)),
      ] + ownLists.map { ExportedFile($0.name + ".csv", IMDbExport.list($0.entries)) }
    }
  }

  private var trakt: [ExportedFile] {
    get throws {
      let entries = contents.entries
      switch list {
      case .rated: return [ExportedFile("ratings.json", try TraktExport.ratings(entries))]
      case .seen: return [ExportedFile("history.json", try TraktExport.history(entries))]
      case let list?: return [ExportedFile(list.fileName + ".json", try TraktExport.list(entries))]
      case nil:
        return [
          ExportedFile("ratings.json", try TraktExport.ratings(entries)),
          ExportedFile("history.json", try TraktExport.history(entries)),
          ExportedFile("watchlist.json", try TraktExport.list(watchlist)),
        ]
          + (try ownLists.map {
            ExportedFile($0.name + ".json", try TraktExport.list($0.entries))
          })
      }
    }
  }

  /// The user's own lists, each with a unique file name.
  private var ownLists: [(name: String, entries: [LibraryEntry])] {
    let entries = contents.entries.keyed(by: \.id)
    var names: Set<String> = []
    return contents.lists.map { list in
      let name = LibraryList.named(list.name).fileName
      let free =
        ([name] + (2...1_000).map { "\(name)-\($0)" }).first { !names.contains($0) } ?? name
      names.insert(free)
      return ("lists/" + free, list.titles.compactMap { entries[$0] })
    }
  }
}

extension String {
  /// Whether a table has more than a header.
  fileprivate var hasSeveralLines: Bool {
    utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.prefix(2).count > 1
  }
}

extension LibraryEntry {
  /// Whether the user has seen, rated or listed the title.
  fileprivate var isMarked: Bool {
    isSeen || rating != nil || onWatchlistSince != nil || !lists.isEmpty
  }
}

extension LibraryList {
  /// The name of the list, made safe as a part of a path.
  fileprivate var fileName: String {
    let name = String(name.map { $0 == "/" || $0 == "\\" || $0 == "\0" ? "-" : $0 })
    let visible = name.drop { $0 == "." }
    return visible.isEmpty ? "list" : visible.prefix(bytes: Self.longestFileName)
  }

  /// The maximum length of the name in bytes: a file name has at most 255, including a number and
  /// an extension.
  private static let longestFileName = 240
}

extension Substring {
  /// Returns the longest beginning that takes no more than a number of bytes.
  fileprivate func prefix(bytes: Int) -> String {
    var room = bytes
    return String(
      prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
  }
}
