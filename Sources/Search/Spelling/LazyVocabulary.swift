import Synchronization
import Titles

/// The words of some titles, which are gathered when the first of them is misspelt.
final class LazyVocabulary: Sendable {
  private let titles: @Sendable () -> [SearchableTitle]
  private let gathered = Mutex<Vocabulary?>(nil)

  init(_ titles: @escaping @Sendable () -> [SearchableTitle]) { self.titles = titles }

  /// The words that may have been meant by one, as a ``Vocabulary`` orders them.
  ///
  /// - Throws: `CatalogueError.cancelled` if the task is cancelled meanwhile.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) throws(CatalogueError) -> [WordCorrection] {
    let corrections = words.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
    guard !Task.isCancelled else { throw .cancelled }
    return corrections
  }

  private var words: Vocabulary {
    gathered.withLock { gathered in
      let words = gathered ?? Vocabulary(of: titles())
      gathered = words
      return words
    }
  }
}

extension Vocabulary {
  /// The words of these titles' names, people and genres.
  fileprivate init(of titles: [SearchableTitle]) {
    var counts: [String: Int] = [:]
    for title in titles {
      let fields: [TextField] = [.name, .director, .writer, .actor, .genre]
      let texts = fields.map { title[$0] } + [title.keys, title.otherWords]
      for word in Set(texts.flatMap(\.words)) { counts[word, default: 0] += 1 }
    }
    self.init(counts.sorted { $0.key < $1.key }.map { (word: $0.key, count: $0.value) })
  }
}
