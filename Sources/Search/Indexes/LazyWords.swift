import Synchronization
import Titles

/// The words of some titles, which are gathered in the background once the titles are searched a
/// second time, or when a word is misspelt.
///
/// Whoever searches once, as a command does, finds its hits sooner among the titles themselves.
final class LazyWords: Sendable {
  private let gather: @Sendable () -> TitleWords
  private let state = Mutex(State())

  private struct State {
    var searches = 0
    var gathering: Task<TitleWords, Never>?
    var gathered: TitleWords?
  }

  /// Gathers nothing yet.
  init(_ gather: @escaping @Sendable () -> TitleWords) { self.gather = gather }

  /// The places of the titles that a search may find; `nil` if the words do not tell, or are not
  /// gathered yet.
  func places(for search: LocalSearch) -> [Int]? {
    let (isWanted, gathered) = state.withLock { state in
      state.searches += 1
      return (state.searches > 1, state.gathered)
    }
    if gathered == nil, isWanted { _ = gathering() }
    return gathered?.candidates(for: search)?.sorted()
  }

  /// The words that may have been meant by one, as a ``Vocabulary`` orders them.
  ///
  /// - Throws: `CatalogueError.cancelled` if the task is cancelled meanwhile.
  func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    let vocabulary = await gathering().value.vocabulary
    let corrections = vocabulary.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
    guard !Task.isCancelled else { throw .cancelled }
    return corrections
  }

  /// The gathering of the words, begun by whoever asks first.
  private func gathering() -> Task<TitleWords, Never> {
    state.withLock { state in
      if let gathering = state.gathering { return gathering }
      let gathering = Task.detached { [gather, weak self] in
        let words = gather()
        self?.state.withLock { $0.gathered = words }
        return words
      }
      state.gathering = gathering
      return gathering
    }
  }
}
