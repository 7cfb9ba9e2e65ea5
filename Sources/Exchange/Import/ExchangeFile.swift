/// A file to be read, wherever it comes from: a folder, an archive, a pipe.
public struct ExchangeFile: Hashable, Sendable {
  /// Its name with the folders around it, such as `lists/noir.csv`; services tell some files apart
  /// by nothing else.
  public var name: String
  public var bytes: [UInt8]

  /// - Parameters:
  ///   - name: Its name, which need not be harmless: it may come out of an archive.
  ///   - bytes: The whole file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name.cleanLine
    self.bytes = bytes
  }
}

/// The parts of a file's name that tell what the file is.
struct FileName {
  /// The folders around the file, in lower case.
  let folders: [String]
  /// The name without folders and ending, as it was written.
  let stem: String
  /// Whether the ending says that it is a table, or a spreadsheet.
  let isTable, isSpreadsheet: Bool

  init(_ name: String) {
    var parts = name.split { $0 == "/" || $0 == "\\" }.map(String.init)
    let last = parts.popLast() ?? ""
    folders = parts.map { $0.lowercased() }
    isTable = [".csv", ".tsv"].contains { last.lowercased().hasSuffix($0) }
    isSpreadsheet = [".xlsx", ".ods", ".numbers"].contains { last.lowercased().hasSuffix($0) }
    stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// The user's list that a file of Trakt is, by its name or that of its folder; `nil` for any
  /// other.
  var listOfTrakt: String? {
    let names = [folders.last ?? "", stem.lowercased()]
    return ["collection", "favorites"].first { list in
      names.contains { $0 == list || $0.hasPrefix(list + "-") }
    }
  }

  /// Whether it is the watchlist: among lists of the user's own, one may be called so, too.
  var isWatchlist: Bool {
    let names = [stem.lowercased(), folders.last ?? ""].map { $0.filter(\.isLetter) }
    return !folders.contains("lists")
      && names.contains { $0.contains("watchlist") || $0 == "towatch" || $0 == "wanttowatch" }
  }

  /// Whether it is what was seen, by its name or that of its folder: `seen.csv`,
  /// `films.watched.csv`.
  var isSeen: Bool {
    guard !folders.contains("lists") else { return false }
    let last = stem.lowercased().split(separator: ".").last ?? ""
    return [folders.last ?? "", String(last)].contains { ["seen", "watched"].contains($0) }
  }

  func mentions(_ word: String) -> Bool { stem.lowercased().contains(word) }
}
