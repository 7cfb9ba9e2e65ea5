/// All that a library has: the entries, and the user's lists with the order of their titles.
public struct LibraryContents: Hashable, Sendable {
  public var entries: [LibraryEntry]
  public var lists: [List]
  /// The lists that fill themselves.
  public var livingLists: [LivingList]

  public init(
    entries: [LibraryEntry] = [], lists: [List] = [], livingLists: [LivingList] = []
  ) {
    self.entries = entries
    self.lists = lists
    self.livingLists = livingLists
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
