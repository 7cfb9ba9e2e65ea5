import Search
import Titles

/// The layout of a source's tables of words.
struct WordColumns: Sendable {
  /// The fields that have a column.
  let fields: Set<TextField>
  /// The sign that ends the key of a name, where the index distinguishes keys from other words.
  var endOfKey = ""
  /// Whether the tables have positions of words; otherwise phrases are checked title by title.
  var hasPositions = true
  /// Whether some names are stored only as other words, with each pair of neighbouring words as
  /// one.
  var hasNamesAsOtherWords = false
  /// Whether the kind of a title is indexed as a word, along with a word that every title has.
  var hasKinds = true
  /// Returns the words in the column of genres that stand for the genres that pass a test; `nil`
  /// where genres are stored with their own words.
  var wordsOfGenres: (@Sendable (TextTest) -> [String])?

  /// The names as single words.
  static let key = "key"
  static let otherWords = "other_words"
  static let kind = "kind"
  /// The word that every title has in the column of kinds.
  static let everyTitle = "title"
  /// The columns in which names are searched.
  static let ofNames = [key, TextField.name.rawValue, otherWords]

  /// Returns the columns that are searched for a word with this prefix, unless a field is named.
  func general(for beginning: String) -> [String] {
    TextField.general(for: beginning).filter { has($0) && ($0 != .genre || wordsOfGenres == nil) }
      .map(\.rawValue)
  }

  func has(_ field: TextField) -> Bool { fields.contains(field) }
}
