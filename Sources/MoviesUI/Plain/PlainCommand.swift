import MoviesCore
import SafeText
public import Titles

/// What a line typed in plain mode asks for.
public enum PlainCommand: Sendable, Hashable {
  /// Everything about a title, by its number in the list, from 1.
  case read(Int)
  /// Titles side by side, by their numbers in the list.
  case compare([Int])
  case more
  case previous
  /// The list from a number on; `nil` for the ten titles listed last.
  case list(from: Int?)
  case search(String)
  case kind(TitleKind?)
  /// The text of a year, which may be wrong; empty for any year.
  case year(String)
  /// List only what an expression matches; empty for all rows.
  case filter(String)
  /// Sort the list; `nil` for the original order.
  case sort(TitleOrder.Key?)
  /// Load the whole list.
  case load
  /// The seasons of the series read last, the episodes of one of them, or everything about one of
  /// these, by its number.
  case episodes(season: Int?, episode: Int?)
  /// Open the IMDb page of a number; `nil` for the title read last.
  case open(Int?)
  /// Id and link of a number; `nil` for the title read last.
  case link(Int?)
  /// Put numbers on the watchlist, or take them off; none for the title read last, as in the next
  /// ones.
  case watchlist([Int])
  /// Numbers were seen, on this day; an empty text is today.
  case seen([Int], day: String)
  /// All the times at which a number was seen; an empty text for none.
  case viewings([Int], String)
  /// Rate numbers from 1 to 10, or take their ratings back.
  case rate([Int], as: Int?)
  /// Write a note on numbers; an empty text removes the note.
  case note([Int], String)
  /// Put numbers on a list of the user's own, or take them off.
  case add([Int], to: String)
  /// Keep what the filter describes as a list that fills itself.
  case save(String)
  case undo
  case redo
  /// Agree to what was asked.
  case agree
  /// The titles of a list of the library; an empty name for all lists.
  case library(String)
  case statistics
  /// The names that imports have left open.
  case openNames
  /// What the name of a number means.
  case settle(Int, as: NameChoice)
  /// Proposals for tonight, and what they have to be.
  case tonight(String)
  /// Another proposal in the place of a number.
  case veto(Int)
  case retry
  case stop
  case help
  case quit
  /// An empty line.
  case nothing
  /// A command without something it needs, with words that name it.
  case incomplete(String)
  /// Anything else, as one clean line.
  case unknown(String)

  /// Reads a line.
  public init(_ line: String) {
    let line = Sanitizer.line(line).trimmed
    if line.isEmpty {
      self = .nothing
    } else if let number = Int(line, in: Self.numbers) {
      self = .read(number)
    } else {
      self = Self.command(line) ?? .unknown(line)
    }
  }

  /// What is decided about a name that an import has left open.
  public enum NameChoice: Sendable, Hashable {
    /// It means the candidate of this number, from 1.
    case candidate(Int)
    case leftOut
    /// Other candidates are looked for: by this name, or this id.
    case sought(String)
  }

  /// The numbers that can be typed; no list is longer.
  static let numbers = -999_999_999...999_999_999

  /// Whether it may be typed while something is loading, and then takes effect at once.
  public var interrupts: Bool { self == .stop || self == .quit }

  private static func command(_ line: String) -> PlainCommand? {
    if line.hasPrefix("/") { return search(for: line.dropFirst()) }
    if line.hasPrefix("*") { return rate(String(line.dropFirst())) }
    let parts = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard let verb = parts.first.flatMap({ PlainVerb($0) }) else { return nil }
    return command(verb, parts.count > 1 ? String(parts[1]).trimmed : "")
  }

  private static func command(_ verb: PlainVerb, _ rest: String) -> PlainCommand? {
    switch verb {
    case .search: search(for: rest)
    case .kind: kind(rest)
    case .year: .year(rest)
    case .filter: .filter(rest)
    case .sort: sort(rest)
    case .episodes: episodes(rest)
    case .compare: compare(rest)
    case .watchlist, .seen, .rate, .note, .add, .save, .library, .names, .tonight:
      keeping(verb, rest)
    default:
      rest.isEmpty
        ? command(verb, number: nil)
        : Int(rest, in: Self.numbers).flatMap { command(verb, number: $0) }
    }
  }

  /// The command of a verb, followed by a number or by nothing.
  private static func command(_ verb: PlainVerb, number: Int?) -> PlainCommand? {
    switch verb {
    case .list: .list(from: number)
    case .open: .open(number)
    case .link: .link(number)
    case .veto: number.map(PlainCommand.veto) ?? .incomplete(verb.explanation)
    case .undo where number == nil: .undo
    case .redo where number == nil: .redo
    case .yes where number == nil: .agree
    case .statistics where number == nil: .statistics
    case .load where number == nil: .load
    case .more where number == nil: .more
    case .previous where number == nil: .previous
    case .retry where number == nil: .retry
    case .stop where number == nil: .stop
    case .help where number == nil: .help
    case .quit where number == nil: .quit
    default: nil
    }
  }

  private static func search(for text: some StringProtocol) -> PlainCommand {
    let text = String(text).trimmed
    return text.isEmpty ? .incomplete(PlainVerb.search.explanation) : .search(text)
  }

  private static func compare(_ text: String) -> PlainCommand? {
    guard let numbers = numbers(in: text) else { return nil }
    return ComparePage.counts.contains(numbers.count)
      ? .compare(numbers) : .incomplete(PlainVerb.compare.explanation)
  }

  /// The numbers of a text that has nothing else, between blanks or commas.
  static func numbers(in text: some StringProtocol) -> [Int]? {
    let words = text.split { $0.isWhitespace || $0 == "," }
    let numbers = words.compactMap { Int($0, in: Self.numbers) }
    return numbers.count == words.count ? numbers : nil
  }

  private static func sort(_ word: String) -> PlainCommand {
    if word.isEmpty { return .sort(nil) }
    return TitleOrder.Key(rawValue: word.lowercased()).map(PlainCommand.sort)
      ?? .incomplete(PlainVerb.sort.explanation)
  }

  private static func episodes(_ rest: String) -> PlainCommand {
    let words = rest.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Int($0, in: 0...9_999) }
    guard numbers.count == words.count, numbers.count <= 2 else {
      return .incomplete(PlainVerb.episodes.explanation)
    }
    return .episodes(season: numbers.first, episode: numbers.dropFirst().first)
  }

  private static func kind(_ word: String) -> PlainCommand {
    switch word.lowercased() {
    case "film", "films", "movie", "movies": .kind(.movie)
    case "series": .kind(.series)
    case "game", "games": .kind(.game)
    case "all": .kind(nil)
    default: .incomplete(PlainVerb.kind.explanation)
    }
  }
}
