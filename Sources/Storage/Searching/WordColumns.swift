import Search
import Titles

/// How the words of a source's titles stand in its tables of words.
struct WordColumns: Sendable {
  /// The texts that have a column.
  let fields: Set<TextField>
  /// Ends each name that is a single word, where whole names are told apart from other words.
  var endOfKey = ""
  /// Whether a table knows how words stand; otherwise whoever looks for a phrase looks at titles.
  var hasPositions = true
  /// Whether some names are kept as other words alone, each two neighbours as one among them.
  var hasNamesAsOtherWords = false
  /// Whether the kind of a title is a word, and another word is the same for every title.
  var hasKinds = true
  /// The words in the column of genres that stand for the genres which fulfil a test; `nil` for
  /// genres that stand there with their own words.
  var wordsOfGenres: (@Sendable (TextTest) -> [String])?

  /// The names as single words.
  static let key = "key"
  static let otherWords = "other_words"
  static let kind = "kind"
  /// A word in the column of the kind of every title.
  static let everyTitle = "title"
  /// The columns by which a name is found.
  static let ofNames = [key, TextField.name.rawValue, otherWords]

  /// The columns in which a word is looked for that begins like this, unless one is named.
  func general(for beginning: String) -> [String] {
    TextField.general(for: beginning).filter { has($0) && ($0 != .genre || wordsOfGenres == nil) }
      .map(\.rawValue)
  }

  func has(_ field: TextField) -> Bool { fields.contains(field) }
}
