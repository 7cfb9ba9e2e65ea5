public import Titles

extension [LibraryEntry] {
  /// The entries in an order: equal ones as they were, those without a value last.
  public func sorted(by order: TitleOrder) -> [LibraryEntry] {
    order.sorted(self) { order.key.value(of: TitleSummary($0.facts), $0.facts, $0.mark) }
  }
}
