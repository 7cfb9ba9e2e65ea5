public import Keeping
public import Redux
public import Titles

/// Events of the page for tonight.
public enum TonightAction: Action, Codable, Hashable {
  /// The user opened the page with a wish; the seed determines the draw.
  case opened(TonightWish, seed: UInt64)
  /// The selection moved by this many proposals.
  case moved(by: Int)
  /// A proposal was selected by its index, from 0.
  case selected(Int)
  /// The user turned down the selected proposal: another one is to take its place.
  case vetoed
  /// The user took back the last veto.
  case vetoTakenBack
  /// The user asked for other proposals, or tried a failed draw again.
  case drawnAgain
  /// The user switched the source of the proposals between the watchlist and this disk.
  case sourceSwitched
  /// The user allowed or excluded proposals of seen titles.
  case seenSwitched
  /// The field for the wish was opened, with its current text.
  case fieldOpened(TextInput)
  case fieldEdited(TextInput)
  /// The user completed a name or value with Tab in the field.
  case fieldCompleted(Completion)
  case fieldSubmitted
  /// The field was left without a change.
  case fieldLeft
  /// A draw brought proposals.
  case offered(TonightOffer, TonightDraw)
  /// The library could not be read for a draw.
  case failed(LibraryError, TonightDraw)
}
