import Titles

/// An inverted index of some titles, so that a search need not read every title.
///
/// It narrows a search down, but does not decide whether a title fulfils the condition.
struct TitleWords: Sendable {
  /// The words of names, people and genres, used to correct misspelt words.
  let vocabulary: Vocabulary
  /// All words, sorted, including those of plots.
  private let words: [String]
  /// The end of each word's range in `places`.
  private let ends: [Int]
  /// The places of the titles that have each word, in the order of the words.
  private let places: [Int32]

  /// Gathers the words of folded titles.
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

  /// Returns the places of titles that a search may find; `nil` if words cannot narrow it down.
  func candidates(for search: LocalSearch) -> Set<Int>? {
    let words = SearchedWords([search.ranking ?? ""])
    return [
      search.condition.flatMap(candidates(for:)),
      search.wantsWholeName(of: words)
        ? ([words] + words.readings).reduce([]) { $0.union(titles(with: $1.key)) } : nil,
    ].intersected
  }

  /// Returns the places of titles that may fulfil a condition; `nil` if words cannot narrow it
  /// down.
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

  /// Returns the places of titles with a word that has a prefix; `nil` if the prefix is empty or
  /// the number of a namesake.
  private func candidates(beginningWith beginning: String) -> Set<Int>? {
    guard !beginning.isEmpty, beginning.first != String.startOfNamesake else { return nil }
    let first = words.partitioningIndex { !$0.utf8.precedes(beginning.utf8) }
    let end = words[first...].partitioningIndex { !$0.utf8.starts(with: beginning.utf8) }
    return titles(withWords: first..<end)
  }

  /// Returns the places of the titles with exactly this word.
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
  /// The words of the title's names, in all spellings, of its people and its genres.
  fileprivate var namedWords: Set<String> {
    let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
    return Set((fields.map { self[$0] } + [keys, otherWords]).flatMap(\.words))
  }
}

extension String.UTF8View {
  /// Whether this text precedes another by bytes, an order in which words with the same prefix are
  /// neighbours.
  fileprivate func precedes(_ other: Self) -> Bool { lexicographicallyPrecedes(other) }
}

extension [Set<Int>?] {
  /// The union of the sets; `nil` if one is unknown.
  fileprivate var united: Set<Int>? {
    contains { $0 == nil } ? nil : compactMap(\.self).reduce([]) { $0.union($1) }
  }

  /// The intersection of the known sets; `nil` if all are unknown.
  fileprivate var intersected: Set<Int>? {
    let known = compactMap(\.self).sorted { $0.count < $1.count }
    return known.first.map { known.dropFirst().reduce($0) { $0.intersection($1) } }
  }
}
