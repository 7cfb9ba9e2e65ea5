public import Titles

/// The loaded rows of a list, sorted or filtered by the user, or both.
///
/// A row keeps the values known when it was added: facts learned later do not move rows under the
/// cursor, or make them disappear. Rows that are loaded later find their places among the others.
public struct ArrangedRows: Sendable, Codable, Equatable {
  /// The order of the rows; `nil` for the catalogue's order.
  public let order: TitleOrder?
  /// The filter of the rows; `nil` to show all of them.
  public let filter: RowFilter?
  /// The title that was selected before the filter was typed; `nil` without a filter.
  var anchor: FilterAnchor?
  private var rows: [Row] = []
  private var leftOut: [TitleID] = []
  /// The titles that the filter could not judge for lack of facts, shown or not.
  public private(set) var unjudged: [TitleID] = []
  /// The number of rows with a value to be sorted by; they come first.
  public private(set) var known = 0

  private struct Row: Sendable, Codable, Equatable {
    var id: TitleID
    var value: TitleOrder.Value?
  }

  /// Arranges the rows; returns `nil` for all rows in the catalogue's order.
  init?(
    _ order: TitleOrder?, _ filter: RowFilter?, _ results: Results, _ known: KnownTitles
  ) {
    guard order != nil || filter != nil else { return nil }
    self.order = order
    self.filter = filter
    take(results, known)
  }

  /// The number of arranged rows.
  ///
  /// The rows of the list that are not loaded follow them.
  public var count: Int { rows.count }

  /// The title in a row; `nil` after the last one.
  public subscript(row: Int) -> TitleID? { rows.indices.contains(row) ? rows[row].id : nil }

  /// The titles in their order.
  var ids: [TitleID] { rows.map(\.id) }

  /// Returns the row of a title; `nil` if it is not loaded, or filtered out.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func row(of id: TitleID) -> Int? { rows.firstIndex { $0.id == id } }

  /// Adds the new rows of the results, and drops those that are gone.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  mutating func take(_ results: Results, _ known: KnownTitles) {
    let taken = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    let (refused, open) = (Set(leftOut), Set(unjudged))
    let judge = filter?.judge(known)
    var all: [Row] = []
    leftOut = []
    unjudged = []
    for id in results.loaded {
      if let row = taken[id] {
        all.append(row)
        if open.contains(id) { unjudged.append(id) }
      } else if refused.contains(id) {
        leftOut.append(id)
        if open.contains(id) { unjudged.append(id) }
      } else {
        let verdict = judge?(id)
        if verdict?.isFinal == false { unjudged.append(id) }
        if verdict?.isShown == false {
          leftOut.append(id)
        } else {
          all.append(Row(id: id, value: order.flatMap { known.value(of: id, for: $0.key) }))
        }
      }
    }
    self.known = all.count { $0.value != nil }
    rows = order?.sorted(all, by: \.value) ?? all
  }
}
