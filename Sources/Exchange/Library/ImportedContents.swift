import Keeping
public import Titles

/// The library that would result from an import alone.
public struct ImportedContents: Sendable {
  public let entries: ImportedEntries
  /// Everything except the entries.
  ///
  /// All rows about the same name are joined into an open name, as rows about the same title are
  /// joined into an entry.
  public let besidesEntries: LibraryContents

  /// Joins the contents of files.
  ///
  /// - Parameters:
  ///   - files: The files of services.
  ///   - kept: The joined libraries.
  ///   - now: The time in seconds since 1970, for titles on the watchlist without a day.
  ///   - candidates: The possible meanings of names.
  ///   - source: The name of the import.
  init(
    _ files: [ImportedFile], _ kept: LibraryContents, now: Int,
    candidates: [ImportedName: [TitleSummary]], from source: String
  ) {
    var titles = RowPlaces<TitleID>()
    var names = RowPlaces<ImportedName>()
    var lists = ListsInOrder()
    for (index, file) in files.enumerated() {
      if let heading = file.heading { lists.add(heading) }
      for (number, row) in file.rows.enumerated() {
        let place = RowPlace(file: index, row: number)
        switch row.reference {
        case .id(let id): titles.append(place, about: id)
        case .name(let name): names.append(place, about: name)
        }
        if let list = row.list { lists.append(row.reference, to: list) }
      }
    }
    entries = ImportedEntries(files, titles, kept.entries, now: now)
    var contents = LibraryContents(lists: lists.lists)
    for (index, name) in names.subjects.enumerated() {
      let rows = names.rows(at: index, in: files)
      var open = OpenName(
        number: index + 1, name, file: source, place: names.firstPlace(at: index).text(in: files),
        candidates: candidates[name] ?? [])
      open.merge(SaidInRows(rows, now: now))
      open.places = lists.places(of: name)
      contents.openNames.append(open)
    }
    var others = kept
    others.entries = []
    besidesEntries = contents.adding(others)
  }
}

extension RowPlace {
  /// The place in a readable form: `diary.csv:12`.
  fileprivate func text(in files: [ImportedFile]) -> String {
    "\(files[file].name):\(files[file].rows[row].place.line)"
  }
}

/// The lists of an import in the order of their first mention.
struct ListsInOrder {
  private(set) var lists: [LibraryContents.List] = []
  private var indices: [String: Int] = [:]
  private var members: [String: Set<TitleID>] = [:]
  private var placesOfNames: [ImportedName: [String: Int]] = [:]

  /// Adds the name and description of a list.
  mutating func add(_ heading: ListHeading) {
    let index = index(of: heading.name)
    lists[index].note = Note.joined(lists[index].note, heading.note)
  }

  /// Returns the index of a list, which is added if it is missing.
  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = lists.endIndex
    lists.append(LibraryContents.List(name: name, titles: []))
    return lists.endIndex - 1
  }

  mutating func append(_ reference: ImportedReference, to name: String) {
    let index = index(of: name)
    switch reference {
    case .id(let id):
      if members[name, default: []].insert(id).inserted { lists[index].titles.append(id) }
    case .name(let open) where placesOfNames[open]?[name] == nil:
      placesOfNames[open, default: [:]][name] = lists[index].titles.count
    case .name: break
    }
  }

  /// Returns the number of titles before an open name in each of its lists.
  func places(of name: ImportedName) -> [String: Int] { placesOfNames[name] ?? [:] }
}

/// The entries of an import, one for each title, in the order of their first rows.
///
/// Several rows about a title become one entry, with the earliest day on the watchlist, the latest
/// rating, and all notes, one below the other. Viewings in one file add up; viewings in different
/// files count as the same ones, as in a diary and its reviews.
///
/// An entry is computed from the files on access, so that millions of entries need little memory.
public struct ImportedEntries: RandomAccessCollection, Sendable {
  private let files: [ImportedFile]
  private let titles: RowPlaces<TitleID>
  private let now: Int
  /// The entries of libraries, by title.
  private let kept: [TitleID: LibraryEntry]
  /// The titles that occur only in libraries.
  private let others: [TitleID]

  init(
    _ files: [ImportedFile], _ titles: RowPlaces<TitleID>, _ libraries: [LibraryEntry], now: Int
  ) {
    self.files = files
    self.titles = titles
    self.now = now
    kept = libraries.keyed(by: \.id)
    others = libraries.map(\.id).filter { titles.index(of: $0) == nil }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { titles.subjects.count + others.count }

  public subscript(index: Int) -> LibraryEntry {
    guard index < titles.subjects.count else {
      let id = others[index - titles.subjects.count]
      return kept[id] ?? LibraryEntry(TitleDetail(id: id, title: nil))
    }
    let id = titles.subjects[index]
    let said = SaidInRows(titles.rows(at: index, in: files), now: now)
    let entry = LibraryEntry(said.facts(of: id), as: said)
    return kept[id].map { entry.adding($0) } ?? entry
  }
}

/// The place of a row in an import, by the indexes of its file and of the row.
struct RowPlace {
  var file: Int
  var row: Int
}

/// The places of rows by subject; the rows themselves stay in their files.
struct RowPlaces<Subject: Hashable & Sendable>: Sendable {
  /// The subjects of the rows, in the order of their first rows.
  private(set) var subjects: [Subject] = []
  private var indices: [Subject: Int] = [:]
  private var first: [RowPlace] = []
  /// The further places of the few subjects with several rows.
  private var others: [Int: [RowPlace]] = [:]

  mutating func append(_ place: RowPlace, about subject: Subject) {
    if let index = indices[subject] {
      others[index, default: []].append(place)
    } else {
      indices[subject] = subjects.count
      subjects.append(subject)
      first.append(place)
    }
  }

  func index(of subject: Subject) -> Int? { indices[subject] }

  /// Returns the place of a subject's first row.
  func firstPlace(at index: Int) -> RowPlace { first[index] }

  /// Returns the rows about a subject, by file.
  func rows(at index: Int, in files: [ImportedFile]) -> [[ImportedRow]] {
    let places = [first[index]] + (others[index] ?? [])
    return places.chunked { $0.file == $1.file }.map { places in
      places.map { files[$0.file].rows[$0.row] }
    }
  }
}

extension Array {
  /// Groups neighbouring elements that belong together.
  fileprivate func chunked(where areTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, areTogether(last, element) {
        chunks[chunks.endIndex - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
