/// The contents of a library: the entries, the user's lists with the order of their titles, and the
/// open names with the user's decisions about names.
public struct LibraryContents: Hashable, Sendable {
  public var entries: [LibraryEntry]
  public var lists: [List]
  /// The lists that fill themselves.
  public var livingLists: [SmartList]
  /// The names that imports have left open, numbered from 1.
  public var openNames: [OpenName]
  /// The meanings that the user has given to names.
  public var meanings: [NameMeaning]

  public init(
    entries: [LibraryEntry] = [], lists: [List] = [], livingLists: [SmartList] = [],
    openNames: [OpenName] = [], meanings: [NameMeaning] = []
  ) {
    self.entries = entries
    self.lists = lists
    self.livingLists = livingLists
    self.openNames = openNames
    self.meanings = meanings
  }

  /// Whether there is nothing in the library.
  public var isEmpty: Bool { self == Self() }

  /// A list of the user's own.
  public struct List: Hashable, Sendable, Codable {
    public var name: String
    /// The titles in the user's order.
    public var titles: [TitleID]
    /// The user's note on the list.
    public var note: String?

    public init(name: String, titles: [TitleID], note: String? = nil) {
      self.name = name
      self.titles = titles
      self.note = note
    }
  }
}
