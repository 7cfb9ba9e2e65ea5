import Search
import Titles

/// The words of a title as `imdb.sqlite` stores them, folded by the program's own functions.
///
/// Folding is the most expensive part of an import, and does not need the database.
struct IMDbWords: Hashable, Sendable {
  /// A searchable column.
  enum Column: String, CaseIterable, Sendable {
    /// The names as single words: see ``endOfKey``.
    case key
    case title
    case otherWords = "other_words"
    /// A sign for each genre: see ``IMDbSigns``.
    case genre
    /// A sign for the year.
    case year
    case director, writer, actor

    var isAboutPeople: Bool {
      switch self {
      case .director, .writer, .actor: true
      case .key, .title, .otherWords, .genre, .year: false
      }
    }
  }

  /// A sign that ends a key, and that no word contains.
  ///
  /// With it, a whole name is a single word, which finds only titles of this name: looking up the
  /// name among all titles with the word `the` would take long.
  static let endOfKey = "="

  /// The number that sorts the title: see ``SortKey/prefix``.
  let sortPrefix: Int
  private var keys = ""
  private var names = ""
  private var otherWords = ""
  private let genres: String
  private let year: String
  private let directors: String
  private let writers: String
  private let actors: String

  /// Folds the texts of a title.
  init(_ title: IMDbTitle) {
    genres = IMDbSigns.text(of: title.genres)
    year = title.year.flatMap(IMDbSigns.year) ?? ""
    directors = title.directors.words
    writers = title.writers.words
    actors = title.actors.words
    let name = NameWords(title.name)
    sortPrefix = SortKey(name).prefix
    guard !title.isNumberedEpisode else { return }
    let original = title.originalName.flatMap { $0 == title.name ? nil : NameWords($0) }
    var (keys, others): ([String], [String]) = ([], [])
    for name in [name, original].compactMap(\.self) {
      names.append(words: name.words)
      keys.append(name.key)
      others += name.others
    }
    for name in title.namesAbroad where name != title.name && name != title.originalName {
      let name = NameWords(name)
      keys.append(name.key)
      others += name.words + name.others
    }
    for key in keys where !key.isEmpty { self.keys.append(words: [key + Self.endOfKey]) }
    otherWords.append(words: others)
  }

  /// The words of the names, and the names and their parts as single words without spaces.
  var namesAsWords: [String] {
    keys.split(separator: " ").map { String($0.dropLast()) }
      + [names, otherWords].flatMap { $0.split(separator: " ") }.map(String.init)
  }

  /// Returns the words in a column, with single spaces between them.
  func text(in column: Column) -> String {
    switch column {
    case .key: keys
    case .title: names
    case .otherWords: otherWords
    case .genre: genres
    case .year: year
    case .director: directors
    case .writer: writers
    case .actor: actors
    }
  }
}

extension [String] {
  /// The words of people's names, without separators between the names, since an index without
  /// positions does not know the order of words.
  fileprivate var words: String {
    isEmpty ? "" : flatMap(\.personWords).joined(separator: " ")
  }
}

extension String {
  /// Appends words after a space.
  fileprivate mutating func append(words: [String]) {
    for word in words {
      if !isEmpty { append(" ") }
      append(word)
    }
  }
}

extension IMDbTitle {
  /// Whether the title is an episode without a name of its own.
  var isNumberedEpisode: Bool {
    guard let episode else { return false }
    return name == IMDbSeason.numberedName(season: episode.season, episode: episode.number)
  }
}
