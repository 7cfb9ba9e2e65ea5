import GRDB
import Search
import Titles

/// The vocabulary of an index in a database, used to correct misspelt words: a table `word` of
/// their ranks, and a table `word_trigrams` of their trigrams.
///
/// It is too large for memory, so only words that share letters with the typed one are compared. A
/// word of up to five letters is looked up with each possible mistake, and a longer one by its
/// trigrams, since most of them survive a mistake.
struct TrigramVocabulary {
  let columns: WordColumns
  /// The number of titles with a word, as SQL about a row of `word`; `NULL` for a word without
  /// titles.
  let titlesOfWord: SQL
  /// The places of the titles whose words count.
  let places: ClosedRange<Int64>
  let database: Database

  /// The size in bytes at or above which most trigrams of a word survive a mistake.
  private static let shortestWithTrigrams = 6
  /// The maximum number of words to compare with the typed one.
  private static let mostCandidates = 4_000

  /// Returns the likely corrections of a word; see `TitleIndex`.
  func corrections(of word: String, isUnfinished: Bool, limit: Int) throws -> [WordCorrection] {
    var candidates =
      try word.utf8.count < Self.shortestWithTrigrams
      ? neighbours(of: word, isUnfinished: isUnfinished) : sharers(of: word)
    candidates.removeAll { $0.word == word }
    if try isKnown(word, isUnfinished: isUnfinished) { candidates.append((word, 1)) }
    return Vocabulary(candidates.sorted { $0.word < $1.word })
      .corrections(of: word, isUnfinished: isUnfinished, limit: limit)
      .filter { $0.word == $0.word.harmlessLine }
  }

  /// Returns whether a title has the word or, if it is unfinished, one that begins with it.
  private func isKnown(_ word: String, isUnfinished: Bool) throws -> Bool {
    let names =
      isUnfinished ? WordColumns.ofNames : WordColumns.ofNames.filter { $0 != WordColumns.key }
    let people: [TextField] = [.director, .writer, .actor]
    let genre = columns.wordsOfGenres == nil ? [TextField.genre.rawValue] : []
    let columns = names + people.filter(columns.has).map(\.rawValue) + genre
    var expressions = [
      isUnfinished
        ? MatchExpression.beginning(word, in: columns) : MatchExpression.word(word, in: columns)
    ]
    if !isUnfinished {
      expressions.append(.word(word + self.columns.endOfKey, in: [WordColumns.key]))
    }
    let statement = try database.cachedStatement(
      sql: """
        SELECT EXISTS
          (SELECT * FROM title_words WHERE title_words MATCH ? AND rowid BETWEEN ? AND ?)
        """)
    return try Bool.fetchOne(
      statement,
      arguments: [
        MatchExpression.any(expressions)?.text, places.lowerBound, places.upperBound,
      ]) ?? false
  }
}

// MARK: - The tables

extension TrigramVocabulary {
  /// Makes the table of the trigrams.
  static func makeTrigrams(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE word_trigrams USING fts5 (
          word, content='', columnsize=0, detail=none, tokenize='trigram'
        );
        """)
  }

  /// A sign before each word, so that its first two letters are in a trigram.
  static let startOfWord = "<"
  /// A sign after each word, so that its last two letters are in a trigram.
  static let endOfWord = ">"
}

// MARK: - Short words

extension TrigramVocabulary {
  /// Returns the words that are one mistake away and, for an unfinished word, those that begin with
  /// it once two of its letters are swapped.
  private func neighbours(
    of word: String, isUnfinished: Bool
  ) throws -> [(word: String, count: Int)] {
    guard Spelling.mostMistakes(in: word.utf8.count) != nil else { return [] }
    let variants = Array(word).variants
    guard let list = KeptJSON.text(of: variants) else { return [] }
    var words = try words(where: "word IN (SELECT value FROM json_each(\(list)))")
    guard isUnfinished else { return words }
    for swapped in Array(word).swapped {
      words += try self.words(
        where: """
          word >= \(swapped) AND word < \(swapped + "\u{10FFFF}")
          ORDER BY \(titlesOfWord) DESC LIMIT 50
          """)
    }
    return words
  }

  /// Returns the words that fulfil a condition, with the number of titles of each.
  private func words(where condition: SQL) throws -> [(word: String, count: Int)] {
    let rows = try SQLRequest<Row>(
      literal: "SELECT word, \(titlesOfWord) FROM word WHERE \(condition)", cached: true
    ).fetchCursor(database)
    var words: [(word: String, count: Int)] = []
    while let row = try rows.next() {
      guard let word: String = row.value(0), let count: Int = row.value(1) else { continue }
      words.append((word, count))
    }
    return words
  }
}

// MARK: - Long words

extension TrigramVocabulary {
  /// Returns the words that share the most trigrams with a word.
  private func sharers(of word: String) throws -> [(word: String, count: Int)] {
    let trigrams = Array(Self.startOfWord + word + Self.endOfWord).trigrams
    let fewest = fewestShared(of: trigrams.count, in: word)
    let last = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT max(rank) FROM word"))
    var shared = [UInt8](repeating: 0, count: (last ?? 0) + 1)
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM word_trigrams WHERE word_trigrams MATCH ?")
    for trigram in trigrams {
      let ranks = try Int.fetchCursor(statement, arguments: ["\"\(trigram)\""])
      while let rank = try ranks.next() {
        if shared.indices.contains(rank) { shared[rank] += 1 }
      }
    }
    var ranks = shared.indices.filter { shared[$0] >= fewest }
    if ranks.count > Self.mostCandidates {
      // Among words with equally many shared trigrams, the most frequent ones come first.
      ranks = Array(
        ranks.sorted { (shared[$1], $0) < (shared[$0], $1) }.prefix(Self.mostCandidates))
    }
    let list = "[\(ranks.lazy.map(String.init).joined(separator: ","))]"
    return try words(where: "rank IN (SELECT value FROM json_each(\(list)))")
  }

  /// Returns the minimum number of trigrams that a correction shares with a word.
  ///
  /// A mistake changes up to four trigrams, and another one marks the end of the word, which may be
  /// unfinished.
  private func fewestShared(of trigrams: Int, in word: String) -> UInt8 {
    let mistakes = Spelling.mostMistakes(in: word.utf8.count) ?? 0
    return UInt8(clamping: max(trigrams < 10 ? 2 : 3, trigrams - 4 * mistakes - 1))
  }
}

extension [Character] {
  /// All runs of three characters, each once.
  fileprivate var trigrams: Set<String> {
    guard count >= 3 else { return [] }
    return Set(indices.dropLast(2).map { String(self[$0...($0 + 2)]) })
  }

  /// The words with two neighbouring letters swapped.
  fileprivate var swapped: [String] {
    indices.dropLast().map { place in
      var letters = self
      letters.swapAt(place, place + 1)
      return String(letters)
    }
  }

  /// All words that are one mistake away: a letter too many, missing, wrong, or swapped.
  fileprivate var variants: [String] {
    var words = Set(swapped)
    for place in startIndex...endIndex {
      let before = String(self[..<place])
      let rest = String(self[place...])
      let shorter = String(self[place...].dropFirst())
      if place < endIndex { words.insert(before + shorter) }
      for letter in "abcdefghijklmnopqrstuvwxyz0123456789" {
        words.insert("\(before)\(letter)\(shorter)")
        words.insert("\(before)\(letter)\(rest)")
      }
    }
    return [String](words)
  }
}
