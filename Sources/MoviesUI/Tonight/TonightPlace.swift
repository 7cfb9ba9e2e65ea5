import MoviesCore

/// Where proposals for tonight stand: on their own page, or among the doors of another one.
struct TonightPlace {
  var pane = Pane.tonight
  /// The place of the first proposal among all that can be selected there, from 0.
  var first = 0

  /// The part of the frame that a click on a proposal selects.
  func item(_ index: Int) -> HitArea.Item { HitArea.Item(pane, first + index) }

  /// The digit that opens a proposal; `nil` where none does.
  func digit(_ index: Int) -> String? {
    pane == .home ? HomePane.digit(of: first + index) ?? "" : nil
  }
}
