/// The effects of one change of the library, with which earlier knowledge is brought up to date.
public struct LibraryNews: Hashable, Sendable, Codable {
  /// The revision before and after the change.
  public var revisions: Revisions
  /// The titles that the change was about.
  public var ids: [TitleID]
  /// The present entries of these titles; titles without an entry are left out.
  public var entries: [LibraryEntry]
  /// All lists with their counts.
  public var lists: [LibraryListSummary]
  /// The lists that fill themselves; `nil` if they have not changed.
  public var livingLists: [SmartList]?
  /// The number of names that imports have left open; `nil` if it has not changed.
  public var openNames: Int?

  /// Two revisions of the library, one immediately after the other.
  public struct Revisions: Hashable, Sendable, Codable {
    public var before: Int
    public var after: Int

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  public init(
    _ revisions: Revisions, ids: [TitleID], entries: [LibraryEntry],
    lists: [LibraryListSummary], livingLists: [SmartList]? = nil, openNames: Int? = nil
  ) {
    self.revisions = revisions
    self.ids = ids
    self.entries = entries
    self.lists = lists
    self.livingLists = livingLists
    self.openNames = openNames
  }
}

/// A step that was just done, undone or redone, with the resulting changes.
public struct TakenStep: Hashable, Sendable {
  public var step: UndoEntry
  /// The changes; `nil` if there are so many that the library has to be read again.
  public var news: LibraryNews?

  public init(_ step: UndoEntry, news: LibraryNews?) {
    self.step = step
    self.news = news
  }
}
