/// The name of a title whose id is not known, as a file writes it.
public struct ImportedName: Hashable, Sendable, Codable {
  public var title: String
  public var year: Int?
  public var kind: TitleKind?

  public init(title: String, year: Int? = nil, kind: TitleKind? = nil) {
    self.title = title
    self.year = year
    self.kind = kind
  }

  /// The name as people write it: `Alien (1979)`.
  public var text: String { year.map { "\(title) (\($0))" } ?? title }
}

extension TitleDetail {
  /// What a name tells about the title that it means.
  public init(_ id: TitleID, named name: ImportedName) {
    self.init(id: id, title: name.title, years: name.year.map { YearRange($0) }, kind: name.kind)
  }
}
