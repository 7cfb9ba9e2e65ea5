public import OMDB

/// A question to OMDb: words and filters, without a page.
public struct SearchQuery: Sendable, Codable, Hashable {
  public var text: String
  public var kind: TitleKind?
  public var year: Int?

  public init(text: String, kind: TitleKind? = nil, year: Int? = nil) {
    self.text = text
    self.kind = kind
    self.year = year
  }
}
