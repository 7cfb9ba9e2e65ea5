/// The effect of one change on the library: enough to bring whoever knew it before up to date.
public struct LibraryNews: Hashable, Sendable, Codable {
  /// The revision before and after the change.
  public var revisions: Revisions
  /// The titles that it was about.
  public var ids: [TitleID]
  /// Their entries now; titles without one are left out.
  public var entries: [LibraryEntry]
  /// All lists with their counts.
  public var lists: [LibraryListSummary]
  /// The lists that fill themselves; `nil` if they are as they were.
  public var livingLists: [SmartList]?
  /// How many names imports have left open; `nil` if they are as many as they were.
  public var openNames: Int?

  /// Two revisions of the library, one right after the other.
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

/// A step that was just taken, taken back or done again, and what that changed.
public struct TakenStep: Hashable, Sendable {
  public var step: UndoEntry
  /// The changes; `nil` if they are so many that the library has to be read again.
  public var news: LibraryNews?

  public init(_ step: UndoEntry, news: LibraryNews?) {
    self.step = step
    self.news = news
  }
}
