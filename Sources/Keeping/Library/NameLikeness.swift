import Search
import Titles

/// How like a name is to that of a title, so that somebody could mean the title by it.
enum NameLikeness: Int, Comparable {
  /// The same words, apart from case, accents and punctuation.
  case sameWords
  /// The same words in another way of writing: `Iron Man Three` for `Iron Man 3`.
  case sameName
  /// One of the names begins with the other: `Star Wars` for `Star Wars: Episode IV`.
  case sameBeginning
  /// One stands in the other, or most words are alike: `Philosopher's Stone` for `Sorcerer's
  /// Stone`,
  /// `Godzila` for `Godzilla`.
  case similar

  /// Compares a name with the title's own and its original one.
  ///
  /// - Returns: `nil` if nobody could mean the title.
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

  /// Whether more words of each name are like one of the other than are not.
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
  /// Words of names that hardly tell one title from another.
  private static let fillers: Set<String> = [
    "a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with",
  ]

  /// The folded words of a name that tell which title is meant, in their common way of writing; all
  /// of them if none does.
  fileprivate var tellingWords: [String] {
    let words = searchWords
    let telling = words.filter { !Self.fillers.contains($0) }
    return (telling.isEmpty ? words : telling).map(WaysToWrite.common)
  }

  /// Words for a search that finds the title even if the end of its name is another, or a word in
  /// it is misspelt: the first half of the words, and of the last of these only the first letters,
  /// with the asterisk that stands for the others.
  ///
  /// `nil` if there are no words.
  var beginningToSearch: String? {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !$0.searchWords.isEmpty }
    let telling = words.filter { !Self.fillers.contains($0.comparisonKey) }
    let half = telling.prefix((telling.count + 1) / 2)
    guard let last = half.last?.searchWords.first else { return nil }
    let letters = last.prefix(max(3, (last.count + 1) / 2))
    return (half.dropLast() + [letters + "*"]).joined(separator: " ")
  }

  /// Whether another word may have been meant by this one.
  fileprivate func isLike(_ other: String) -> Bool {
    let (word, other) = (Array(utf8), Array(other.utf8))
    guard let most = Spelling.mostMistakes(in: word.count) else { return false }
    var spelling = Spelling(word)
    return spelling.mistakes(for: other[...], atMost: most, isUnfinished: false) != nil
  }
}

extension [String] {
  /// Whether these words, at least two, stand in a row in others.
  fileprivate func isPart(of others: [String]) -> Bool {
    count > 1 && count <= others.count
      && (0...(others.count - count)).contains { others[$0...].starts(with: self) }
  }
}
