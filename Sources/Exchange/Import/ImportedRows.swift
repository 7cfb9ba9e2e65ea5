internal import Titles

/// The rows of a file, in its order or in that of the list that it is.
///
/// A row of a table, or of a list of lines, is read from the text each time somebody asks for it,
/// so a million rows need little more memory than their text. What each is about is known anyway.
public struct ImportedRows: RandomAccessCollection, Hashable, Sendable {
  /// What is known of a row without reading it.
  struct Key {
    let reference: ImportedReference
    let hasFacts: Bool
    let list: String?

    init(_ row: ImportedRow) {
      reference = row.reference
      hasFacts = row.facts != nil
      list = row.list
    }
  }

  private enum Source {
    case table(TableRows)
    case lines(LineRows)
    case rows([ImportedRow])
  }

  private let source: Source
  private let keys: [Key]
  /// The titles that names mean.
  private var meanings: [ImportedName: TitleDetail] = [:]
  /// What is known elsewhere of titles of which the file has no more than the id.
  private var facts: [TitleID: TitleDetail] = [:]

  init(_ table: TableRows) {
    source = .table(table)
    keys = table.keys
  }

  init(_ lines: LineRows) {
    source = .lines(lines)
    keys = lines.keys
  }

  init(_ rows: [ImportedRow]) {
    source = .rows(rows)
    keys = rows.map(Key.init)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { keys.count }

  public subscript(index: Int) -> ImportedRow {
    var row = readRow(at: index)
    if case .name(let name) = row.reference, let title = meanings[name] {
      row.reference = .id(title.id)
      row.facts = title
    }
    row.facts = row.facts ?? row.id.flatMap { facts[$0] }
    return row
  }

  /// Whether the rows are the same, whatever they are read from.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(count) }

  private func readRow(at index: Int) -> ImportedRow {
    switch source {
    case .table(let rows): rows.row(at: index)
    case .lines(let rows): rows.row(at: index)
    case .rows(let rows): rows[index]
    }
  }

  /// What the rows are about.
  var references: some RandomAccessCollection<ImportedReference> {
    keys.lazy.map { key in
      guard case .name(let name) = key.reference, let title = meanings[name] else {
        return key.reference
      }
      return .id(title.id)
    }
  }

  /// The lists that the rows are part of.
  var lists: some RandomAccessCollection<String?> { keys.lazy.map(\.list) }

  /// The titles of which no more than the id is known, one for each row.
  var bareIDs: some Sequence<TitleID> {
    keys.lazy.compactMap { key in
      guard case .id(let id) = key.reference, !key.hasFacts, facts[id] == nil else { return nil }
      return id
    }
  }

  /// Takes titles for the rows that name them.
  mutating func resolve(_ titles: [ImportedName: TitleDetail]) {
    meanings.merge(titles) { known, _ in known }
  }

  /// Adds what is known elsewhere of titles.
  mutating func complete(_ titles: [TitleID: TitleDetail]) {
    facts.merge(titles) { known, _ in known }
  }
}
