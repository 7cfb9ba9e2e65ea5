/// A field: the word before the sign of a condition, as in `genre:noir` and `rating>7.5`.
public enum ExpressionField: Hashable, Sendable, Codable, CaseIterable {
  case text(TextField)
  /// A director, a writer or an actor.
  case person
  case number(NumberField)
  /// The ten years in which a title came out, or began.
  case decade
  case kind
  case library(LibraryField)
  /// The order of the titles, which is not a condition.
  case order

  public static let allCases: [ExpressionField] =
    TextField.allCases.map(Self.text) + [.person] + NumberField.allCases.map(Self.number)
    + [.decade, .kind] + LibraryField.allCases.map(Self.library) + [.order]

  /// The name as it is typed.
  public var name: String {
    switch self {
    case .text(let field): field.rawValue
    case .person: "person"
    case .number(let field): field.rawValue
    case .decade: "decade"
    case .kind: "type"
    case .library(let field): field.rawValue
    case .order: "sort"
    }
  }

  /// Finds the field with a name, whatever its case; returns `nil` for an unknown name.
  init?(named name: String) {
    guard let field = Self.fields[name.lowercased()] else { return nil }
    self = field
  }

  /// All names of fields, including the alternative ones.
  static let names = allCases.map(\.name) + otherNames.map(\.name)

  private static let otherNames: [(name: String, field: ExpressionField)] = [
    ("cast", .text(.actor))
  ]

  private static let fields = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) } + otherNames.map { ($0.name, $0.field) })
}

/// A text of a title that can be searched on its own.
public enum TextField: String, Hashable, Sendable, Codable, CaseIterable {
  /// The title itself, and its original title.
  case name = "title"
  case genre, director, writer, actor, plot, country, language, rated, awards

  /// Whether IMDb's data has the text of every title that has one, whatever else was imported.
  public var isInIMDbData: Bool { self == .name || self == .genre }
}
