import MoviesCore

/// The place of proposals for tonight: on their own page, or among the links of another one.
struct TonightPlace {
  var pane = Pane.tonight
  /// The index of the first proposal among all selectable items there, from 0.
  var first = 0

  /// Returns the item that a click on a proposal selects.
  func item(_ index: Int) -> HitArea.Item { HitArea.Item(pane, first + index) }

  /// Returns the digit that opens a proposal; `nil` if none does.
  func digit(_ index: Int) -> String? {
    pane == .home ? HomePane.digit(of: first + index) ?? "" : nil
  }
}
