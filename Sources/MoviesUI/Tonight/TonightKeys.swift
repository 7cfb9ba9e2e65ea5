import Keeping
import MoviesCore

/// How the page for tonight is told what to do, for the sentences about that.
struct TonightKeys: Equatable {
  /// The verb before a key, or before a command.
  var verb = "Press"
  /// Changes what fits.
  var fit: String
  /// Chooses from this disk rather than from the watchlist, or the other way round.
  var source: String
  /// Includes what was seen.
  var seen: String
  /// Puts a title on the watchlist.
  var watchlist: String
  /// Draws once more.
  var again: String
}

extension TonightKeys {
  /// The commands of plain mode, where titles come from a source.
  static func plain(_ source: TonightWish.Source) -> TonightKeys {
    TonightKeys(
      verb: "Type", fit: "tonight runtime<110",
      source: source == .watchlist ? "tonight disk" : "tonight watchlist", seen: "tonight seen",
      watchlist: "w", again: "tonight again")
  }

  /// The keys of a keymap.
  init(_ keymap: Keymap) {
    self.init(
      fit: keymap.reach(.filterRows, from: .tonight),
      source: keymap.reach(.switchSource, from: .tonight),
      seen: keymap.reach(.switchSeen, from: .tonight), watchlist: keymap.name(of: .watchlist),
      again: keymap.reach(.drawAgain, from: .tonight))
  }
}
