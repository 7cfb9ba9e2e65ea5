import GRDB
import Titles

/// The entries to read, and their order.
struct EntryChoice: Sendable {
  /// A condition on the table `entry`.
  let condition: String
  let order: String
  let arguments: StatementArguments

  private init(_ condition: String, order: String, _ arguments: StatementArguments = []) {
    self.condition = condition
    self.order = order
    self.arguments = arguments
  }

  /// Chooses the entries of some titles.
  init(of ids: some Sequence<TitleID>) {
    let texts = KeptJSON.text(of: ids.map(\.rawValue)) ?? "[]"
    self.init(
      "entry.title IN (SELECT value FROM json_each(:ids))", order: "entry.number",
      ["ids": texts])
  }

  /// Chooses the entries of a list; among equals, the most recently added one comes first.
  init(_ list: LibraryList) {
    switch list {
    case .watchlist:
      self.init(
        "entry.watchlisted IS NOT NULL", order: "entry.watchlisted DESC, entry.number DESC")
    case .seen:
      self.init(
        "entry.title IN (SELECT title FROM viewing)",
        order: """
          (SELECT max(day) FROM viewing WHERE viewing.title = entry.title) DESC, entry.number DESC
          """)
    case .rated:
      self.init(
        "entry.rating IS NOT NULL",
        order: "entry.rating DESC, entry.rating_day DESC, entry.number DESC")
    case .named(let name):
      self.init(
        "entry.title IN (SELECT title FROM listed WHERE list = \(Self.number))",
        order: """
          (SELECT rank FROM listed WHERE listed.title = entry.title AND list = \(Self.number))
          """, ["name": name])
    case .everything: self.init("TRUE", order: "entry.number DESC")
    }
  }

  private static let number = "(SELECT number FROM list WHERE name = :name)"
}
