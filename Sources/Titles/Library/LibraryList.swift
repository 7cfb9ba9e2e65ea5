/// A list of the library.
public enum LibraryList: Hashable, Sendable, Codable {
  /// The titles that the user wants to see, the newest first.
  case watchlist
  /// The titles that the user has seen, the latest viewing first.
  case seen
  /// The titles that the user has rated, the best first.
  case rated
  /// A list of the user's own, in the order that the user gave it.
  case named(String)
  /// Every title with an entry.
  case everything
}

extension LibraryList {
  /// Finds the list that a new name would refer to: one of those that every library has, whatever
  /// the case of the name, or one of the user's own.
  public init(newNamed name: String) {
    let standard = LibraryList(named: name.lowercased())
    self = standard.isOwn ? .named(name) : standard
  }

  /// Finds the list with a name: one of those that every library has, or one of the user's own.
  public init(named name: String) {
    self =
      switch name {
      case LibraryMark.watchlist: .watchlist
      case "seen": .seen
      case "rated": .rated
      case "everything": .everything
      default: .named(name)
      }
  }

  /// Whether the list is one of the user's own.
  public var isOwn: Bool {
    if case .named = self { true } else { false }
  }
}

/// The facts of a list that are known without reading its titles.
public struct LibraryListSummary: Hashable, Sendable, Codable {
  public var list: LibraryList
  /// The number of titles in the list.
  public var count: Int
  /// The total running time of the titles, in minutes, as far as it is known.
  public var minutes: Int
  /// The user's note on the list.
  public var note: String?

  public init(_ list: LibraryList, count: Int, minutes: Int, note: String? = nil) {
    self.list = list
    self.count = count
    self.minutes = minutes
    self.note = note
  }
}

/// A list of the user's own that fills itself with the titles that an expression accepts.
public struct SmartList: Hashable, Sendable, Codable {
  public var name: String
  /// The condition for the titles of the list, in the query language.
  public var expression: String

  public init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}
