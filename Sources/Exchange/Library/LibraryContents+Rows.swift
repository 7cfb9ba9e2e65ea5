public import Titles

extension LibraryContents {
  /// What files say, one entry for each title.
  ///
  /// Several rows about a title become one entry: it is on the watchlist since the earliest day that
  /// a row has, its rating is the newest, and its notes stand one below the other. The viewings in a
  /// file add up; those in several files are the same ones, as in a diary and its reviews.
  ///
  /// All rows about one name stay together in the same way, as an open name.
  ///
  /// - Parameters:
  ///   - files: What was read.
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  ///   - candidates: What names could mean.
  ///   - source: What the import is called.
  public init(
    _ files: [ImportedFile], now: Int, candidates: [ImportedName: [TitleSummary]] = [:],
    from source: String = ""
  ) {
    var rows = RowsByReference()
    var places: [ImportedName: String] = [:]
    var lists = ListsInOrder()
    for (index, file) in files.enumerated() {
      if let heading = file.heading { lists.add(heading) }
      for (number, row) in file.rows.enumerated() {
        let reference = row.reference
        rows.append(RowsByReference.Place(file: index, row: number), about: reference)
        if let list = row.list { lists.append(reference, to: list) }
        if case .name(let name) = reference, places[name] == nil {
          places[name] = "\(file.name):\(row.place.line)"
        }
      }
    }
    self.init(lists: lists.lists)
    entries.reserveCapacity(rows.order.count)
    for (number, reference) in rows.order.enumerated() {
      let said = SaidInRows(rows.places(at: number).rows(of: files), now: now)
      switch reference {
      case .id(let id): entries.append(LibraryEntry(said.facts(of: id), as: said))
      case .name(let name):
        var open = OpenName(
          number: openNames.count + 1, name, file: source, place: places[name] ?? "",
          candidates: candidates[name] ?? [])
        open.merge(said)
        open.places = lists.places(of: name)
        openNames.append(open)
      }
    }
  }
}

/// Which rows are about what, by their places: the rows themselves stay where they are.
private struct RowsByReference {
  struct Place {
    var file: Int
    var row: Int
  }

  /// What the rows are about, in the order in which it comes first.
  private(set) var order: [ImportedReference] = []
  private var numbers: [ImportedReference: Int] = [:]
  private var first: [Place] = []
  /// The further places, of the few of which there are several.
  private var others: [Int: [Place]] = [:]

  mutating func append(_ place: Place, about reference: ImportedReference) {
    if let number = numbers[reference] {
      others[number, default: []].append(place)
    } else {
      numbers[reference] = order.count
      order.append(reference)
      first.append(place)
    }
  }

  func places(at number: Int) -> [Place] { [first[number]] + (others[number] ?? []) }
}

extension [RowsByReference.Place] {
  /// The rows in these places, by file.
  fileprivate func rows(of files: [ImportedFile]) -> [[ImportedRow]] {
    chunked { $0.file == $1.file }.map { places in
      places.map { files[$0.file].rows[$0.row] }
    }
  }

  /// The places that follow each other and belong together.
  private func chunked(where areTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, place in
      if let last = chunks.last?.last, areTogether(last, place) {
        chunks[chunks.endIndex - 1].append(place)
      } else {
        chunks.append([place])
      }
    }
  }
}

extension ImportedRow {
  /// What the row says alone.
  ///
  /// - Parameter now: The time in seconds since 1970, for a title on the watchlist without a day.
  /// - Returns: The entry; `nil` as long as only a name is known.
  public func entry(now: Int) -> LibraryEntry? {
    guard let id else { return nil }
    let said = SaidInRows([[self]], now: now)
    return LibraryEntry(said.facts(of: id), as: said)
  }
}

/// Lists in the order in which they are first named.
private struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<ImportedReference>] = [:]
  private var placesOfNames: [ImportedName: [String: Int]] = [:]

  /// Adds what a file says about the list that it is.
  mutating func add(_ heading: ListHeading) {
    let index = index(of: heading.name)
    lists[index].note = Note.joined(lists[index].note, heading.note)
  }

  /// The index of a list, which is added if it is missing.
  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = lists.endIndex
    lists.append(LibraryContents.List(name: name, titles: []))
    return lists.endIndex - 1
  }

  mutating func append(_ reference: ImportedReference, to name: String) {
    let index = index(of: name)
    guard members[name, default: []].insert(reference).inserted else { return }
    switch reference {
    case .id(let id): lists[index].titles.append(id)
    case .name(let open): placesOfNames[open, default: [:]][name] = lists[index].titles.count
    }
  }

  /// How many titles stand before an open name in its lists.
  func places(of name: ImportedName) -> [String: Int] { placesOfNames[name] ?? [:] }
}

/// What rows say about a title, by file.
private struct SaidInRows: LibraryRecord {
  private let facts: TitleDetail?
  var onWatchlistSince: Int?
  var viewings: [Viewing]
  var rating: Int?
  var ratedOn: CalendarDate?
  var note: String?
  var tags: [String]
  var lists: [String]

  init(_ files: [[ImportedRow]], now: Int) {
    let rows = files.flatMap { $0 }
    facts = rows.compactMap(\.facts).reduce(nil) { $0?.completed(by: $1) ?? $1 }
    if rows.contains(where: \.isOnWatchlist) {
      onWatchlistSince = rows.compactMap(\.onWatchlistSince).min() ?? now
    }
    viewings = files.map { $0.flatMap(\.viewings) }.reduce([]) { $0.merged(with: $1) }
    let newest = rows.filter { $0.rating != nil }.reduce(nil) { best, row in
      best.map { $0.ratedOn.isLater(than: row.ratedOn) ? $0 : row } ?? row
    }
    rating = newest?.rating
    ratedOn = newest?.ratedOn
    note = rows.compactMap(\.note).withoutRepetitions.reduce(nil) { Note.joined($0, $1) }
    tags = rows.flatMap(\.tags).withoutRepetitions
    lists = rows.compactMap(\.list).withoutRepetitions
  }

  func facts(of id: TitleID) -> TitleDetail {
    facts ?? TitleDetail(id: id, title: id.rawValue)
  }
}

extension Array where Element: Hashable {
  /// The elements, each where it stands first.
  var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
