/// An edit of the user's library: a change of one title or of many, which is undone as a whole.
public struct LibraryEdit: Hashable, Sendable, Codable {
  /// The change that is made to each of the titles.
  public var change: LibraryChange
  /// The titles, with the facts to keep about them.
  public var titles: [TitleDetail]
  /// The origins of the facts, by title, if they are known; all other facts just came from the
  /// service.
  public var origins: [TitleID: FactOrigins]
  /// The note that the user saw and means to replace, empty if there was no note; `nil` for any
  /// note.
  public var noteBefore: String?

  public init(
    _ change: LibraryChange, to titles: [TitleDetail],
    toldBy origins: [TitleID: FactOrigins] = [:], noteBefore: String? = nil
  ) {
    self.change = change
    self.titles = titles
    self.origins = origins
    self.noteBefore = noteBefore
  }
}

extension LibraryEdit {
  private enum CodingKeys: CodingKey {
    case change, titles, origins, noteBefore
  }

  /// The origins of the facts of one title.
  private struct Told: Codable {
    var id: TitleID
    var origins: FactOrigins
  }

  /// Reads an edit; the origins of its facts may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    change = try container.decode(LibraryChange.self, forKey: .change)
    titles = try container.decode([TitleDetail].self, forKey: .titles)
    noteBefore = try container.decodeIfPresent(String.self, forKey: .noteBefore)
    let told = try container.decodeIfPresent([Told].self, forKey: .origins) ?? []
    origins = told.reduce(into: [:]) { $0[$1.id] = $1.origins }
  }

  /// Writes the origins in the order of the titles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(change, forKey: .change)
    try container.encode(titles, forKey: .titles)
    try container.encodeIfPresent(noteBefore, forKey: .noteBefore)
    guard !origins.isEmpty else { return }
    let told = titles.compactMap { title in
      origins[title.id].map { Told(id: title.id, origins: $0) }
    }
    try container.encode(told, forKey: .origins)
  }
}

/// A change of a title in the library.
public enum LibraryChange: Hashable, Sendable, Codable {
  /// The title is put on the watchlist, or taken off it.
  case watchlist(isOn: Bool)
  /// The title was seen once more.
  case seen(Viewing)
  /// The title was seen once more; the user's impression then also becomes that of the title
  /// itself, which leaves the watchlist if asked for.
  case logged(Viewing, leavesWatchlist: Bool)
  /// The title was seen at these times and no others; empty for a title that was not seen.
  case viewings([Viewing])
  /// The title is rated from 1 to 10, on a day; `nil` removes the rating.
  case rating(Int?, on: CalendarDate?)
  /// The title gets a note; `nil` or an empty text removes the note.
  case note(String?)
  /// The title is put at the end of a list of the user's own, which is made if necessary, or taken
  /// off it.
  case list(String, isIn: Bool)
  /// The titles are moved within a list of the user's own, so that the first one gets this index,
  /// counted from 0, and the others follow it; a title that is not in the list stays outside.
  case place(Int, inList: String)
  /// The user has stopped watching the title at a place; `nil` forgets the place.
  case stopped(StoppedPlace?)
  /// Everything kept about the title is removed.
  case removal

  /// Returns the change for one more viewing: ``seen(_:)``, unless there is an impression, or the
  /// title leaves the watchlist.
  ///
  /// - Parameters:
  ///   - viewing: The viewing, with the user's impression.
  ///   - leavesWatchlist: Whether the title is taken off the watchlist.
  /// - Returns: The change.
  public static func viewed(_ viewing: Viewing, leavesWatchlist: Bool) -> LibraryChange {
    leavesWatchlist || viewing.impression != nil
      ? .logged(viewing, leavesWatchlist: leavesWatchlist) : .seen(viewing)
  }
}

/// A step of the library, which can be undone, or was undone.
public struct UndoEntry: Hashable, Sendable, Codable, Identifiable {
  /// The number of the step; later steps have greater numbers.
  public var id: Int
  /// The time of the step, in seconds since 1970.
  public var time: Int
  public var kind: Kind
  /// The number of titles that the step changed.
  public var count: Int
  /// The name of the first of the changed titles.
  public var title: String?

  /// The kind of a step.
  public enum Kind: Hashable, Sendable, Codable {
    case change(LibraryChange)
    /// A file of another program was imported; `open` is the number of its names that stay open.
    case importing(file: String, open: Int? = nil)
    /// Names that imports had left open were settled: the number of names that got titles, the
    /// number of names left out, and one of the names.
    case namesSettled(Int, leftOut: Int, name: String)
    /// A list was removed, along with its titles.
    case listRemoved(String)
    /// A list that fills itself was made, or got another expression.
    case livingListKept(String)
    /// A list was renamed.
    case listRenamed(String, to: String)
  }

  public init(id: Int, time: Int, kind: Kind, count: Int, title: String?) {
    self.id = id
    self.time = time
    self.kind = kind
    self.count = count
    self.title = title
  }
}
