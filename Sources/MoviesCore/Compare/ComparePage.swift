public import Titles

/// The page that puts titles side by side.
public struct ComparePage: Sendable, Codable, Equatable {
  /// How many titles can be compared.
  public static let counts = 2...4

  /// The titles, in the order in which they were marked.
  public let ids: [TitleID]
  /// The selected one, counted from 0.
  public internal(set) var selection = 0
  /// Whether the seasons of series are loaded, until the user stops that.
  public internal(set) var loadsSeasons = true

  public init(_ ids: [TitleID]) { self.ids = ids }

  /// The selected title.
  public var selected: TitleID? { ids.indices.contains(selection) ? ids[selection] : nil }

  mutating func move(by columns: Int) {
    selection = max(0, min(selection + columns, ids.count - 1))
  }
}
