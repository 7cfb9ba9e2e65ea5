extension SearchPage {
  /// How many of `total` rows can be reached, since OMDb serves no page beyond ``last``.
  public static func reachable(ofTotal total: Int) -> Int {
    min(max(total, 0), size * last)
  }

  /// How many pages can be asked for when a search has `total` rows.
  public static func pages(forTotal total: Int) -> Int {
    (reachable(ofTotal: total) + size - 1) / size
  }

  /// Whether no page follows, this one being the page with this number.
  public func isLast(_ page: Int) -> Bool {
    guard page < Self.last else { return true }
    return total.map { page >= Self.pages(forTotal: $0) } ?? (sent < Self.size)
  }
}
