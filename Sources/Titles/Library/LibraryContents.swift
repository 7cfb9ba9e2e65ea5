/// All that a library has: the entries, and the user's lists with the order of their titles.
public struct LibraryContents: Hashable, Sendable {
  public var entries: [LibraryEntry]
  public var lists: [List]

  public init(entries: [LibraryEntry] = [], lists: [List] = []) {
    self.entries = entries
    self.lists = lists
  }

  /// A list of the user's own.
  public struct List: Hashable, Sendable, Codable {
    public var name: String
    /// In the user's order.
    public var titles: [TitleID]

    public init(name: String, titles: [TitleID]) {
      self.name = name
      self.titles = titles
    }
  }
}
