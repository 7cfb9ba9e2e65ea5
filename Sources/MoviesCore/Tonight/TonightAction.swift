public import Keeping
public import Redux
public import Titles

/// Events of the page for tonight.
public enum TonightAction: Action, Codable, Hashable {
  /// The user asks what to watch tonight; the seed decides what is drawn.
  case opened(TonightWish, seed: UInt64)
  /// The selection moved by this many proposals.
  case moved(by: Int)
  /// A proposal was selected, counted from 0.
  case selected(Int)
  /// The selected proposal is not wanted: another one is to take its place.
  case vetoed
  /// The last veto was a mistake.
  case vetoTakenBack
  /// None of the proposals will do, or a draw that failed is tried again.
  case drawnAgain
  /// Proposals are to come from the watchlist rather than from this disk, or the other way round.
  case sourceSwitched
  /// Titles that the user has seen may be proposed as well, or not.
  case seenSwitched
  /// The field for what fits was opened, with what fits so far.
  case fieldOpened(TextInput)
  case fieldEdited(TextInput)
  /// Tab in the field: the name or value before the cursor was completed.
  case fieldCompleted(Completion)
  case fieldSubmitted
  /// The field was left without a change.
  case fieldLeft
  /// A draw brought proposals.
  case offered(TonightOffer, TonightDraw)
  /// The library could not be read for a draw.
  case failed(LibraryError, TonightDraw)
}
