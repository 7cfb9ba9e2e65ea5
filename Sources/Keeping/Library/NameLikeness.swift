import Search
import Titles

/// The similarity of a name to that of a title that it may mean.
enum NameLikeness: Int, Comparable {
  /// The same words, apart from case, accents and punctuation.
  case sameWords
  /// The same words in another spelling: `Iron Man Three` for `Iron Man 3`.
  case sameName
  /// One of the names begins with the other: `Star Wars` for `Star Wars: Episode IV`.
  case sameBeginning
  /// One name contains the other, or most words are similar: `Philosopher's Stone` for `Sorcerer's
  /// Stone`, `Godzila` for `Godzilla`.
  case similar

  /// Compares a name with a title's own and original names.
  ///
  /// - Returns: `nil` if the name cannot mean the title.
  init?(of title: TitleDetail, to name: String) {
    let likeness = title.names.compactMap { Self(of: $0, to: name) }.min()
    guard let likeness else { return nil }
    self = likeness
  }

  private init?(of title: String, to name: String) {
    if title.comparisonKey == name.comparisonKey {
      self = .sameWords
    } else if NameText.key(of: title) == NameText.key(of: name) {
      self = .sameName
    } else {
      let (title, name) = (title.tellingWords, name.tellingWords)
      guard !title.isEmpty, !name.isEmpty else { return nil }
      if title.starts(with: name) || name.starts(with: title) {
        self = .sameBeginning
      } else if title.isPart(of: name) || name.isPart(of: title)
        || Self.areMostAlike(title, name)
      {
        self = .similar
      } else {
        return nil
      }
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether more than half of the words of the longer name have a similar word in the other.
  private static func areMostAlike(_ left: [String], _ right: [String]) -> Bool {
    var unmatched = right
    for word in left {
      let match = unmatched.firstIndex(of: word) ?? unmatched.firstIndex { $0.isLike(word) }
      if let match { unmatched.remove(at: match) }
    }
    let matches = right.count - unmatched.count
    return 2 * matches > max(left.count, right.count)
  }
}

extension String {
  /// Words that hardly distinguish names.
  private static let fillers: Set<String> = [
    "a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with",
  ]

  /// The folded words that distinguish the name, in their common spelling; all words if none do.
  fileprivate var tellingWords: [String] {
    let words = searchWords
    let telling = words.filter { !Self.fillers.contains($0) }
    return (telling.isEmpty ? words : telling).map(WaysToWrite.common)
  }

  /// The words for a search that finds the title even if the end of its name differs, or a word in
  /// it is misspelt: the first half of the words, the last of them cut to its first letters and an
  /// asterisk.
  ///
  /// `nil` without any words.
  var beginningToSearch: String? {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !$0.searchWords.isEmpty }
    let telling = words.filter { !Self.fillers.contains($0.comparisonKey) }
    let half = telling.prefix((telling.count + 1) / 2)
    guard let last = half.last?.searchWords.first else { return nil }
    let letters = last.prefix(max(3, (last.count + 1) / 2))
    return (half.dropLast() + [letters + "*"]).joined(separator: " ")
  }

  /// Whether a word may be a misspelling of another.
  fileprivate func isLike(_ other: String) -> Bool {
    let (word, other) = (Array(utf8), Array(other.utf8))
    guard let most = Spelling.mostMistakes(in: word.count) else { return false }
    var spelling = Spelling(word)
    return spelling.mistakes(for: other[...], atMost: most, isUnfinished: false) != nil
  }
}

extension [String] {
  /// Whether these are at least two words, and others contain them in sequence.
  fileprivate func isPart(of others: [String]) -> Bool {
    count > 1 && count <= others.count
      && (0...(others.count - count)).contains { others[$0...].starts(with: self) }
  }
}
