import Titles

/// The words of some titles, and in which of them each stands, so that a search need not look at
/// every title.
///
/// They narrow a search down; whether a title fulfils its condition is not told by them.
struct TitleWords: Sendable {
  /// The words of names, people and genres, to find the one that was meant by a misspelt one.
  let vocabulary: Vocabulary
  /// All words, sorted, those of plots among them.
  private let words: [String]
  /// For each word where its places end.
  private let ends: [Int]
  /// For each word the titles that have it.
  private let places: [Int32]

  /// Folds titles, and gathers their words.
  ///
  /// - Parameter titles: The titles; their places count from 0.
  /// - Complexity: O(*n* log *n*) in the number of words.
  init(of titles: some Sequence<SearchableTitle>) {
    var places: [String: [Int32]] = [:]
    var counts: [String: Int] = [:]
    for (place, title) in titles.enumerated() {
      let named = title.namedWords
      for word in named { counts[word, default: 0] += 1 }
      for word in named.union(title[.plot].words) {
        places[word, default: []].append(Int32(clamping: place))
      }
    }
    vocabulary = Vocabulary(
      counts.sorted { $0.key.utf8.precedes($1.key.utf8) }.map { (word: $0.key, count: $0.value) })
    let sorted = places.sorted { $0.key.utf8.precedes($1.key.utf8) }
    words = sorted.map(\.key)
    self.places = sorted.flatMap(\.value)
    var end = 0
    ends = sorted.map { word in
      end += word.value.count
      return end
    }
  }

  /// The titles that a search may find; `nil` if its words do not tell.
  func candidates(for search: LocalSearch) -> Set<Int>? {
    let words = SearchedWords([search.ranking ?? ""])
    return [
      search.condition.flatMap(candidates(for:)),
      search.wantsWholeName(of: words)
        ? ([words] + words.readings).reduce([]) { $0.union(titles(with: $1.key)) } : nil,
    ].intersected
  }

  /// The titles that may fulfil a condition; `nil` if its words do not tell.
  private func candidates(for condition: TitleCondition) -> Set<Int>? {
    switch condition {
    case .words(let typed):
      let words = SearchedWords(typed)
      return ([words] + words.readings).map(candidates(for:)).united
    case .phrase(let phrase):
      return TextField.general.map { candidates(for: .phrase(phrase), in: $0) }.united
    case .text(let field, let test): return candidates(for: test.meant(in: field), in: field)
    case .all(let conditions): return conditions.map(candidates(for:)).intersected
    case .any(let conditions): return conditions.map(candidates(for:)).united
    case .number, .kind, .form, .library, .not: return nil
    }
  }

  private func candidates(for words: SearchedWords) -> Set<Int>? {
    let each = words.words.indices.map { place in
      let pairs = words.signPairs[place]
      return
        ([words.words[place], words.joinedWithWord(before: place)].compactMap(\.self)
        .map(candidates(beginningWith:))
        + (pairs.isEmpty ? [] : [pairs.map(candidates(beginningWith:)).intersected])).united
    }
    return [each.intersected, candidates(beginningWith: words.key)].united
  }

  private func candidates(for test: TextTest, in field: TextField) -> Set<Int>? {
    guard TextField.general.contains(field) else { return nil }
    switch test {
    case .beginnings(let text):
      return field.words(of: text).map(candidates(beginningWith:)).intersected
    case .phrase(let text):
      return field.words(of: text).first.flatMap(candidates(beginningWith:))
    }
  }

  /// The titles with a word that begins so; `nil` where no word can.
  private func candidates(beginningWith beginning: String) -> Set<Int>? {
    guard !beginning.isEmpty, beginning.first != String.startOfNamesake else { return nil }
    let first = words.partitioningIndex { !$0.utf8.precedes(beginning.utf8) }
    let end = words[first...].partitioningIndex { !$0.utf8.starts(with: beginning.utf8) }
    return titles(withWords: first..<end)
  }

  /// The titles with this very word.
  private func titles(with word: String) -> Set<Int> {
    let place = words.partitioningIndex { !$0.utf8.precedes(word.utf8) }
    guard place < words.endIndex, words[place] == word else { return [] }
    return titles(withWords: place..<place + 1)
  }

  private func titles(withWords range: Range<Int>) -> Set<Int> {
    guard !range.isEmpty else { return [] }
    let start = range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1]
    return Set(places[start..<ends[range.upperBound - 1]].lazy.map(Int.init))
  }
}

extension SearchableTitle {
  /// The words of its names, in whatever way they are written, of its people and its genres.
  fileprivate var namedWords: Set<String> {
    let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
    return Set((fields.map { self[$0] } + [keys, otherWords]).flatMap(\.words))
  }
}

extension String.UTF8View {
  /// Whether it comes first in the order of bytes, in which those with the same beginning are
  /// neighbours.
  fileprivate func precedes(_ other: Self) -> Bool { lexicographicallyPrecedes(other) }
}

extension [Set<Int>?] {
  /// The elements of any of them; `nil` if one is not known.
  fileprivate var united: Set<Int>? {
    contains { $0 == nil } ? nil : compactMap(\.self).reduce([]) { $0.union($1) }
  }

  /// The elements of all that are known; `nil` without one that is.
  fileprivate var intersected: Set<Int>? {
    let known = compactMap(\.self).sorted { $0.count < $1.count }
    return known.first.map { known.dropFirst().reduce($0) { $0.intersection($1) } }
  }
}
