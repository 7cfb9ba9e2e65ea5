public import Titles

extension LibraryContents {
  /// What files say, one entry for each title.
  ///
  /// Several rows about a title become one entry: it is on the watchlist since the earliest day that
  /// a row has, its rating is the newest, and its notes stand one below the other. The viewings in a
  /// file add up; those in several files are the same ones, as in a diary and its reviews.
  ///
  /// - Parameters:
  ///   - files: What was read. Rows whose ids are not known are left out.
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  public init(_ files: [ImportedFile], now: Int) {
    var order: [TitleID] = []
    var rows: [TitleID: [[ImportedRow]]] = [:]
    var lists = ListsInOrder()
    for file in files {
      var rowsOfFile: [TitleID: [ImportedRow]] = [:]
      for row in file.rows {
        guard let id = row.id else { continue }
        if rows[id] == nil, rowsOfFile[id] == nil { order.append(id) }
        rowsOfFile[id, default: []].append(row)
        if let list = row.list { lists.append(id, to: list) }
      }
      for (id, ofTitle) in rowsOfFile { rows[id, default: []].append(ofTitle) }
    }
    self.init(
      entries: order.compactMap { id in
        rows[id].map { LibraryEntry(id, from: $0, now: now) }
      },
      lists: lists.lists)
  }
}

/// Lists in the order in which they are first named.
private struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<TitleID>] = [:]

  mutating func append(_ id: TitleID, to name: String) {
    let index = indices[name] ?? lists.endIndex
    if index == lists.endIndex {
      lists.append(LibraryContents.List(name: name, titles: []))
      indices[name] = index
    }
    guard members[name, default: []].insert(id).inserted else { return }
    lists[index].titles.append(id)
  }
}

extension LibraryEntry {
  /// What rows say about a title, by file.
  fileprivate init(_ id: TitleID, from files: [[ImportedRow]], now: Int) {
    let rows = files.flatMap { $0 }
    let facts = rows.compactMap(\.facts).reduce(nil) { $0?.completed(by: $1) ?? $1 }
    self.init(facts ?? TitleDetail(id: id, title: id.rawValue))
    if rows.contains(where: \.isOnWatchlist) {
      onWatchlistSince = rows.compactMap(\.onWatchlistSince).min() ?? now
    }
    viewings = files.map { $0.flatMap(\.viewings) }.reduce([]) { $0.merged(with: $1) }
    let newest = rows.filter { $0.rating != nil }.reduce(nil) { best, row in
      best.map { $0.ratedOn.isLater(than: row.ratedOn) ? $0 : row } ?? row
    }
    rating = newest?.rating
    ratedOn = newest?.ratedOn
    let notes = rows.compactMap(\.note).withoutRepetitions
    note = notes.isEmpty ? nil : notes.joined(separator: "\n\n")
    tags = rows.flatMap(\.tags).withoutRepetitions
    lists = rows.compactMap(\.list).withoutRepetitions
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it stands first.
  var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
