public import Titles

extension [LibraryEntry] {
  /// Returns the entries sorted by an order; equal entries keep their relative order, and entries
  /// without a value come last.
  public func sorted(by order: TitleOrder) -> [LibraryEntry] {
    order.sorted(self) { order.key.value(of: TitleSummary($0.facts), $0.facts, $0.mark) }
  }
}
