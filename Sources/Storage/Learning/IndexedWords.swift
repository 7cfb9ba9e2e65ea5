import GRDB
import Search
import Titles

/// The indexed words of a title: all of them in `title_words`, and those of its names in
/// `name_words`, too.
struct IndexedWords: Equatable {
  /// A searchable column.
  enum Column: Hashable {
    case field(TextField)
    /// The names as single words.
    case key
    case otherWords
    case kind

    /// All columns.
    ///
    /// The plot, which has the most words, takes the least space as the first column.
    static let all =
      [.field(.plot), .key, .field(.name), .otherWords]
      + TextField.allCases.filter { ![.plot, .name].contains($0) }.map(Column.field) + [.kind]
    /// The columns in which names are found.
    static let ofNames: [Column] = [.key, .field(.name), .otherWords]
  }

  private let texts: [Column: String]

  /// Folds the texts of a title, but not the name of its series, which is stored elsewhere, so that
  /// its words could not be removed.
  init(_ detail: TitleDetail) {
    var detail = detail
    detail.seriesTitle = nil
    let title = SearchableTitle(detail)
    texts = Dictionary(
      uniqueKeysWithValues: Column.all.map { ($0, $0.text(of: title)) })
  }

  func insert(at place: TitlePlace, in database: Database) throws {
    for table in Self.tables {
      try database.execute(cached: table.insertion, [place.number] + values(of: table.columns))
    }
    try LearnedWords.add(namedWords, in: database)
  }

  /// Removes the words, which must be those that were inserted.
  func remove(from place: TitlePlace, in database: Database) throws {
    for table in Self.tables {
      try database.execute(cached: table.removal, [place.number] + values(of: table.columns))
    }
  }

  /// The words that may correct misspelt ones.
  private var namedWords: Set<Substring> {
    let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
    let words = (fields.map(Column.field) + [.key, .otherWords])
      .flatMap { texts[$0, default: ""].split(separator: " ") }
    return Set(words.filter { $0.first?.isLetter == true || $0.first?.isNumber == true })
  }

  private func values(of columns: [Column]) -> StatementArguments {
    StatementArguments(columns.map { texts[$0] ?? "" })
  }

  private static let tables = [
    Table(name: "title_words", columns: Column.all),
    Table(name: "name_words", columns: Column.ofNames),
  ]

  private struct Table {
    let columns: [Column]
    let insertion: String
    let removal: String

    init(name: String, columns: [Column]) {
      self.columns = columns
      let names = columns.map(\.name).joined(separator: ", ")
      let values = columns.map { _ in "?" }.joined(separator: ", ")
      insertion = "INSERT INTO \(name) (rowid, \(names)) VALUES (?, \(values))"
      removal = """
        INSERT INTO \(name) (\(name), rowid, \(names)) VALUES ('delete', ?, \(values))
        """
    }
  }
}

extension IndexedWords.Column {
  var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .key: WordColumns.key
    case .otherWords: WordColumns.otherWords
    case .kind: WordColumns.kind
    }
  }

  fileprivate func text(of title: SearchableTitle) -> String {
    switch self {
    case .field(let field): title[field].text
    case .key: title.keys.text
    case .otherWords: title.otherWords.text
    case .kind:
      [WordColumns.everyTitle, title.detail.kind?.rawValue].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}
