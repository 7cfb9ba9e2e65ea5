public import Titles

extension [LibraryEntry] {
  /// Returns the entries in an order: equal ones keep theirs, and those without a value come last.
  public func sorted(by order: TitleOrder) -> [LibraryEntry] {
    order.sorted(self) { order.key.value(of: TitleSummary($0.facts), $0.facts, $0.mark) }
  }
}
