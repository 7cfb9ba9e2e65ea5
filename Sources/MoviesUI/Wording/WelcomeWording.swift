import MoviesCore
import Titles

/// The words of the welcome, which is shown next to the first list until a key is pressed.
struct WelcomeWording {
  var keymap: Keymap
  var source: DataSource
  /// The query of the list; empty if nothing was searched for.
  var query: String
  /// Whether to tell the user that IMDb's data can be installed.
  var offersIMDb = false

  static let title = "Welcome to movies-tui"

  var purpose: String {
    "Look up films, series and games: what they are about, who made them, and how they are rated."
      + (query.isEmpty ? "" : " To begin with, this is a search for “\(query)”.")
  }

  /// The purpose in the fewest words.
  let briefPurpose = "Look up films, series and games."

  let examplesTitle = "To try"

  /// The keys to press, and their effects.
  var examples: [(keys: String, meaning: String)] {
    let search = keymap.name(of: .search)
    return [
      ("\(search) blade runner", "a word or two of a title"),
      ("\(search) twin peaks", "then \(keymap.name(of: .filterKind)) for series only"),
      ("\(search) tt0133093", "an IMDb id, or the link"),
      (
        "\(keymap.name(of: .watchlist))  \(keymap.name(of: .seen))",
        "watchlist, seen: then this begins at home"
      ),
      (keymap.name(of: .tonight), "something for tonight"),
      (going, "and a letter: your lists and pages"),
      bringing,
    ]
  }

  /// The examples of searches alone, for a place without room for all.
  var searches: [(keys: String, meaning: String)] { Array(examples.prefix(3)) }

  /// The keys for more titles, and for importing what the user kept elsewhere.
  private var bringing: (keys: String, meaning: String) {
    let (imdb, bring) = (keymap.name(of: .imdb), keymap.name(of: .goToImport))
    return offersIMDb
      ? ("\(imdb)  \(bring)", "all of IMDb on disk; what you kept elsewhere")
      : (bring, "what you kept elsewhere")
  }

  /// The key that begins the chords for lists and pages.
  private var going: String {
    keymap.usableKey(for: .goToWatchlist, in: .results)?.keys.first.map {
      KeySequence([$0]).written
    }
      ?? keymap.name(of: .goToWatchlist)
  }

  /// The advice on how to get more titles; `nil` if all of them are available.
  var keyAdvice: String? {
    guard let titles = source.titles else {
      return offersIMDb ? IMDbWording.offer(keymap, in: .results) : nil
    }
    let key =
      "You are browsing \(titles). For all of OMDb, get a free key at omdbapi.com/apikey.aspx, "
      + "set OMDB_API_KEY and start again."
    guard offersIMDb else { return key }
    return key
      + " Or press \(keymap.name(of: .imdb)) for all of IMDb on your own disk, without a key."
  }

  var dismissal: String {
    "Press any key to continue. \(keymap.name(of: .help)) shows all keys."
  }
}
