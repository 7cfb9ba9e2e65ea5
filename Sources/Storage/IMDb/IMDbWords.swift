import Search
import Titles

/// The words of a title as `imdb.sqlite` has them, folded by the program's own functions.
///
/// To fold them is the dearest part of an import, and nobody needs the database for it.
struct IMDbWords: Hashable, Sendable {
  /// A text that is searched.
  enum Column: String, CaseIterable, Sendable {
    /// The names as single words: see ``endOfKey``.
    case key
    case title
    case otherWords = "other_words"
    /// A letter for each genre: see ``IMDbGenres/letters``.
    case genre
    case director, writer, actor

    var isAboutPeople: Bool {
      switch self {
      case .director, .writer, .actor: true
      case .key, .title, .otherWords, .genre: false
      }
    }
  }

  /// Ends a key, so that a whole name is a word that no other title has: to look for `the` among
  /// all titles with this word would take long. No word contains it.
  static let endOfKey: Character = "="

  private var keys = ""
  private var names = ""
  private var otherWords = ""
  private let genres: String
  private let directors: String
  private let writers: String
  private let actors: String

  /// Folds the texts of a title.
  init(_ title: IMDbTitle) {
    genres = title.genres.letters
    directors = FoldedText(title.directors).asText
    writers = FoldedText(title.writers).asText
    actors = FoldedText(title.actors).asText
    if !title.isNumberedEpisode { addNames(of: title) }
  }

  private mutating func addNames(of title: IMDbTitle) {
    let own = title.names
    let abroad = title.namesAbroad.filter { !own.contains($0) }
    let (text, textAbroad) = (NameText(names: own), NameText(names: abroad))
    names = TextField.name.text(of: own).asText
    keys = (text.keys.words + textAbroad.keys.words).withoutRepetitions(by: \.self)
      .map { "\($0)\(Self.endOfKey)" }.joined(separator: " ")
    let others =
      text.otherWords.words + TextField.name.text(of: abroad).words + textAbroad.otherWords.words
    otherWords = others.withoutRepetitions(by: \.self).joined(separator: " ")
  }

  /// The names, and parts of them, as single words without spaces.
  var namesAsWords: [String] {
    keys.split(separator: " ").map { String($0.dropLast()) }
      + otherWords.split(separator: " ").map(String.init)
  }

  /// The words in a column, with single spaces between them.
  func text(in column: Column) -> String {
    switch column {
    case .key: keys
    case .title: names
    case .otherWords: otherWords
    case .genre: genres
    case .director: directors
    case .writer: writers
    case .actor: actors
    }
  }
}

extension FoldedText {
  /// The words without what divides texts: no index without positions knows how they stand.
  fileprivate var asText: String { words.joined(separator: " ") }
}

extension IMDbTitle {
  /// Its name, and the original one where that differs.
  fileprivate var names: [String] {
    [name] + (originalName.map { $0 == name ? [] : [$0] } ?? [])
  }

  /// Whether it is an episode which nobody has named.
  var isNumberedEpisode: Bool {
    guard let episode else { return false }
    return name == IMDbSeason.numberedName(season: episode.season, episode: episode.number)
  }
}

extension IMDbGenres {
  /// A letter or digit for each genre, in the order of the bits, with single spaces between them.
  ///
  /// A word of one letter takes less than half of the space: hardly anything begins with it.
  var letters: String { bits.map { String(Self.letter(of: $0)) }.joined(separator: " ") }

  /// The letter of a genre, given the place of its bit.
  static func letter(of bit: Int) -> Character { allLetters[bit] }

  private static let allLetters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// The places of the bits that are set.
  var bits: [Int] { Self.names.indices.filter { rawValue & 1 << $0 != 0 } }
}
