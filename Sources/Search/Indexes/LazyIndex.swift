import Synchronization
public import Titles

/// An index that is made in the background: behind the first list that comes from elsewhere, or
/// when it is first searched, which waits for it.
///
/// The facts about the titles of such a list do not wait for it: they are looked up one by one.
public final class LazyIndex: TitleIndex {
  private let title: @Sendable (TitleID) -> TitleDetail?
  private let make: @Sendable () -> MemoryIndex
  private let pause: @Sendable () async -> Void
  private let making = Mutex<Task<MemoryIndex, Never>?>(nil)
  private let isPlanned = Atomic(false)

  /// Makes nothing yet.
  ///
  /// - Parameters:
  ///   - title: Looks up a title that the index will have, at once; `nil` for any other.
  ///   - pause: How long the index is not begun after facts have been looked up for the first time:
  ///     as long as it takes to draw the list that they are for.
  ///   - make: Makes the index.
  public init(
    title: @escaping @Sendable (TitleID) -> TitleDetail?,
    pause: @escaping @Sendable () async -> Void = LazyIndex.drawing,
    _ make: @escaping @Sendable () -> MemoryIndex
  ) {
    self.title = title
    self.pause = pause
    self.make = make
  }

  /// As long as it takes to draw a list, and some more.
  public static let drawing: @Sendable () async -> Void = {
    try? await Task.sleep(for: .milliseconds(100))
  }

  public var extent: IndexExtent { get async { await index.extent } }

  public func hits(
    for search: LocalSearch, in rows: Range<Int>
  ) async throws(CatalogueError) -> LocalHits {
    try await index.hits(for: search, in: rows)
  }

  public func facts(of ids: [TitleID]) -> [TitleID: SourcedFacts] {
    beginAfterPause()
    return Dictionary(
      ids.compactMap { id in title(id).map { (id, SourcedFacts($0, from: .bundled)) } },
      uniquingKeysWith: { first, _ in first })
  }

  public func season(_ number: Int, of series: TitleID) async -> Season? {
    await index.season(number, of: series)
  }

  public func corrections(
    of word: String, isUnfinished: Bool, limit: Int
  ) async throws(CatalogueError) -> [WordCorrection] {
    try await index.corrections(of: word, isUnfinished: isUnfinished, limit: limit)
  }

  /// The index, made by whoever asks first.
  private var index: MemoryIndex { get async { await beginning.value } }

  /// Plans to make the index, once.
  private func beginAfterPause() {
    guard !isPlanned.exchange(true, ordering: .relaxed) else { return }
    Task.detached { [weak self, pause] in
      await pause()
      _ = self?.beginning
    }
  }

  /// Begins to make the index, once.
  private var beginning: Task<MemoryIndex, Never> {
    making.withLock { making in
      let task = making ?? Task.detached(priority: .userInitiated) { [make] in make() }
      making = task
      return task
    }
  }
}
