public import Titles

/// The loaded rows of a list in an order that the user chose.
///
/// A row keeps the value that was known when it was added: facts learned later do not move rows
/// under the cursor. Rows that are loaded later find their places among the others.
public struct SortedRows: Sendable, Codable, Equatable {
  public let order: TitleOrder
  private var rows: [Row] = []
  /// How many of the rows have a value; they are the first ones.
  public private(set) var known = 0

  private struct Row: Sendable, Codable, Equatable {
    var id: TitleID
    var value: TitleOrder.Value?
  }

  init(_ order: TitleOrder, _ results: Results, _ titles: TitlesState) {
    self.order = order
    take(results, titles)
  }

  /// How many rows there are; the rows of the list that are not loaded follow them.
  public var count: Int { rows.count }

  /// The title in a row; `nil` after the last one.
  public subscript(row: Int) -> TitleID? { rows.indices.contains(row) ? rows[row].id : nil }

  /// The row of a title; `nil` if it is not loaded.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func row(of id: TitleID) -> Int? { rows.firstIndex { $0.id == id } }

  /// Adds the rows that are new among the results, and drops those that are gone.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  mutating func take(_ results: Results, _ titles: TitlesState) {
    let taken = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    let key = order.key
    let all = results.loaded.map { id in
      taken[id]
        ?? Row(
          id: id,
          value: titles.summary(of: id).flatMap { key.value(of: $0, titles.detail(of: id)?.value) })
    }
    known = all.count { $0.value != nil }
    rows = order.sorted(all, by: \.value)
  }
}

/// How much of a list is sorted.
public struct SortedPart: Sendable, Codable, Hashable {
  public var order: TitleOrder
  /// How many titles have a value to be sorted by.
  public var known: Int
  /// How many rows the list has, loaded or not.
  public var count: Int
  /// How many requests would load the rest of the list.
  public var missingPages: Int

  public init(order: TitleOrder, known: Int, count: Int, missingPages: Int) {
    self.order = order
    self.known = known
    self.count = count
    self.missingPages = missingPages
  }
}
