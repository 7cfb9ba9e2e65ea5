import Keeping
import MoviesCore

/// The keys or commands of the page for tonight, for the sentences about them.
struct TonightKeys: Equatable {
  /// The verb before a key, or before a command.
  var verb = "Press"
  /// The key that changes the wish.
  var fit: String
  /// The key that switches between this disk and the watchlist.
  var source: String
  /// The key that includes seen titles.
  var seen: String
  /// The key that puts a title on the watchlist.
  var watchlist: String
  /// The key that draws again.
  var again: String
}

extension TonightKeys {
  /// Returns the commands of plain mode, given the source of the titles.
  static func plain(_ source: TonightWish.Source) -> TonightKeys {
    TonightKeys(
      verb: "Type", fit: "tonight runtime<110",
      source: source == .watchlist ? "tonight disk" : "tonight watchlist", seen: "tonight seen",
      watchlist: "w", again: "tonight again")
  }

  /// Selects the keys of a keymap.
  init(_ keymap: Keymap) {
    self.init(
      fit: keymap.reach(.filterRows, from: .tonight),
      source: keymap.reach(.switchSource, from: .tonight),
      seen: keymap.reach(.switchSeen, from: .tonight), watchlist: keymap.name(of: .watchlist),
      again: keymap.reach(.drawAgain, from: .tonight))
  }
}
