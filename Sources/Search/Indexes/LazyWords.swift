import Synchronization
import Titles

/// The words of titles, which are gathered in the background once the titles are searched a second
/// time, or when a word is misspelt.
///
/// A single search, such as that of a command, finds its hits sooner in the titles themselves.
final class LazyWords: Sendable {
  private let gather: @Sendable () -> TitleWords
  private let state = Mutex(State())

  private struct State {
    var searches = 0
    var gathering: Task<TitleWords, Never>?
    var gathered: TitleWords?
  }

  /// Makes the words, which the function gathers later.
  init(_ gather: @escaping @Sendable () -> TitleWords) { self.gather = gather }

  /// Returns the places of titles that a search may find; `nil` if words cannot narrow it down, or
  /// if they are not gathered yet.
  func places(for search: LocalSearch) -> [Int]? {
    let (isWanted, gathered) = state.withLock { state in
      state.searches += 1
      return (state.searches > 1, state.gathered)
    }
    if gathered == nil, isWanted { _ = gathering() }
    return gathered?.candidates(for: search)?.sorted()
  }

  /// Returns the likely corrections of a word, in the order of ``Vocabulary``.
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

  /// Returns the task that gathers the words; starts it on the first call.
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
