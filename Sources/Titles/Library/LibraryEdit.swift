/// Something that the user does to the library: to one title or to many, undone as one.
public struct LibraryEdit: Hashable, Sendable, Codable {
  /// The change of each of the titles.
  public var change: LibraryChange
  /// The titles, with the facts to keep of them.
  public var titles: [TitleDetail]
  /// Who told the facts, by title, where that is known; the service just now told all others.
  public var origins: [TitleID: FactOrigins]
  /// The note that the user saw and means to replace, empty if there was none; `nil` for any.
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

  /// Reads an edit, which need not say who told its facts.
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

/// A change of a title of the library.
public enum LibraryChange: Hashable, Sendable, Codable {
  /// Put on the watchlist, or taken off it.
  case watchlist(isOn: Bool)
  /// Seen once more.
  case seen(Viewing)
  /// Seen once more: what the user said of it then is also said of the title itself, which perhaps
  /// leaves the watchlist.
  case logged(Viewing, leavesWatchlist: Bool)
  /// Seen these times and no others; none for a title that has not been seen.
  case viewings([Viewing])
  /// Rated from 1 to 10 on a day; `nil` for no rating.
  case rating(Int?, on: CalendarDate?)
  /// Noted; `nil` or an empty text for no note.
  case note(String?)
  /// Put at the end of a list of the user's own, which is made if need be, or taken off it.
  case list(String, isIn: Bool)
  /// Moved within a list of the user's own, so that the first one has the place of this number
  /// from 0 and the others follow it; a title that is not in the list stays outside.
  case place(Int, inList: String)
  /// Everything that is kept about it forgotten.
  case removal

  /// Seen once more: ``seen(_:)``, unless there is more to be said or done.
  ///
  /// - Parameters:
  ///   - viewing: When, where, and the user's impression of it.
  ///   - leavesWatchlist: Whether the title is taken off the watchlist.
  /// - Returns: The change.
  public static func viewed(_ viewing: Viewing, leavesWatchlist: Bool) -> LibraryChange {
    leavesWatchlist || viewing.impression != nil
      ? .logged(viewing, leavesWatchlist: leavesWatchlist) : .seen(viewing)
  }
}

/// A change of the library that happened, and can be undone or was.
public struct UndoEntry: Hashable, Sendable, Codable, Identifiable {
  /// Later steps have greater numbers.
  public var id: Int
  /// When it happened, in seconds since 1970.
  public var time: Int
  public var kind: Kind
  /// How many titles it changed.
  public var count: Int
  /// The name of the first of them.
  public var title: String?

  /// The kind of a step.
  public enum Kind: Hashable, Sendable, Codable {
    case change(LibraryChange)
    /// A file was read that another program had written, and so many names in it stay open.
    case importing(file: String, open: Int? = nil)
    /// So many names that imports had left open got titles, and so many were left out; one of them
    /// is this.
    case namesSettled(Int, leftOut: Int, name: String)
    /// A list was removed, with the titles in it.
    case listRemoved(String)
    /// A list that fills itself was made, or has another expression.
    case livingListKept(String)
    /// A list got another name.
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
