/// A file to read, whether it comes from a folder, an archive or a pipe.
public struct ExchangeFile: Hashable, Sendable {
  /// The name with its folders, such as `lists/noir.csv`; only the name distinguishes some of the
  /// services' files.
  public var name: String
  public var bytes: [UInt8]

  /// Makes a file, and removes anything harmful from its name.
  ///
  /// - Parameters:
  ///   - name: The name, which need not be harmless: it may come from an archive.
  ///   - bytes: The whole file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name.cleanLine
    self.bytes = bytes
  }
}

/// The parts of a file's name that identify the file.
struct FileName {
  /// The folders around the file, in lower case.
  let folders: [String]
  /// The name without folders and extension, as it was written.
  let stem: String
  /// Whether the extension is that of a table, or of a spreadsheet.
  let isTable, isSpreadsheet: Bool

  init(_ name: String) {
    var parts = name.split { $0 == "/" || $0 == "\\" }.map(String.init)
    let last = parts.popLast() ?? ""
    folders = parts.map { $0.lowercased() }
    isTable = [".csv", ".tsv"].contains { last.lowercased().hasSuffix($0) }
    isSpreadsheet = [".xlsx", ".ods", ".numbers"].contains { last.lowercased().hasSuffix($0) }
    stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
  }

  /// The user's list in a file from Trakt, recognised by the name of the file or its folder; `nil`
  /// for any other file.
  var listOfTrakt: String? {
    let names = [folders.last ?? "", stem.lowercased()]
    return ["collection", "favorites"].first { list in
      names.contains { $0 == list || $0.hasPrefix(list + "-") }
    }
  }

  /// Whether the file is the watchlist, rather than one of the user's own lists with that name.
  var isWatchlist: Bool {
    let names = [stem.lowercased(), folders.last ?? ""].map { $0.filter(\.isLetter) }
    return !folders.contains("lists")
      && names.contains { $0.contains("watchlist") || $0 == "towatch" || $0 == "wanttowatch" }
  }

  /// Whether the name of the file or its folder says that it lists seen titles: `seen.csv`,
  /// `films.watched.csv`.
  var isSeen: Bool {
    guard !folders.contains("lists") else { return false }
    let last = stem.lowercased().split(separator: ".").last ?? ""
    return [folders.last ?? "", String(last)].contains { ["seen", "watched"].contains($0) }
  }

  func mentions(_ word: String) -> Bool { stem.lowercased().contains(word) }
}
